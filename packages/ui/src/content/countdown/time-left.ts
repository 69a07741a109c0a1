/** Time left, taken apart. */
export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Nothing counts longer than this (999 days): a wild date of a server must not widen the card. */
const longest = 999 * 86_400 + 86_399;

/**
 * Whole seconds from `now` to `endsAt` (both ms since the epoch): 0 once it has passed, `null` when there is no end to count to.
 * A started second counts as whole, so that the last thing seen before the end is 1 and not 0.
 */
export function secondsLeft(endsAt: number | null, now: number): number | null {
  if (endsAt === null || !Number.isFinite(endsAt) || !Number.isFinite(now)) return null;
  return Math.min(Math.max(Math.ceil((endsAt - now) / 1000), 0), longest);
}

/** How long (ms, at most one tick of 1000) until `secondsLeft` says something else. */
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

/** Two figures at least: "07". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** The milestone (s) reached between two readings; of several, after a sleep, the last one. `null` when none was. */
export function milestoneReached(
  before: number,
  after: number,
  milestones: readonly number[],
): number | null {
  const reached = milestones.filter((milestone) => before > milestone && milestone >= after);
  return reached.length > 0 ? Math.min(...reached) : null;
}
