import { Workbox } from 'workbox-window';
import { entryScript } from '../loading/chunks.ts';
import { store } from '../state/store.ts';
import { report } from '../telemetry/report.ts';
import { navigateTo } from '../routing/router.tsx';
import { session, storedText } from '../storage/storage.ts';
import type { OpenMessage, WorkerMessage } from './requests.ts';
import { inAppPath } from './push-message.ts';
import { updateWaitsAtom } from '../state/overlay-turns.ts';

/** Interval of update checks while the page is open, ms. */
const LOOK = 60 * 60_000;

/**
 * Time for a new build to take control before the page is reloaded anyway, ms. A busy phone can take seconds: a page
 * reloaded too soon gets the old build again, and the offer returns.
 */
const PATIENCE = 8_000;

const updatedFrom = storedText('updatedFrom', session);

/** Whether this page was reloaded for a new build but is the old one again; true only once. */
function wasTooSoon(): boolean {
  const former = updatedFrom.read();
  updatedFrom.remove();
  return former !== null && former === entryScript();
}

let workbox: Workbox | null = null;

/**
 * Whether this document has a service worker: not in Storybook and the development server. In a frame the
 * worker belongs to the parent page.
 */
const isInstallable = () =>
  'serviceWorker' in navigator &&
  window.parent === window &&
  document.querySelector('link[rel="manifest"]') !== null;

/**
 * Files this page has loaded before its worker was active. Pictures are left to the HTTP cache, which stores
 * them by their `Accept` header, which the worker does not know.
 */
function loadedBefore(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => name.includes('/assets/'));
}

export function postToServiceWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

/**
 * Registers the service worker (REACH-03); call it after the first screen. Returns false if this document has none, or
 * if the registration fails.
 */
export async function startWorker(): Promise<boolean> {
  if (workbox || !isInstallable()) return false;
  workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    // A first worker that is slow to start is also reported as waiting, but there is no older build to replace.
    if (navigator.serviceWorker.controller) store.set(updateWaitsAtom, true);
  });
  // If the new build was activated while the old page was loading, none is waiting and no event follows.
  if (wasTooSoon()) store.set(updateWaitsAtom, true);
  // A first worker has missed the files that were loaded before it took control, so let it cache them.
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (!isUpdate) postToServiceWorker({ type: 'KEEP', urls: loadedBefore() });
  });
  try {
    await workbox.register({ immediate: true });
  } catch (error) {
    report('worker', {}, error);
    return false;
  }
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<OpenMessage | null>) => {
    if (data?.type === 'OPEN') navigateTo(inAppPath(data.path, location.origin));
  });
  const look = () => void workbox?.update().catch(() => undefined);
  setInterval(look, LOOK);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
  return true;
}

/**
 * Activates the new build and reloads this page. Other tabs continue with their build. `reload` is called up
 * to eight seconds later and may do nothing: the page then continues with the files of its own build.
 */
export async function takeUpdate(reload: () => void = () => location.reload()): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // The new build may have been activated already from another tab.
  if (!registration?.waiting || !workbox) return reload();
  // The browser lets the old worker finish its events, which can take long; unloading the page ends it immediately.
  updatedFrom.write(entryScript());
  const fallback = setTimeout(reload, PATIENCE);
  workbox.addEventListener('controlling', () => {
    clearTimeout(fallback);
    reload();
  });
  workbox.messageSkipWaiting();
}
