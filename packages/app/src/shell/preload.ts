import { paceReads } from '../platform/network/paced-fetch.ts';
import { isReading } from '../platform/network/query.ts';
import { connection, lowDataAtom } from '../platform/device/low-data.ts';
import { store } from '../platform/state/store.ts';
import { isFirstVisit } from '../platform/session/seen-before.ts';
import { routes } from '../routes.ts';
import { loadOffline, loadStates } from './Availability.tsx';
import type { RouteId } from '../platform/routing/paths.ts';

/** First fetches ahead after 300 ms, once the first page is filled; those of medium need after 2 s of idleness or 5 s (LAYOUT-11). */
const FIRST = 300;
const SECOND = 2000;
const LATEST = 5000;
/** Ms between looks at whether the first page still waits for something. */
const LOOK = 100;
/** Ms after the load at which a renderer of snapshots may take the page for finished (LAYOUT-12, OP-114). */
const FINISHED = 5000;

declare global {
  interface Window {
    /** Read by services that render pages ahead for search engines. */
    prerenderReady?: boolean;
  }
}

/** Whether fetching ahead is unwelcome: data saving or a very slow line (LAYOUT-10). */
export function isSparing(line: ReturnType<typeof connection>): boolean {
  return line?.saveData === true || line?.effectiveType === 'slow-2g' || line?.effectiveType === '2g';
}

const whenIdle = (work: () => void, timeout: number) => requestIdleCallback(work, { timeout });

/** One page after the other: all at once would hold a slow phone, and fill a slow line, for long. */
async function fetchAll(priority: 'high' | 'medium') {
  for (const id of Object.keys(routes) as RouteId[]) {
    if (routes[id].priority !== priority) continue;
    await routes[id].load().catch(() => undefined);
    await new Promise<void>((resolve) => whenIdle(resolve, FIRST));
  }
}

/** The first page's own data and first pictures are on their way: on a slow line scripts would stand in their way. */
const isFilling = () =>
  isReading() || [...document.images].some((one) => one.loading === 'eager' && !one.complete);

/** Does the work when the first page is filled and the device idle, `latest` ms from now at the latest. */
function whenFilled(work: () => void, latest: number) {
  if (latest > 0 && isFilling()) setTimeout(() => whenFilled(work, latest - LOOK), LOOK);
  else whenIdle(work, SECOND);
}

/** What the app needs when it can fetch nothing any more: the screens that say so, and the worker. */
async function fetchSafety() {
  await Promise.allSettled([loadStates(), loadOffline()]);
  // On a first visit the worker would cost more than it saves.
  if (store.get(lowDataAtom) && isFirstVisit()) return;
  const { startWorker } = await import('../platform/worker/worker.ts');
  whenIdle(() => void startWorker().then(keepForOffline), LATEST);
}

/** Without a worker nothing opens without a network, and there is nothing to save for. */
async function keepForOffline(isInstalled: boolean) {
  if (isInstalled) (await import('./offline/keeping.ts')).startKeeping();
}

/** Fetches the scripts of likely pages once the first page stands (LAYOUT-09). */
export function startPreloading(): void {
  const sparing = isSparing(connection()) || store.get(lowDataAtom);
  window.prerenderReady = false;
  const begin = () => {
    setTimeout(() => (window.prerenderReady = true), FINISHED);
    setTimeout(() => whenFilled(paceReads, LATEST), FIRST);
    setTimeout(() => whenFilled(() => void fetchSafety().catch(() => undefined), LATEST), FIRST);
    if (sparing) return;
    setTimeout(() => whenFilled(() => void fetchAll('high'), LATEST), FIRST);
    setTimeout(() => whenIdle(() => void fetchAll('medium'), LATEST - SECOND), SECOND);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
