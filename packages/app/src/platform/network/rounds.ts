import type { QueryClient } from '@tanstack/react-query';
import { onlineAtom } from './connectivity.ts';
import { store } from '../state/store.ts';

/** The least time between two rounds, ms: a network that comes and goes must not ask at every return (REACH-08). */
const REST = 5000;

interface Round {
  last: number;
  isWhole: boolean;
  later?: ReturnType<typeof setTimeout>;
}

const rounds = new WeakMap<QueryClient, Round>();

/**
 * Asks anew for what is on the page: the polls, and with `isWhole` everything that failed or is out of date. One round in
 * 5 s at most; whoever asks sooner gets the next one (REACH-08).
 */
export function askAnew(queries: QueryClient, isWhole = false): void {
  const round = rounds.get(queries) ?? { last: -REST, isWhole };
  rounds.set(queries, round);
  round.isWhole ||= isWhole;
  clearTimeout(round.later);
  const wait = round.last + REST - performance.now();
  if (wait > 0) {
    round.later = setTimeout(() => askAnew(queries), wait);
    return;
  }
  // Its return will ask again.
  if (!store.get(onlineAtom)) return;
  const whole = round.isWhole;
  round.last = performance.now();
  round.isWhole = false;
  void queries.refetchQueries({
    type: 'active',
    predicate: (query) =>
      query.meta?.['isPolled'] === true || (whole && (query.state.status === 'error' || query.isStale())),
  });
}
