import { describe, expect, it, vi } from 'vitest';
import { systemClock, systemRandom } from './system-ports.ts';
import { createLock } from './lock.ts';
import { createTestClock } from './testing/harness.ts';

describe('the lock of the device', () => {
  it('is the Web Lock where there is one', { tags: ['NET-10'] }, async () => {
    const request = vi.fn<(name: string, options: object, task: () => Promise<unknown>) => Promise<unknown>>(
      (_, __, task) => task(),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await createLock(systemClock)('refresh', async () => 7)).toBe(7);
    expect(request).toHaveBeenCalledWith('refresh', expect.any(Object), expect.any(Function));
  });

  it('passes the task whether another tab ran before it', { tags: ['NET-10', 'F2'] }, async () => {
    const { clock, run } = createTestClock();
    let turn: Promise<unknown> = Promise.resolve();
    let isHeld = false;
    type Task = (lock: object | null) => Promise<unknown>;
    const request = (_: string, { ifAvailable }: { ifAvailable?: boolean }, task: Task) => {
      if (ifAvailable && isHeld) return task(null);
      isHeld = true;
      const mine = turn.then(() => task({}));
      turn = mine;
      return mine;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const lock = createLock(clock);
    const tab = () =>
      lock('refresh', async (hasWaited) => {
        await clock.sleep(100);
        return hasWaited;
      });
    expect(await run(Promise.all([tab(), tab(), tab()]))).toEqual([false, true, true]);
  });

  it('waits at most 9 s for a tab that is frozen with the lock', { tags: ['NET-10', 'F6'] }, async () => {
    const { clock, run, elapsed } = createTestClock();
    type Task = (lock: null) => Promise<unknown>;
    const request = (_: string, { signal }: { signal?: AbortSignal }, task: Task) =>
      signal
        ? new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason as Error)),
          )
        : task(null);
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await run(createLock(clock)('refresh', async () => 7))).toBe(7);
    expect(elapsed()).toBe(9000);
  });

  it('passes on the failure of a started task without repeating it', { tags: ['NET-10', 'F6'] }, async () => {
    vi.stubGlobal('navigator', {
      locks: { request: (_: string, __: object, task: () => Promise<never>) => task() },
    });
    const task = vi.fn().mockRejectedValue(new Error('no'));
    await expect(createLock(systemClock)('refresh', task)).rejects.toThrow('no');
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('passes on the result of a task whose lock the browser has ended', { tags: ['NET-10'] }, async () => {
    const { clock, run } = createTestClock();
    const request = async (_: string, __: object, task: (lock: object) => Promise<unknown>) => {
      void task({});
      throw new DOMException('The page was left.', 'AbortError');
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const task = vi.fn(async () => {
      await clock.sleep(100);
      return 7;
    });
    expect(await run(createLock(clock)('refresh', task))).toBe(7);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a browser that never responds', { tags: ['NET-10', 'F6'] }, async () => {
    const { clock, run, elapsed } = createTestClock();
    vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
    expect(await run(createLock(clock)('refresh', async () => 7))).toBe(7);
    expect(elapsed()).toBe(9000);
  });

  it('is none where the browser blocks storage, and the task runs once', { tags: ['NET-10'] }, async () => {
    const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const task = vi.fn().mockResolvedValue(7);
    expect(await createLock(systemClock)('refresh', task)).toBe(7);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('is none outside a secure context', { tags: ['NET-10', 'F7'] }, async () => {
    vi.stubGlobal('navigator', {});
    expect(await createLock(systemClock)('refresh', async () => 7)).toBe(7);
  });
});

describe('randomness and time of the device', () => {
  it('make lower-case version 4 UUIDs without a secure context', () => {
    const made = Array.from({ length: 50 }, () => systemRandom.uuid());
    for (const uuid of made)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(made).size).toBe(50);
  });

  it('wait, and stop waiting when aborted', async () => {
    vi.useFakeTimers();
    try {
      const waited = systemClock.sleep(500);
      await vi.advanceTimersByTimeAsync(500);
      await waited;
      const stop = new AbortController();
      const stopped = systemClock.sleep(500, stop.signal);
      stop.abort(new Error('enough'));
      await expect(stopped).rejects.toThrow('enough');
      await expect(systemClock.sleep(500, stop.signal)).rejects.toThrow('enough');
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
