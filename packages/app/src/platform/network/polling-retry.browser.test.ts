import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onlineAtom } from './connectivity.ts';
import { retryUntilSuccess, hasFailed, watchPolls } from './polling.ts';
import { createQueryClient } from './query.ts';
import { store } from '../state/store.ts';

const HOUR = 3_600_000;

/** A query and its number of requests: six for the first fetch, one for each refetch. */
function createRead(fraction = 0) {
  const client = createQueryClient();
  const moments: number[] = [];
  let requests = 0;
  let isDown = true;
  const read = new QueryObserver(client, {
    queryKey: ['history'],
    queryFn: () => {
      moments.push(Date.now());
      const isAgain = hasFailed(client.getQueryState(['history']));
      requests += isDown && !isAgain ? 6 : 1;
      return isDown ? Promise.reject(new Error('down')) : Promise.resolve(moments.length);
    },
    staleTime: 0,
    ...retryUntilSuccess(() => fraction),
  });
  const leave = read.subscribe(() => undefined);
  const stop = watchPolls(client);
  return {
    read,
    requests: () => requests,
    waits: () => moments.slice(1).map((at, place) => at - (moments[place] ?? 0)),
    heal: (isHealed = true) => (isDown = !isHealed),
    end() {
      stop();
      leave();
      client.clear();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

describe('a read that retries until it succeeds', () => {
  it('retries after 5 s, then less often, up to 150 an hour', { tags: ['CASH-23', 'F44'] }, async () => {
    for (const fraction of [0, 0.99]) {
      const history = createRead(fraction);
      await vi.advanceTimersByTimeAsync(HOUR);
      expect(history.requests()).toBeLessThanOrEqual(150);
      expect(history.requests()).toBeGreaterThan(100);
      const expected = [5000, 10_000, 20_000, 30_000, 30_000].map((ms) => ms * (1 + fraction / 10));
      history
        .waits()
        .slice(0, 5)
        .forEach((ms, place) => expect(Math.abs(ms - (expected[place] ?? 0))).toBeLessThan(10));
      history.end();
    }
  });

  it('stops after a response, and begins at 5 s after a fault', { tags: ['CASH-23', 'OP-15'] }, async () => {
    const history = createRead();
    await vi.advanceTimersByTimeAsync(60_000);
    history.heal();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(history.read.getCurrentResult().status).toBe('success');
    const before = history.waits().length;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(history.waits()).toHaveLength(before);
    history.heal(false);
    await history.read.refetch();
    await vi.advanceTimersByTimeAsync(5100);
    expect(history.waits()).toHaveLength(before + 2);
    expect(history.waits().at(-1)).toBeLessThan(5100);
    history.end();
  });

  it('pauses while offline', { tags: ['F44'] }, async () => {
    const history = createRead();
    await vi.advanceTimersByTimeAsync(0);
    store.set(onlineAtom, false);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(history.waits()).toEqual([]);
    store.set(onlineAtom, true);
    await vi.advanceTimersByTimeAsync(6000);
    expect(history.waits()).toHaveLength(1);
    history.end();
  });
});
