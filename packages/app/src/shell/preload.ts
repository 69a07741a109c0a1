import { allTexts } from '../platform/intl.tsx';
import { routes } from '../routes.ts';
import { loadStates } from './Availability.tsx';
import type { RouteId } from '../platform/paths.ts';

/** First fetches ahead after 300 ms; those of medium need after 2 s of idleness or 5 s (LAYOUT-11). */
const FIRST = 300;
const SECOND = 2000;
const LATEST = 5000;

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

/** What the app needs when it can fetch nothing any more: texts, and the screens that say so. */
function fetchSafety() {
  loadStates().catch(() => undefined);
  allTexts().catch(() => undefined);
}

/** Fetches the scripts of likely pages once the first page stands (LAYOUT-09). */
export function startPreloading(): void {
  const sparing = isSparing((navigator as { connection?: Connection }).connection);
  const begin = () => {
    setTimeout(() => whenIdle(fetchSafety, SECOND), FIRST);
    if (sparing) return;
    setTimeout(() => whenIdle(() => fetchAll('high'), SECOND), FIRST);
    setTimeout(() => whenIdle(() => fetchAll('medium'), LATEST - SECOND), SECOND);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
