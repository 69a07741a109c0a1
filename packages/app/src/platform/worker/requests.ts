/** What the worker looks at in a request. */
export interface Asked {
  readonly url: URL;
  /** What the page does with the answer: `image`, `video`, `document` and so on. */
  readonly destination: string;
  readonly headers: { has(name: string): boolean };
}

/** Paths that belong to the server on a shared origin: a page opened there is none of the app's. */
export const SERVER_PATHS: readonly RegExp[] = [
  /^\/(?:api|cdn|sandbox|assets)(?:\/|$)/,
  /^\/(?:healthz|readyz|robots\.txt|sitemap\.xml)$/,
];

/** Whether a request is for a hashed file of a build, which never changes. */
export function isBuildFile({ url, headers }: Asked, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith('/assets/') && !headers.has('range');
}

/** Whether a request is for a picture of the image service; films and pieces of files are left alone (REACH-03). */
export function isPicture({ url, destination, headers }: Asked, base: URL): boolean {
  return (
    destination === 'image' &&
    url.origin === base.origin &&
    url.pathname.startsWith(`${base.pathname}/`) &&
    !headers.has('range')
  );
}

/** Most pictures that are kept, the longest since its last use, and the largest one (REACH-03). */
export const PICTURES = {
  count: 300,
  seconds: 14 * 24 * 60 * 60,
  /** So many of the largest make 30 MB: no sum has to be kept beside the pictures. */
  bytes: 30_000_000 / 300,
} as const;
