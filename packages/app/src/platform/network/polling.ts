import { eventsOfferedAtom, onlineAtom } from './connectivity.ts';
import type { QueryClient } from './query.ts';
import { refetchPaced } from './paced-refetch.ts';
import { lowDataAtom } from '../device/low-data.ts';
import { atom, store } from '../state/store.ts';

/** Whether events arrive; polls pause meanwhile. */
export const eventsLiveAtom = atom(false);

export interface Poll {
  readonly refetchInterval: () => number | false;
  readonly staleTime: 0;
  readonly retry: false;
  readonly meta: { readonly isPolled: true };
}

/**
 * Options of a poll every `ms`, or every `sparing` ms in data-saving mode (REACH-13). Pauses while the page
 * is hidden (OP-84), while offline, and while events arrive; requests never overlap. Ignores freshness
 * (OP-16); a failed poll is not retried before the next one.
 */
export function poll(ms: number, sparing = ms): Poll {
  return {
    refetchInterval: () =>
      store.get(onlineAtom) && !store.get(eventsLiveAtom) && (store.get(lowDataAtom) ? sparing : ms),
    staleTime: 0,
    retry: false,
    meta: { isPolled: true },
  };
}

/** Query state used for retries. */
interface ReadState {
  readonly errorUpdateCount: number;
  readonly errorUpdatedAt: number;
  readonly dataUpdatedAt: number;
}

/** Whether the last result of a query was an error, also while it is being refetched. */
export function hasFailed(state: ReadState | undefined): boolean {
  return state !== undefined && state.errorUpdatedAt > state.dataUpdatedAt;
}

/** Retry delays, ms (OP-15): the first one, doubled with each consecutive failure, up to the longest. */
const RETRY_DELAYS = { first: 5000, longest: 30_000 };

/**
 * Options of a query that is retried until it succeeds (CASH-23). Up to a tenth is added to each delay as
 * jitter; a success resets the delay. Pauses while offline and while the page is hidden. With one request per
 * attempt this is 120 requests per hour without the server.
 */
export function retryUntilSuccess(fraction: () => number = Math.random): {
  readonly retry: false;
  readonly refetchInterval: (query: { readonly state: ReadState }) => number | false;
} {
  const waits = new WeakMap<object, { answeredAt: number; count: number; wait: number }>();
  return {
    retry: false,
    refetchInterval(query) {
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

/**
 * Pauses and resumes polls with the network and events, and polls once when the page becomes visible (OP-84);
 * returns an unsubscribe function. If events are offered, the new connection refetches instead.
 */
export function watchPolls(queries: QueryClient): () => void {
  // An observer recalculates its interval only when its options are set or data arrives; a poll's options
  // never change.
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
