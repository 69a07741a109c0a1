import { storedFor } from '#app/platform/storage/storage.ts';

/** Hours after which the count of a phone expires (RESET-03). */
const COUNT_LIFE = 3;
/** Number of first messages with the short pause (RESET-04). */
const EASY = 3;
/** Pauses after one of the first messages and after later ones, hours (RESET-04, OP-37). */
const SHORT = 1 / 60;
const LONG = 3;

const HOUR = 3_600_000;

const readCount = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
const readTime = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

const pauseAfter = (count: number) => (count > EASY ? LONG : SHORT);

/** Number of codes recently sent to each phone (RESET-02), stored in this browser and shared by its tabs. */
export interface ResetAttempts {
  /** Messages counted for a phone; 0 once expired. */
  count(digits: string): number;
  /** End of the pause, ms; null if a message may be sent (OP-76). */
  endsAt(digits: string): number | null;
  /** Counts a sent message. */
  note(digits: string): void;
}

/** `now` in ms. The phone in a key is digits only (OP-91). */
export function createResetAttempts(now: () => number): ResetAttempts {
  const counted = (digits: string) => storedFor(`resetPhoneCount_${digits}`, COUNT_LIFE, readCount, now);
  const sent = (digits: string, hours: number) => storedFor(`resetPhoneTime_${digits}`, hours, readTime, now);
  const count = (digits: string) => counted(digits).read() ?? 0;
  return {
    count,
    endsAt(digits) {
      const hours = pauseAfter(count(digits));
      const at = sent(digits, hours).read();
      if (at === null) return null;
      // If the clock was set back, the pause must not become longer.
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
