import { systemClock } from '../network/clock.ts';
import { onReturn } from '../network/connectivity.ts';

/** Messages by which browsers and bundlers name a script that did not load (CRASH-06). */
const CHUNK =
  /ChunkLoadError|Failed to fetch dynamically imported module|Importing a module script failed|Loading chunk|error loading dynamically imported module|Unable to preload CSS/i;

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

/** First and longest wait, ms, between two looks for the server. */
const LOOKS = { first: 1000, longest: 30_000 };

/** Whether the app's own server answers at all. */
export async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Sleeps, but not beyond the moment the server is known to be back: what waits for it comes at once (REACH-08). */
async function sleepUntilBack(ms: number): Promise<void> {
  let stop = () => {};
  await Promise.race([systemClock.sleep(ms), new Promise<void>((resolve) => (stop = onReturn(resolve)))]);
  stop();
}

/** What `awaitPart` asks of the world around it. */
export interface PartSurroundings {
  answers: () => Promise<boolean>;
  sleep: (ms: number) => Promise<void>;
}

/**
 * Loads a part that stands in a page: lost with the network it is waited for, because giving up would take a page with
 * everything typed in it from the player. Rejects only when the server answers and has no such part: a new version.
 */
export async function awaitPart<T>(
  load: () => Promise<T>,
  { answers, sleep }: PartSurroundings = { answers: serverAnswers, sleep: sleepUntilBack },
): Promise<T> {
  let isThere = false;
  for (let wait = LOOKS.first; ; wait = Math.min(wait * 2, LOOKS.longest)) {
    try {
      return await loadPart(load, sleep);
    } catch (error) {
      // Twice in a row: a server that has only just come back has not refused anything.
      const wasThere = isThere;
      isThere = await answers();
      if (wasThere && isThere) throw error;
    }
    await sleep(wait);
  }
}
