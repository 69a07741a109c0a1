import { documents } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** Poll interval while documents are being checked, ms (KYC-17). */
const POLL_MS = 10_000;

/**
 * Sent and required documents, and withdrawal limits (API-19). Polled while a document is being checked, and refetched
 * on return to the page: another tab or device may have sent some (KYC-17).
 */
export const documentsOptions = queryOptions({
  queryKey: ['documents'] as const,
  queryFn: ({ signal }) => call(documents, {}, { signal }),
  staleTime: 0,
  meta: { isPolled: true, changesWith: ['profile'] },
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ status }) => status === 'process' || status === 'processing') ? POLL_MS : false,
});
