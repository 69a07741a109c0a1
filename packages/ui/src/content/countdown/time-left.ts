export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Upper bound (999 days): an extreme date from a server must not widen the card. */
const longest = 999 * 86_400 + 86_399;

/**
 * Whole seconds from `now` to `endsAt` (both ms since the epoch): 0 once it has passed, `null` without an
 * end. A started second counts as whole, so that the last value before the end is 1.
 */
export function secondsLeft(endsAt: number | null, now: number): number | null {
  if (endsAt === null || !Number.isFinite(endsAt) || !Number.isFinite(now)) return null;
  return Math.min(Math.max(Math.ceil((endsAt - now) / 1000), 0), longest);
}

/** Delay (ms, at most 1000) until `secondsLeft` changes. */
export function untilNextSecond(endsAt: number, now: number): number {
  const rest = (endsAt - now) % 1000;
  return rest > 0 ? rest : 1000;
}

/** Seconds as days, hours, minutes, seconds (ledger CASHBK-09). */
export function splitSeconds(total: number): TimeParts {
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** Pads to two digits: "07". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
