import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createThrottle, openRoundMark } from './round.ts';
import { session } from '#app/platform/storage/storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  session.clear();
});

describe('requests after rounds', () => {
  it('a round after a pause triggers a request immediately', { tags: ['GAME-16'] }, () => {
    const run = vi.fn();
    const throttle = createThrottle(run, 1000);
    throttle.request();
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledTimes(1);
    throttle.request();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('a thousand rounds a second cause one request a second', { tags: ['GAME-16'] }, () => {
    const run = vi.fn();
    const throttle = createThrottle(run, 1000);
    for (let round = 0; round < 3000; round += 1) {
      throttle.request();
      vi.advanceTimersByTime(1);
    }
    expect(run).toHaveBeenCalledTimes(4);
    vi.advanceTimersByTime(5000);
    expect(run.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('nothing is requested after the game is left', () => {
    const run = vi.fn();
    const throttle = createThrottle(run, 1000);
    throttle.request();
    throttle.request();
    throttle.stop();
    vi.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a round that was left', () => {
  it('is remembered over a reload, for half an hour', { tags: ['GAME-16'] }, () => {
    openRoundMark.write('tulpar-gold');
    expect(openRoundMark.read()).toBe('tulpar-gold');
    vi.setSystemTime(Date.now() + 31 * 60_000);
    expect(openRoundMark.read()).toBeNull();
  });

  it('is forgotten when it is over, and garbage in the storage is none', { tags: ['GAME-16'] }, () => {
    openRoundMark.write('tulpar-gold');
    openRoundMark.clear();
    expect(openRoundMark.read()).toBeNull();
    for (const text of ['', '{', 'null', '[]', '{"at":1}', '{"at":1,"of":null,"values":{"slug":{}}}']) {
      session.setItem('draft:openRound', text);
      expect(openRoundMark.read()).toBeNull();
    }
  });
});
