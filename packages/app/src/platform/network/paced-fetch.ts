import { afterFrame } from '@tulpar/ui/after-frame';

let isPaced = false;

/** Delays reads until after the next frame. Called once the first page has rendered. */
export function paceReads(): void {
  isPaced = true;
}

/**
 * Delays reads until after the next frame, because sending them takes as long as rendering on a slow phone.
 * The first page's reads and all commands are never delayed.
 */
export function pacedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    if (isPaced && (init?.method ?? 'GET') === 'GET') await new Promise<void>(afterFrame);
    return fetch(input, init);
  };
}
