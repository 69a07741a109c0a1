/* Messages between pages and the service worker. */

export type WorkerMessage =
  /** Caches files a page has loaded before the worker was active; URLs of this origin. */
  | { readonly type: 'KEEP'; readonly urls: readonly string[] }
  /** Deletes the pictures, which reveal what a player has viewed (REACH-09). */
  | { readonly type: 'FORGET' }
  /** Activates a waiting build (REACH-11); workbox-window sends the same. */
  | { readonly type: 'SKIP_WAITING' };

/** From the worker to a page: a notification was pressed, navigate to its path (REACH-16). */
export interface OpenMessage {
  readonly type: 'OPEN';
  readonly path: string;
}
