import { limits } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { onlineAtom } from '#app/platform/network/connectivity.ts';
import { poll } from '#app/platform/network/polling.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';

/** How often the figures of the limits are read again, ms: play moves them, and a period passes (SAFE-02). No event tells. */
const POLL = 30_000;

/** Limits of the player with averages and the reality check (SAFE-02). */
export const limitsOptions = queryOptions({
  queryKey: ['limits'] as const,
  queryFn: ({ signal }) => call(limits, {}, { signal }),
  ...poll(POLL),
  refetchInterval: () => store.get(onlineAtom) && POLL,
});
