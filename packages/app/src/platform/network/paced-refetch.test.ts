import { QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noticeCheck, onReturn, onlineAtom } from './connectivity.ts';
import { createQueryClient } from './query.ts';
import { refetchPaced } from './polling.ts';
import { store } from '../state/store.ts';

beforeEach(() => vi.useFakeTimers({ now: 100_000 }));
afterEach(() => {
  vi.useRealTimers();
  store.set(onlineAtom, true);
});

it('a flapping network refetches once in 5 s at most', { tags: ['REACH-08', 'NET-17', 'F24'] }, async () => {
  const queries = createQueryClient();
  const moments: number[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: ['figures'],
    queryFn: () => {
      moments.push(performance.now());
      return moments.length;
    },
    staleTime: 0,
  });
  const stops = [observer.subscribe(() => undefined), onReturn(() => refetchPaced(queries, true))];
  await vi.advanceTimersByTimeAsync(10);
  moments.length = 0;
  for (let flap = 0; flap < 20; flap += 1) {
    store.set(onlineAtom, false);
    noticeCheck(false);
    await vi.advanceTimersByTimeAsync(1000);
    noticeCheck(true);
    // A reconnected event stream refetches as well.
    refetchPaced(queries);
    await vi.advanceTimersByTimeAsync(2000);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  expect(moments.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5000);
  for (const stop of stops) stop();
  queries.clear();
});
