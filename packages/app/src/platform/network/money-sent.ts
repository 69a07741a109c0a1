import { session, storedText } from '../storage/storage.ts';
import { systemClock } from './clock.ts';

/** How long after a command that moves money a crash may have hidden its outcome, ms. */
const WITHIN = 10 * 60_000;

/** When the last such command was sent, ms. In session storage, because the crash screen reloads the page. */
const sentAt = storedText('moneySent', session);

/** Records that a command that moves money was sent. */
export function noteMoneySent(): void {
  sentAt.write(String(systemClock.now()));
}

/**
 * True if money may have moved without the player seeing the result: a crash screen must not call it safe.
 */
export function isMoneyUnsure(): boolean {
  const age = systemClock.now() - Number(sentAt.read() ?? Number.NaN);
  return Math.abs(age) < WITHIN || session.getItem('payIntent') !== null;
}
