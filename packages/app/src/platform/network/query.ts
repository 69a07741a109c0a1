import { isApiError } from '@tulpar/api/errors';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { generationAtom } from '../session/session.ts';
import { savedViewAtom } from './connectivity.ts';
import { atom, store } from '../state/store.ts';

export {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';

/** How long data stays fresh and how long an unused answer is kept: 5 minutes both (NET-16). Never refetched on focus. */
export const FRESH = 5 * 60_000;

/** Most repeats of a failed read (NET-15): four requests in all. */
const RETRIES = 3;
/** Wait before the first repeat, ms; doubled for each further one. */
const RETRY_WAIT = 200;

/**
 * Whether a failed read is asked again (NET-15, OP-15): not what the server has refused, not an answer that breaks the
 * contract, which would only break it again, and not a call that the client has already repeated: its repeats and these
 * would multiply.
 */
export function repeats(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  return !isApiError(error) || (error.attempts === 1 && isApiError(error, 'server', 'wrongResponse'));
}

/**
 * Makes the cache of one session. The browser's word about the network is not believed: embedded views report offline
 * for ever.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(),
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        gcTime: FRESH,
        retry: repeats,
        retryDelay: (failures) => RETRY_WAIT * 2 ** failures,
        // What was saved stays on the screen: asking would only put an error in its place.
        refetchOnMount: () => !store.get(savedViewAtom),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchIntervalInBackground: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The cache of the session: a new one for each, so that nothing read for one player is shown to the next. */
export const queryClientAtom = atom((get) => {
  get(generationAtom);
  return createQueryClient();
});

/** Whether anything is being read for the page on the screen. */
export const isReading = (): boolean => store.get(queryClientAtom).isFetching() > 0;

/**
 * Option of a read whose answer the server writes in the language of the profile, because its address cannot name one:
 * when another language is saved, what was read before is in the former one (I18N-13).
 */
export const inProfileLanguage = { meta: { isInProfileLanguage: true } } as const;

/** The reads that `inProfileLanguage` marks. */
export const readsInProfileLanguage = {
  predicate: ({ meta }: { meta?: Readonly<Record<string, unknown>> | undefined }) =>
    meta?.['isInProfileLanguage'] === true,
} as const;
