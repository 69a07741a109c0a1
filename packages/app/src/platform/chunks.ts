import { systemClock } from './clock.ts';

/** Messages by which browsers and bundlers name a script that did not load (CRASH-06). */
const CHUNK =
  /ChunkLoadError|Failed to fetch dynamically imported module|Importing a module script failed|Loading chunk|error loading dynamically imported module/i;

/** Whether an error is a script of the app that did not load. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (CHUNK.test(error.name) || CHUNK.test(error.message));
}

/** Waits before the second and third attempt, ms. */
const WAITS = [300, 1200];

/**
 * Loads a part of the app and tries twice more before giving up: the router remembers a rejected load for ever, so
 * the repeats belong inside.
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  sleep: (ms: number) => Promise<void> = systemClock.sleep,
): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await load();
    } catch {
      await sleep(wait);
    }
  }
  return load();
}
