import { QueryCache, QueryClient } from '@tanstack/react-query';

export {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';

/** How long data stays fresh and how long an unused answer is kept: 5 minutes both (NET-16). Never refetched on focus. */
export const FRESH = 5 * 60_000;

/**
 * Makes the cache of one session. The API client repeats requests, so nothing repeats here; the browser's word about
 * the network is not believed either: embedded views report offline for ever.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(),
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        gcTime: FRESH,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchIntervalInBackground: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
