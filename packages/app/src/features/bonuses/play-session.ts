import { playSession } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/**
 * The player's current play session on the server: start, bets, wins, net result and usual stake, minor
 * units. A server may lack the call (404); the data is then empty.
 */
export const playSessionOptions = queryOptions({
  queryKey: ['playSession'] as const,
  queryFn: ({ signal }) => call(playSession, {}, { signal }),
  staleTime: 0,
});
