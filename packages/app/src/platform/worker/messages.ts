/*
 * What pages and the service worker say to each other.
 */

/** Keeps files that a page has loaded before the worker was there; addresses of this origin. */
export interface KeepMessage {
  readonly type: 'KEEP';
  readonly urls: readonly string[];
}

/** Forgets the pictures, which tell what a player has looked at (REACH-09). */
export interface ForgetMessage {
  readonly type: 'FORGET';
}

/** Lets a new build take the place of the one that runs (REACH-11); workbox-window sends the same. */
export interface SkipWaitingMessage {
  readonly type: 'SKIP_WAITING';
}

/** A message of a page to the worker. */
export type WorkerMessage = KeepMessage | ForgetMessage | SkipWaitingMessage;

/** A message of the worker to a page: a notification was pressed, and the page leads where it points (REACH-16). */
export interface OpenMessage {
  readonly type: 'OPEN';
  readonly path: string;
}
