import { games, winners } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** Recent wins (API-43). */
export const winnersOptions = queryOptions({
  queryKey: ['winners'] as const,
  queryFn: ({ signal }) => call(winners, {}, { signal }),
  select: ({ data }) => data,
});

const PROBE_LIMIT = 20;

/** Probes whether there is any game; a 404 hides the two extra blocks (GAME-15, OP-64, OP-105). */
export const probeOptions = queryOptions({
  queryKey: ['gamesProbe'] as const,
  queryFn: ({ signal }) => call(games, { query: { _limit: PROBE_LIMIT } }, { signal }),
  select: () => true,
});
