import { documents } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** How often documents that wait for a decision are asked about, ms (KYC-17). */
const ASK_AGAIN = 10_000;

/**
 * Documents the player sent (API-19); asked again while one of them is being checked, and when the page is shown again:
 * they may have been sent from another tab or device (KYC-17).
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
