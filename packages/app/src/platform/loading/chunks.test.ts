import { describe, expect, it, vi } from 'vitest';
import { noticeCheck } from '../network/connectivity.ts';
import { awaitPart, isChunkFailure, loadPart } from './chunks.ts';

/** A clock that does not wait, with the delays so far, ms. */
function clock() {
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  return { waits, sleep };
}

describe('parts of the app', () => {
  it('knows a script that did not load by its message', { tags: ['CRASH-06'] }, () => {
    const named = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
    const failed = [
      'Failed to fetch dynamically imported module: /a.js',
      'Importing a module script failed.',
      'Loading chunk 5 failed',
      'Unable to preload CSS for /assets/late.css',
    ];
    expect([named, ...failed.map((text) => new Error(text))].every(isChunkFailure)).toBe(true);
    expect(isChunkFailure(new Error('x is not a function'))).toBe(false);
    expect(isChunkFailure('Loading chunk')).toBe(false);
  });

  it('are retried twice with delays before the failure is reported', async () => {
    const { waits, sleep } = clock();
    const flaky = vi
      .fn()
      .mockRejectedValueOnce(new Error('1'))
      .mockRejectedValueOnce(new Error('2'))
      .mockResolvedValue('part');
    expect(await loadPart(flaky, sleep)).toBe('part');
    expect(waits).toEqual([300, 1200]);
    const dead = vi.fn().mockRejectedValue(new Error('dead'));
    await expect(loadPart(dead, sleep)).rejects.toThrow('dead');
    expect(dead).toHaveBeenCalledTimes(3);
  });

  it('are waited for while the server is away, not once it answers', { tags: ['CRASH-06'] }, async () => {
    const { waits, sleep } = clock();
    const lost = new Error('Failed to fetch dynamically imported module');
    const back = vi.fn();
    for (let i = 0; i < 9; i += 1) back.mockRejectedValueOnce(lost);
    back.mockResolvedValue('part');
    const away = vi.fn().mockResolvedValue(false);
    expect(await awaitPart(back, { answers: away, sleep })).toBe('part');
    expect(waits.filter((ms) => ms >= 1000 && ms !== 1200)).toEqual([1000, 2000, 4000]);

    const gone = vi.fn().mockRejectedValue(lost);
    const answers = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    await expect(awaitPart(gone, { answers, sleep })).rejects.toBe(lost);
    expect(gone).toHaveBeenCalledTimes(9);
  });

  it('that still fail are given up after a second', { tags: ['CRASH-06', 'BROW-03'] }, async () => {
    const { waits, sleep } = clock();
    const lost = new Error('error loading dynamically imported module');
    const answers = vi.fn().mockResolvedValue(true);
    for (let i = 0; i < 5; i += 1) answers.mockResolvedValueOnce(false);
    await expect(awaitPart(() => Promise.reject(lost), { answers, sleep })).rejects.toBe(lost);
    expect(waits.filter((ms) => ms >= 1000 && ms !== 1200)).toEqual([1000, 2000, 4000, 8000, 16_000, 1000]);
  });

  it('that are pending load once the server is back', { tags: ['CRASH-07', 'REACH-08'] }, async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    try {
      const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('Loading chunk 5 failed'));
      const part = awaitPart(load);
      noticeCheck(false);
      await vi.advanceTimersByTimeAsync(100_000);
      // In the middle of a wait of 30 s.
      load.mockClear().mockResolvedValue('part');
      await vi.advanceTimersByTimeAsync(1000);
      expect(load).not.toHaveBeenCalled();
      noticeCheck(true);
      expect(await part).toBe('part');
    } finally {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    }
  });
});
