import { Workbox } from 'workbox-window';
import { entryScript } from '../loading/release.ts';
import { store } from '../state/store.ts';
import { report } from '../telemetry/report.ts';
import { navigateTo } from '../routing/router.tsx';
import { session, storedText } from '../storage/storage.ts';
import type { OpenMessage, WorkerMessage } from './messages.ts';
import { inAppPath } from './push-message.ts';
import { updateWaitsAtom } from './update-atom.ts';

/** Ms between two looks for a new build while the page stays open. */
const LOOK = 60 * 60_000;

/**
 * Ms that a new build has to take over before the page is opened again all the same. A busy phone needs some of them; a
 * page that is opened too soon is the old one once more, and the offer comes back.
 */
const PATIENCE = 8_000;

const updatedFrom = storedText('updatedFrom', session);

/** Whether this page was opened for a new build and is the old one once more; said once. */
function wasTooSoon(): boolean {
  const former = updatedFrom.read();
  updatedFrom.remove();
  return former !== null && former === entryScript();
}

let workbox: Workbox | null = null;

/**
 * Whether this document belongs to a build that has a worker: Storybook and the server of development have none. In a
 * frame the worker is the page's around it.
 */
const isInstallable = () =>
  'serviceWorker' in navigator &&
  window.parent === window &&
  document.querySelector('link[rel="manifest"]') !== null;

/**
 * Files of the build this page has loaded before its worker was there. Pictures are left to the HTTP cache: it holds
 * them under the `Accept` of a picture, which a worker cannot know.
 */
function loadedBefore(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => name.includes('/assets/'));
}

/** Says something to the worker, where there is one. */
export function tellWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Brings the service worker; call it when the first screen stands. A browser that refuses loses nothing (REACH-03). False where there is none. */
export async function startWorker(): Promise<boolean> {
  if (workbox || !isInstallable()) return false;
  workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    // A first worker that is slow to start is reported as waiting, too, but there is no older build to replace.
    if (navigator.serviceWorker.controller) store.set(updateWaitsAtom, true);
  });
  // The new build takes over while the old page loads: then none waits, and no event comes.
  if (wasTooSoon()) store.set(updateWaitsAtom, true);
  // Nobody listened while the page before this one was told.
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (!isUpdate) tellWorker({ type: 'KEEP', urls: loadedBefore() });
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
 * Lets the new build take over and opens this page with it. Another tab goes on with the build it has. `reload` comes up to
 * eight seconds later and may leave it out: the page then goes on with the files of its own build.
 */
export async function takeUpdate(reload: () => void = () => location.reload()): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // It may have taken over already, at the wish of another tab.
  if (!registration?.waiting || !workbox) return reload();
  // The browser lets the old worker end what it is busy with, which can take long; leaving the page ends it at once.
  updatedFrom.write(entryScript());
  const late = setTimeout(reload, PATIENCE);
  workbox.addEventListener('controlling', () => {
    clearTimeout(late);
    reload();
  });
  workbox.messageSkipWaiting();
}
