import { limits } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { onlineAtom } from '#app/platform/network/connectivity.ts';
import { poll } from '#app/platform/network/polling.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';

/** Poll interval of the limits, ms: play and the end of a period change them without an event (SAFE-02). */
const POLL = 30_000;

/** Limits of the player with averages and the reality check (SAFE-02). */
export const limitsOptions = queryOptions({
  queryKey: ['limits'] as const,
  queryFn: ({ signal }) => call(limits, {}, { signal }),
  ...poll(POLL, POLL, { changesWith: ['profile', 'payments', 'commit_deposit'], saved: 'page' }),
  refetchInterval: () => store.get(onlineAtom) && POLL,
});
