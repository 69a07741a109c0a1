import { eventsOfferedAtom, onlineAtom } from './connectivity.ts';
import type { QueryClient, QueryMeta } from './query.ts';
import { lowDataAtom } from '../device/low-data.ts';
import { atom, store } from '../state/store.ts';

/** Whether events arrive; polls pause meanwhile. */
export const eventsLiveAtom = atom(false);

/**
 * A poll every `ms`, or `sparing` ms in data-saving mode (REACH-13). Pauses while hidden (OP-84), offline, or
 * while events arrive; ignores freshness (OP-16) and does not retry.
 */
export function poll(ms: number, sparing = ms, meta: QueryMeta = {}) {
  return {
    refetchInterval: () =>
      store.get(onlineAtom) && !store.get(eventsLiveAtom) && (store.get(lowDataAtom) ? sparing : ms),
    staleTime: 0,
    retry: false,
    meta: { ...meta, isPolled: true },
  };
}

interface ReadState {
  readonly errorUpdateCount: number;
  readonly errorUpdatedAt: number;
  readonly dataUpdatedAt: number;
}

export function hasFailed(state: ReadState | undefined): boolean {
  return state !== undefined && state.errorUpdatedAt > state.dataUpdatedAt;
}

/** Retry delays, ms (OP-15): the first one, doubled with each consecutive failure, up to the longest. */
const RETRY_DELAYS = { first: 5000, longest: 30_000 };

/**
 * Options of a query that is retried until it succeeds (CASH-23), with jitter; a success resets the delay. Pauses while
 * offline or hidden. About 120 requests per hour without the server.
 */
export function retryUntilSuccess(fraction: () => number = Math.random) {
  const waits = new WeakMap<object, { answeredAt: number; count: number; wait: number }>();
  return {
    retry: false,
    refetchInterval(query: { readonly state: ReadState }) {
      const { state } = query;
      const { errorUpdateCount: count } = state;
      const known = waits.get(query);
      if (!hasFailed(state)) {
        waits.set(query, { answeredAt: count, count, wait: 0 });
        return false;
      }
      const answeredAt = known?.answeredAt ?? 0;
      // Called for every observer and render, so one failure must give one delay.
      const wait =
        known?.count === count && known.wait > 0
          ? known.wait
          : Math.min(RETRY_DELAYS.longest, RETRY_DELAYS.first * 2 ** Math.max(0, count - answeredAt - 1)) *
            (1 + fraction() / 10);
      waits.set(query, { answeredAt, count, wait });
      return store.get(onlineAtom) && wait;
    },
  };
}

/** Minimum interval between refetches, ms: an unstable network must not cause one on every return (REACH-08). */
const REST = 5000;

interface Pace {
  last: number;
  isComplete: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const paces = new WeakMap<QueryClient, Pace>();

/** Refetches the page's polls, with `isComplete` also everything failed or stale; at most once in 5 s (REACH-08). */
export function refetchPaced(queries: QueryClient, isComplete = false): void {
  const pace = paces.get(queries) ?? { last: -REST, isComplete };
  paces.set(queries, pace);
  pace.isComplete ||= isComplete;
  clearTimeout(pace.timer);
  const wait = pace.last + REST - performance.now();
  if (wait > 0) {
    pace.timer = setTimeout(() => refetchPaced(queries), wait);
    return;
  }
  // While offline nothing is refetched; `scope.tsx` calls this function once the server is back.
  if (!store.get(onlineAtom)) return;
  const all = pace.isComplete;
  pace.last = performance.now();
  pace.isComplete = false;
  void queries.refetchQueries({
    type: 'active',
    predicate: (query) =>
      query.meta?.isPolled === true || (all && (query.state.status === 'error' || query.isStale())),
  });
}

/**
 * Adapts polls to the network, events and data-saving mode; unless the server offers events, polls once when the page
 * becomes visible (OP-84).
 */
export function watchPolls(queries: QueryClient): () => void {
  // An observer recalculates its interval only when options are set or data arrives.
  const rearm = () => {
    for (const query of queries.getQueryCache().findAll({ type: 'active' }))
      for (const observer of query.observers)
        if (typeof observer.options.refetchInterval === 'function') observer.setOptions(observer.options);
  };
  const back = () => {
    if (!document.hidden && !store.get(eventsOfferedAtom)) refetchPaced(queries);
  };
  document.addEventListener('visibilitychange', back);
  const stops = [
    store.sub(onlineAtom, rearm),
    store.sub(eventsLiveAtom, rearm),
    store.sub(lowDataAtom, rearm),
  ];
  return () => {
    document.removeEventListener('visibilitychange', back);
    for (const stop of stops) stop();
  };
}
