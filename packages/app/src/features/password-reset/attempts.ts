import { local, type Area } from '#app/platform/storage/storage.ts';
import { storedFor } from '#app/platform/storage/stored-for.ts';

/** Hours the count of a phone is kept (RESET-03). */
const COUNT_LIFE = 3;
/** Messages after which only the short pause holds (RESET-04). */
const EASY = 3;
/** Pause after one of the first messages and after any further one, hours (RESET-04, OP-37). */
const SHORT = 1 / 60;
const LONG = 3;

const HOUR = 3_600_000;

const readCount = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
const readTime = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** Hours until the next message after so many. */
const pauseAfter = (count: number) => (count > EASY ? LONG : SHORT);

/** How often each phone was sent a code lately (RESET-02): kept in this browser, shared by its tabs. */
export interface ResetAttempts {
  /** Messages counted for a phone, 0 once they have lapsed. */
  count(digits: string): number;
  /** Until when no other message may be sent, ms; null when one may (OP-76). */
  endsAt(digits: string): number | null;
  /** Counts a message that was sent. */
  note(digits: string): void;
}

/** Makes the counter over a storage area; `now` in ms. The phone in a key is digits only (OP-91). */
export function createResetAttempts(now: () => number, area: Area = local): ResetAttempts {
  const counted = (digits: string) =>
    storedFor(`resetPhoneCount_${digits}`, COUNT_LIFE, readCount, { area, now });
  const sent = (digits: string, hours: number) =>
    storedFor(`resetPhoneTime_${digits}`, hours, readTime, { area, now });
  const count = (digits: string) => counted(digits).read() ?? 0;
  return {
    count,
    endsAt(digits) {
      const hours = pauseAfter(count(digits));
      const at = sent(digits, hours).read();
      if (at === null) return null;
      // A clock that was set back must not lengthen the pause.
      const end = Math.min(at, now()) + hours * HOUR;
      return end > now() ? end : null;
    },
    note(digits) {
      const next = count(digits) + 1;
      counted(digits).write(next);
      sent(digits, pauseAfter(next)).write(now());
    },
  };
}
