/* Messages between pages and the service worker, and the requests it handles. */

export type WorkerMessage =
  /** Caches files a page has loaded before the worker was active; URLs of this origin. */
  | { readonly type: 'KEEP'; readonly urls: readonly string[] }
  /** Deletes the pictures, which reveal what a player has viewed (REACH-09). */
  | { readonly type: 'FORGET' }
  /** Activates a waiting build (REACH-11); workbox-window sends the same. */
  | { readonly type: 'SKIP_WAITING' };

/** Message from the worker to a page: a notification was pressed, so navigate to its path (REACH-16). */
export interface OpenMessage {
  readonly type: 'OPEN';
  readonly path: string;
}

/** Parts of a request the worker reads. */
interface WorkerRequest {
  readonly url: URL;
  /** Request destination: `image`, `video`, `document` and so on. */
  readonly destination: string;
  readonly headers: { has(name: string): boolean };
}

/** Paths that belong to the server on a shared origin, not to the app. */
export const SERVER_PATHS: readonly RegExp[] = [
  /^\/(?:api|cdn|sandbox|assets)(?:\/|$)/,
  /^\/(?:healthz|readyz|robots\.txt|sitemap\.xml|third-party-licences\.txt)$/,
];

/** Whether a request is for a hashed file of a build, which never changes. */
export function isBuildFile({ url, headers }: WorkerRequest, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith('/assets/') && !headers.has('range');
}

/** Whether a request is for a picture of the image service; videos and range requests are not cached (REACH-03). */
export function isPicture({ url, destination, headers }: WorkerRequest, base: URL): boolean {
  return (
    destination === 'image' &&
    url.origin === base.origin &&
    url.pathname.startsWith(`${base.pathname}/`) &&
    !headers.has('range')
  );
}

/** The picture cache: its name, and its limits: count, age since last use, and size of one picture (REACH-03). */
export const PICTURES = {
  /** Differs from the names of databases, because Workbox deletes a database that has the name of a cache. */
  cache: 'images',
  count: 300,
  seconds: 14 * 24 * 60 * 60,
  /** The maximum number of pictures of this size makes 30 MB, so the total needs no tracking. */
  bytes: 30_000_000 / 300,
} as const;
