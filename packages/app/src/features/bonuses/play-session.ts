import { playSession } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/**
 * The player's sitting as the server counts it: since when, bets, wins and their difference, minor units, and the usual
 * stake. A server may not offer it (404); then nothing is claimed.
 */
export const playSessionOptions = queryOptions({
  queryKey: ['playSession'] as const,
  queryFn: ({ signal }) => call(playSession, {}, { signal }),
  staleTime: 0,
});
