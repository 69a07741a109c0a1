import { documents } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** Poll interval while documents are being checked, ms (KYC-17). */
const ASK_AGAIN = 10_000;

/**
 * Documents the player has sent (API-19). Polled while one is being checked, and refetched on return to the
 * page: another tab or device may have sent some (KYC-17).
 */
export const documentsOptions = queryOptions({
  queryKey: ['documents'] as const,
  queryFn: ({ signal }) => call(documents, {}, { signal }),
  staleTime: 0,
  meta: { isPolled: true },
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ status }) => status === 'process' || status === 'processing')
      ? ASK_AGAIN
      : false,
});
