import { eventsOfferedAtom, onlineAtom } from './connectivity.ts';
import type { QueryClient } from './query.ts';
import { refetchPaced } from './paced-refetch.ts';
import { lowDataAtom } from '../device/low-data.ts';
import { atom, store } from '../state/store.ts';

/** Events arrive: polls give way until they stop. */
export const eventsLiveAtom = atom(false);

/** Options of a poll. */
export interface Poll {
  readonly refetchInterval: () => number | false;
  readonly staleTime: 0;
  readonly retry: false;
  readonly meta: { readonly isPolled: true };
}

/**
 * Makes a read a poll of so many ms, or of `sparing` while data are saved (REACH-13). It rests while the page is hidden (OP-84), while there is no network, and while
 * events say what changed; a poll that is still under way is never joined by another one. It ignores freshness (OP-16),
 * and the next poll is the repeat of one that failed.
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

/** What is asked about a read that keeps asking. */
interface ReadState {
  readonly errorUpdateCount: number;
  readonly errorUpdatedAt: number;
  readonly dataUpdatedAt: number;
}

/** Whether the last word of a read was a failure, also while it is being asked again. */
export function hasFailed(state: ReadState | undefined): boolean {
  return state !== undefined && state.errorUpdatedAt > state.dataUpdatedAt;
}

/** Waits of a read that keeps asking, ms (OP-15): the first, doubled by every failure in a row, and the longest. */
const ASKING = { first: 5000, longest: 30_000 };

/**
 * Options of a read that is asked for until it comes (CASH-23). Up to a tenth is added to each wait by chance; an answer
 * makes the next wait the first one again. It rests without a network and while the page is hidden. Asked with one
 * request each time it comes to 120 requests in an hour without the server.
 */
export function askUntilAnswered(fraction: () => number = Math.random): {
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
      // Every observer and every render looks here: one failure is one wait.
      const wait =
        known?.count === count && known.wait > 0
          ? known.wait
          : Math.min(ASKING.longest, ASKING.first * 2 ** Math.max(0, count - answeredAt - 1)) *
            (1 + fraction() / 10);
      waits.set(query, { answeredAt, count, wait });
      return store.get(onlineAtom) && wait;
    },
  };
}

/**
 * Lets polls rest and go on as network and events do, and polls once when the page is shown again (OP-84); returns the
 * way to stop. Where events are offered the new connection asks for everything itself.
 */
export function watchPolls(queries: QueryClient): () => void {
  // An observer looks at its interval when its options are set or an answer came; the options of a poll never change.
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
