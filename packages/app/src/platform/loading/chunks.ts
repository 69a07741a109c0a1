import { systemClock } from '../network/clock.ts';
import { onReturn } from '../network/connectivity.ts';

/** Errors of browsers and bundlers for a script or style sheet that did not load (CRASH-06). */
const CHUNK =
  /ChunkLoadError|Failed to fetch dynamically imported module|Importing a module script failed|Loading chunk|error loading dynamically imported module|Unable to preload CSS/i;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (CHUNK.test(error.name) || CHUNK.test(error.message));
}

/** Delays before the second and third attempt, ms. */
const WAITS = [300, 1200];

/** Loads a chunk with two retries. The retries are here, because the router caches a rejected load for good. */
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

/** First and longest interval between checks of the server, ms. */
const LOOKS = { first: 1000, longest: 30_000 };

export async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Sleeps until `ms` have passed or the server is back (REACH-08). */
async function sleepUntilBack(ms: number): Promise<void> {
  let stop = () => {};
  await Promise.race([systemClock.sleep(ms), new Promise<void>((resolve) => (stop = onReturn(resolve)))]);
  stop();
}

export interface PartSurroundings {
  answers: () => Promise<boolean>;
  sleep: (ms: number) => Promise<void>;
}

/**
 * Loads a chunk of a visible page. Waits while the network is down, because an error would discard the page and its
 * input. Rejects only if the server responds without the chunk, which means that there is a new version.
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
      // Two consecutive responses: a server that is just starting up may still fail requests.
      const wasThere = isThere;
      isThere = await answers();
      if (wasThere && isThere) throw error;
    }
    await sleep(isThere ? LOOKS.first : wait);
  }
}

/** URL of the page's entry script, unique per build. */
export const entryScript = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** True if the server has another build than this page; false if unknown. */
export async function hasNewBuild(): Promise<boolean> {
  try {
    const response = await fetch('/release.json', { cache: 'no-store' });
    const { entry } = (await response.json()) as { entry?: unknown };
    return typeof entry === 'string' && new URL(entry, location.origin).href !== entryScript();
  } catch {
    return false;
  }
}
