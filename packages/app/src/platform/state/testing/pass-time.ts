import { vi } from 'vitest';

/** Moves the fake clock of a test, and lets React finish: it works in tasks of its own, which no fake timer moves. */
export async function passTime(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 30; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
    // What React has drawn may have set a timer that is due.
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** Waits for the calls under way: each answer may bring the next call. */
export async function settleCalls(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await passTime(20);
}
