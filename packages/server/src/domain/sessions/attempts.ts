import { refuse } from '../refusal.ts';

/** Counts attempts per key over a sliding window, in memory. */
export interface Attempts {
  /** Throws 429 with the time to wait when a key has used up its attempts. */
  check(key: string, now: Date): void;
  /** Counts one attempt. */
  count(key: string, now: Date): void;
  /** Forgets a key, after a success. */
  clear(key: string): void;
}

/** More keys than this are not kept: the oldest go first, so that a flood of names costs no memory. */
const mostKeys = 20_000;

/** At most `limit` attempts per key within `windowMs`. */
export function createAttempts(limit: number, windowMs: number): Attempts {
  const times = new Map<string, number[]>();
  const recent = (key: string, now: Date) =>
    (times.get(key) ?? []).filter((time) => time > now.getTime() - windowMs);
  return {
    check(key, now) {
      const [oldest, ...others] = recent(key, now).slice(-limit);
      if (oldest === undefined || others.length + 1 < limit) return;
      refuse(429, 'TOO_MANY_ATTEMPTS', { retryAfter: (oldest + windowMs - now.getTime()) / 1000 });
    },
    count(key, now) {
      const kept = [...recent(key, now), now.getTime()].slice(-limit);
      times.delete(key);
      times.set(key, kept);
      if (times.size > mostKeys) {
        for (const first of times.keys()) {
          times.delete(first);
          break;
        }
      }
    },
    clear(key) {
      times.delete(key);
    },
  };
}

/** The limits of the calls an attacker would repeat. */
export interface AttemptLimits {
  /** Wrong passwords for one account from one address. */
  readonly account: Attempts;
  /** Wrong passwords from one address. */
  readonly address: Attempts;
  /** Messages sent to one contact. */
  readonly message: Attempts;
}

const minutes = 60_000;

/** Limits of the running server. */
export function createAttemptLimits(): AttemptLimits {
  return {
    account: createAttempts(10, 10 * minutes),
    address: createAttempts(100, 10 * minutes),
    message: createAttempts(3, 10 * minutes),
  };
}
