import { limits } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { poll } from '#app/platform/network/polling.ts';
import { queryOptions } from '#app/platform/network/query.ts';

/** How often the figures of the limits are read again, ms: play moves them. */
const POLL = 30_000;

/** Limits of the player with averages and the reality check (SAFE-02). */
export const limitsOptions = queryOptions({
  queryKey: ['limits'] as const,
  queryFn: ({ signal }) => call(limits, {}, { signal }),
  ...poll(POLL),
});
