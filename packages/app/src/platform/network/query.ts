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

/** Stale time and cache time of a query: 5 minutes each (NET-16). Never refetched on focus. */
export const FRESH = 5 * 60_000;

/** Maximum retries of a failed read (NET-15): four requests in all. */
const RETRIES = 3;
/** Delay before the first retry, ms; doubled for each further one. */
const RETRY_WAIT = 200;

/** Not a refusal, an invalid response, or a call the client has already retried (NET-15, OP-15). */
export function repeats(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  return !isApiError(error) || (error.attempts === 1 && isApiError(error, 'server', 'wrongResponse'));
}

/** Ignores the browser's network state, because some embedded browsers always report being offline. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(),
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        gcTime: FRESH,
        retry: repeats,
        retryDelay: (failures) => RETRY_WAIT * 2 ** failures,
        // Saved data remains on the screen: a request would only replace it by an error.
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

/**
 * The query client of the session, a new one for each, so that data of one player is never shown to the next.
 */
export const queryClientAtom = atom((get) => {
  get(generationAtom);
  return createQueryClient();
});

export const isReading = (): boolean => store.get(queryClientAtom).isFetching() > 0;

/** Marks a query whose response is in the profile's language, which its URL does not contain (I18N-13). */
export const inProfileLanguage = { meta: { isInProfileLanguage: true } } as const;

export const readsInProfileLanguage = {
  predicate: ({ meta }: { meta?: Readonly<Record<string, unknown>> | undefined }) =>
    meta?.['isInProfileLanguage'] === true,
} as const;
