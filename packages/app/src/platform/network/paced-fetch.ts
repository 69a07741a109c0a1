import { afterFrame } from '@tulpar/ui/after-frame';

let isPaced = false;

/** From now on reads give way to the frame that is being drawn. Called once the first page is there. */
export function paceReads(): void {
  isPaced = true;
}

/**
 * A fetch whose reads begin after the next frame: a page that comes asks for half a dozen things at once, and on a slow
 * phone asking takes as long as drawing it. The first page's own reads never wait, nor does what changes something.
 */
export function pacedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    if (isPaced && (init?.method ?? 'GET') === 'GET') await new Promise<void>(afterFrame);
    return fetch(input, init);
  };
}
