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
