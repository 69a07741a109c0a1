import { allTexts } from '../platform/intl.tsx';
import { allStyles } from '../platform/styles.ts';
import { routes } from '../routes.ts';
import { loadStates } from './Availability.tsx';
import type { RouteId } from '../platform/paths.ts';

/** First fetches ahead after 300 ms; those of medium need after 2 s of idleness or 5 s (LAYOUT-11). */
const FIRST = 300;
const SECOND = 2000;
const LATEST = 5000;
/** Ms after the load at which a renderer of snapshots may take the page for finished (LAYOUT-12, OP-114). */
const FINISHED = 5000;

declare global {
  interface Window {
    /** Read by services that render pages ahead for search engines. */
    prerenderReady?: boolean;
  }
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether fetching ahead is unwelcome: data saving or a very slow line (LAYOUT-10). */
export function isSparing(connection: Connection | undefined): boolean {
  return (
    connection?.saveData === true ||
    connection?.effectiveType === 'slow-2g' ||
    connection?.effectiveType === '2g'
  );
}

function fetchAll(priority: 'high' | 'medium') {
  for (const id of Object.keys(routes) as RouteId[]) {
    if (routes[id].priority === priority) routes[id].load().catch(() => undefined);
  }
}

const whenIdle = (work: () => void, timeout: number) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout }) : setTimeout(work, timeout);

/** What the app needs when it can fetch nothing any more: texts, styles, and the screens that say so. */
function fetchSafety() {
  loadStates().catch(() => undefined);
  allTexts().catch(() => undefined);
  allStyles().catch(() => undefined);
}

/** Fetches the scripts of likely pages once the first page stands (LAYOUT-09). */
export function startPreloading(): void {
  const sparing = isSparing((navigator as { connection?: Connection }).connection);
  window.prerenderReady = false;
  const begin = () => {
    setTimeout(() => (window.prerenderReady = true), FINISHED);
    setTimeout(() => whenIdle(fetchSafety, SECOND), FIRST);
    if (sparing) return;
    setTimeout(() => whenIdle(() => fetchAll('high'), SECOND), FIRST);
    setTimeout(() => whenIdle(() => fetchAll('medium'), LATEST - SECOND), SECOND);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
