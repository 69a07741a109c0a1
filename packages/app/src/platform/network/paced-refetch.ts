import type { QueryClient } from '@tanstack/react-query';
import { onlineAtom } from './connectivity.ts';
import { store } from '../state/store.ts';

/**
 * Minimum interval between refetches, ms: an unstable network must not cause one on every return (REACH-08).
 */
const REST = 5000;

interface Pace {
  last: number;
  isComplete: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const paces = new WeakMap<QueryClient, Pace>();

/**
 * Refetches the page's polls, with `isComplete` also everything failed or stale; at most once in 5 s
 * (REACH-08).
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
      query.meta?.isPolled === true || (all && (query.state.status === 'error' || query.isStale())),
  });
}
