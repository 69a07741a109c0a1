import { systemClock } from '../platform/network/clock.ts';
import { session, storedText } from '../platform/storage/storage.ts';

/** Automatic reloads of one address within this time, ms, after which the screen waits for the player (REACH-18). */
const MOST = 3;
const WITHIN = 60_000;

/** The path, then when it was reloaded, ms, all separated by spaces. */
const stored = storedText('automaticReloads', session);

function recent(): string[] {
  const [path, ...times] = (stored.read() ?? '').split(' ');
  if (path !== location.pathname) return [];
  return times.filter((time) => Math.abs(systemClock.now() - Number(time)) < WITHIN);
}

/** True if this address has reloaded by itself fewer than `most` times within the last minute. */
export const mayReload = (most = MOST) => recent().length < most;

/** Counts a reload that is about to happen by itself. */
export function countReload(): void {
  stored.write([location.pathname, ...recent(), systemClock.now()].join(' '));
}
