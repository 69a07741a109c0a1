import { hasNewBuild } from '../platform/loading/chunks.ts';
import { systemClock } from '../platform/network/clock.ts';
import { outlivesReload, session, storedText } from '../platform/storage/storage.ts';

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
export type LostChunk = 'reloading' | 'new' | 'lost';

/** Reloads the page for a lost script, at most once a minute (BROW-03). */
export async function recoverChunk(reload = reloadPage): Promise<LostChunk> {
  if (await hasNewBuild()) return 'new';
  if (!mayReload(1)) return 'lost';
  countReload();
  reload();
  return 'reloading';
}
