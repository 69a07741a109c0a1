// As they are before a test puts others in their place.
const later = globalThis.setTimeout.bind(globalThis);
const time = performance.now.bind(performance);

/** Longest wait, and the pause between two tries, ms. */
const LONGEST = 15_000;
const PAUSE = 20;

/**
 * Waits until a check passes and leaves a fake clock alone. `expect.poll` and `vi.waitFor` move it on with every try: what
 * a test lets pass would depend on how busy the machine is.
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
