import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import {
  isBuildFile,
  isPicture,
  PICTURES,
  SERVER_PATHS,
  type OpenMessage,
  type WorkerMessage,
} from '../src/platform/worker/requests.ts';
import { inAppPath, readPush } from '../src/platform/worker/push-message.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly { url: string; revision: string | null }[];
};

/**
 * The service worker: opens the app offline and caches files for later visits (REACH-03, REACH-04). A new
 * build waits until a page activates it (REACH-11), or until the server lacks a file of the old one (`makeWay`).
 */
// The build replaces this name by the list of files to precache (`installable.ts`).
// eslint-disable-next-line no-underscore-dangle
const precached = [...self.__WB_MANIFEST];
precacheAndRoute(precached);
cleanupOutdatedCaches();
clientsClaim();

registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [...SERVER_PATHS] }));

/** Caches complete responses up to a size. */
const onlySmall: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const { size } = await response.clone().blob();
    return size <= PICTURES.bytes ? response : null;
  },
};

/**
 * If the server no longer has a file of this build, activate the waiting build: the page will offer a reload,
 * which must not load the same build again.
 */
const makeWay: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status === 404) self.registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    return response;
  },
};

/** Languages, fonts and pages that are not precached; their names contain a hash of the content. */
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [
    makeWay,
    new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 60 * 24 * 60 * 60, purgeOnQuotaError: true }),
  ],
});

// The response format depends on the browser only, so `Vary` can be ignored.
const matchOptions = { ignoreVary: true };
const pictureAges = new ExpirationPlugin({
  maxEntries: PICTURES.count,
  maxAgeSeconds: PICTURES.seconds,
  purgeOnQuotaError: true,
  matchOptions,
});
const pictures = new CacheFirst({
  cacheName: PICTURES.cache,
  plugins: [onlySmall, pictureAges],
  matchOptions,
});
const pictureBase = new URL(import.meta.env.VITE_CDN_BASE || '/cdn', self.location.origin);

const workerRequest = (url: URL, request: Request) => ({
  url,
  destination: request.destination,
  headers: request.headers,
});
registerRoute(({ url, request }) => isBuildFile(workerRequest(url, request), self.location.origin), files);
registerRoute(
  ({ url, request }) => isPicture(workerRequest(url, request), pictureBase),
  ({ event, request }) =>
    // An opaque cross-origin response could not be inspected, and would count as several MB of the quota.
    pictures.handle({ event, request: new Request(request, { mode: 'cors', credentials: 'omit' }) }),
);

/** Caches files a page loaded before the worker was active, from the browser's HTTP cache. */
async function keep(event: ExtendableMessageEvent, urls: readonly string[]): Promise<void> {
  const known = new Set(precached.map((entry) => new URL(entry.url, self.location.origin).href));
  for (const address of urls) {
    const url = new URL(address, self.location.origin);
    const isFile = url.origin === self.location.origin && url.pathname.startsWith('/assets/');
    if (isFile && !known.has(url.href))
      await files.handle({ event, request: new Request(url) }).catch(() => undefined);
  }
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | null;
  switch (message?.type) {
    case 'SKIP_WAITING':
      void self.skipWaiting();
      break;
    case 'KEEP':
      event.waitUntil(keep(event, message.urls));
      break;
    case 'FORGET':
      event.waitUntil(pictureAges.deleteCacheAndMetadata());
      break;
    default:
  }
});

self.addEventListener('push', (event) => {
  const push = readPush(event.data?.text() ?? '', self.location.origin);
  if (!push) return;
  const { title, body, tag, path } = push;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      data: path,
      icon: '/icons/icon-192.png',
      lang: '',
    }),
  );
});

/** Navigates to a page of the app, in an open tab without a reload, so that no input is lost. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  // A page of the worker's own origin: it takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  page.postMessage({ type: 'OPEN', path } satisfies OpenMessage);
  // A browser may refuse the focus; the page has already navigated.
  await page.focus().catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(inAppPath(event.notification.data, self.location.origin)));
});
