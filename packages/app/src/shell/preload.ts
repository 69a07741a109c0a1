import { requirePageTexts } from '../platform/i18n/intl.tsx';
import { isReading } from '../platform/network/query.ts';
import { connection, isVerySlow, lowDataAtom } from '../platform/device/low-data.ts';
import { store } from '../platform/state/store.ts';
import { isFirstVisit } from '../platform/session/first-visit.ts';
import { signedInAtom } from '../platform/session/session.ts';
import { routes } from '../routes.ts';
import { loadOffline } from './Availability.tsx';
import type { RouteId } from '../platform/routing/paths.ts';

/**
 * Preloading starts 300 ms after load, once the first page is complete; that of pages of medium priority 2 s after
 * load, once the device is idle, and at the latest after 5 s (LAYOUT-11). All in ms.
 */
const FIRST = 300;
const SECOND = 2000;
const LATEST = 5000;
/** Interval of checks whether the first page is still loading, ms. */
const LOOK = 100;
/** When a prerendering service may consider the page complete, ms after load (LAYOUT-12, OP-114). */
const FINISHED = 5000;

declare global {
  interface Window {
    /** Read by prerendering services for search engines. */
    prerenderReady?: boolean;
  }
}

/** Whether preloading is undesired: data saving or a very slow connection (LAYOUT-10). */
export function isSparing(line: ReturnType<typeof connection>): boolean {
  return line?.saveData === true || isVerySlow(line);
}

const whenIdle = (work: () => void, timeout: number) => requestIdleCallback(work, { timeout });

/** Loads pages one after another: in parallel they would block slow phones and connections for long. */
async function fetchAll(priority: 'high' | 'medium') {
  for (const id of Object.keys(routes) as RouteId[]) {
    if (routes[id].priority !== priority) continue;
    await routes[id].load().catch(() => undefined);
    await new Promise<void>((resolve) => whenIdle(resolve, FIRST));
  }
}

/** Whether data and pictures of the first page are loading; on a slow connection scripts would compete with them. */
const isFilling = () =>
  isReading() || [...document.images].some((one) => one.loading === 'eager' && !one.complete);

/**
 * Runs `work` once the first page is complete, at most `latest` ms from now, and the device is idle, at most 2 s later.
 */
function whenFilled(work: () => void, latest: number) {
  if (latest > 0 && isFilling()) setTimeout(() => whenFilled(work, latest - LOOK), LOOK);
  else whenIdle(work, SECOND);
}

/** Runs the work now or after signing in: guests cannot open the pages of medium priority. */
function whenSignedIn(work: () => void) {
  if (store.get(signedInAtom)) return work();
  const stop = store.sub(signedInAtom, () => {
    if (!store.get(signedInAtom)) return;
    stop();
    work();
  });
}

/** Preloads what cannot be loaded during an outage: messages, the offline view and the worker. */
async function fetchSafety() {
  await Promise.allSettled([requirePageTexts(), loadOffline()]);
  // In data-saving mode a first visit does without the worker, which would cost more than it saves.
  if (store.get(lowDataAtom) && isFirstVisit()) return;
  const { startWorker } = await import('../platform/worker/worker.ts');
  whenIdle(() => void startWorker().then(keepForOffline), LATEST);
}

/** Starts saving for offline use, unless there is no worker: without one no page opens offline. */
async function keepForOffline(isInstalled: boolean) {
  if (isInstalled) (await import('./offline/start.ts')).startOffline();
}

/** Preloads what an outage needs and, unless `sparing`, likely pages, once the first page is complete (LAYOUT-09). */
export function startPreloading(): void {
  const sparing = isSparing(connection()) || store.get(lowDataAtom);
  window.prerenderReady = false;
  const begin = () => {
    setTimeout(() => (window.prerenderReady = true), FINISHED);
    setTimeout(() => whenFilled(() => void fetchSafety().catch(() => undefined), LATEST), FIRST);
    if (sparing) return;
    setTimeout(() => whenFilled(() => void fetchAll('high'), LATEST), FIRST);
    setTimeout(() => whenSignedIn(() => whenIdle(() => void fetchAll('medium'), LATEST - SECOND)), SECOND);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
