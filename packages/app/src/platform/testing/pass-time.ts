import { vi } from 'vitest';

/** Lets React finish: its scheduler is not affected by fake timers. */
export async function rendered(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
}

/** Timers that follow the real time and can be skipped with `vi.advanceTimersByTimeAsync`. */
export function useSkippableTimers(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
}

/** Advances the fake clock, and lets React render and its new timers run. */
export async function passTime(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let round = 0; round < 4; round += 1) {
    await rendered();
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** Advances the fake clock in steps, so that responses and renders happen between polls. */
export async function passInSteps(ms: number, onStep?: (ms: number) => void): Promise<void> {
  for (let left = ms; left > 0; left -= 500) {
    const step = Math.min(left, 500);
    onStep?.(step);
    await vi.advanceTimersByTimeAsync(step);
    await rendered();
  }
  await rendered();
}

/** Waits for pending calls: each response may start the next call. */
export async function settleCalls(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await passTime(20);
}

// The real timers, before a test replaces them.
const later = globalThis.setTimeout.bind(globalThis);
const time = performance.now.bind(performance);

/** Timeout and interval, ms. */
const LONGEST = 15_000;
const PAUSE = 20;

/**
 * Waits until a check passes without advancing a fake clock. `expect.poll` and `vi.waitFor` advance it on
 * every try, so the result would depend on the load of the machine.
 */
export async function until(check: () => void): Promise<void> {
  const start = time();
  for (;;) {
    try {
      check();
      return;
    } catch (error) {
      if (time() - start > LONGEST) throw error;
    }
    await new Promise<void>((resolve) => void later(resolve, PAUSE));
  }
}
