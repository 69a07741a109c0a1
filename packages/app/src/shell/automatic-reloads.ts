import { systemClock } from '../platform/network/clock.ts';
import { session, storedText } from '../platform/storage/storage.ts';

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

/** True if this URL was reloaded automatically fewer than `most` times within the last minute. */
export const mayReload = (most = MOST) => recent().length < most;

/** Counts an automatic reload. */
export function countReload(): void {
  stored.write([location.pathname, ...recent(), systemClock.now()].join(' '));
}
