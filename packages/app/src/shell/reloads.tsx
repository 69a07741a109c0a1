import { hasNewBuild } from '../platform/loading/chunks.ts';
import { systemClock } from '../platform/network/clock.ts';
import { outlivesReload, session, storedText } from '../platform/storage/storage.ts';
import { createRoot } from 'react-dom/client';
import { report } from '../platform/telemetry/report.ts';

/** Maximum automatic reloads of one URL per minute; then the screen waits for the player (REACH-18). */
const MOST = 3;
const WITHIN = 60_000;

/** The path, then the times of its reloads, ms, separated by spaces. */
const stored = storedText('automaticReloads', session);

function recent(): string[] {
  const [path, ...times] = (stored.read() ?? '').split(' ');
  if (path !== location.pathname) return [];
  return times.filter((time) => Math.abs(systemClock.now() - Number(time)) < WITHIN);
}

const write = (times: readonly (string | number)[]) => stored.write([location.pathname, ...times].join(' '));

/**
 * True if this URL was reloaded automatically fewer than `most` times within the last minute. False without
 * storage: uncounted reloads might never end.
 */
export function mayReload(most = MOST): boolean {
  const times = recent();
  write(times);
  return outlivesReload(stored.key) && times.length < most;
}

export function countReload(): void {
  write([...recent(), systemClock.now()]);
}

export const reloadPage = () => location.reload();

/**
 * State of a script that does not load although the server responds: `reloading`, because Firefox and WebKit
 * return the same failure for every further import until a reload; `new` if the server has another build;
 * `lost` if a reload was just tried.
 */
type LostChunk = 'reloading' | 'new' | 'lost';

/** Reloads the page for a lost script, at most once a minute (BROW-03). */
export async function recoverChunk(reload = reloadPage): Promise<LostChunk> {
  if (await hasNewBuild()) return 'new';
  if (!mayReload(1)) return 'lost';
  countReload();
  reload();
  return 'reloading';
}

/**
 * Time for React to render one empty element, ms. React first finishes a page that it is rendering: 1.4 s with a
 * processor slowed down 20 times.
 */
const LIMIT = 3000;

/**
 * Reloads a page restored from the back-forward cache in which React no longer renders (BROW-04). WebKit loses messages
 * that are sent while a page is left, and React's scheduler sends no other until its own arrives: presses still work,
 * but no navigation ends. The reload restores the drafts of forms. Returns an unsubscribe function.
 */
export function watchRestoredPage(reload = reloadPage): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      clearInterval(timer);
      if (!mayReload()) return;
      countReload();
      report('stuck-page', {});
      reload();
    }, LIMIT);
    // A separate root: in the app's root, a click would render the update, and a page whose script loads
    // would delay it.
    createRoot(document.createElement('div')).render(<i ref={() => clearInterval(timer)} />);
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
