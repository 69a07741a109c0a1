import type { QueryClient } from '@tanstack/react-query';
import { onlineAtom } from './connectivity.ts';
import { store } from '../state/store.ts';

/** The least time between two refetches, ms: a network that comes and goes must not ask at every return (REACH-08). */
const REST = 5000;

interface Pace {
  last: number;
  isComplete: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const paces = new WeakMap<QueryClient, Pace>();

/**
 * Refetches what is on the page: the polls, and with `isComplete` everything that failed or is stale. One refetch in 5 s
 * at most; a call that comes sooner gets the next one (REACH-08).
 */
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
  // The return of the network refetches again.
  if (!store.get(onlineAtom)) return;
  const all = pace.isComplete;
  pace.last = performance.now();
  pace.isComplete = false;
  void queries.refetchQueries({
    type: 'active',
    predicate: (query) =>
      query.meta?.['isPolled'] === true || (all && (query.state.status === 'error' || query.isStale())),
  });
}
