import type { Restriction } from '#app/features/session/index.ts';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';

/** Length of a restriction: a break in days, self-exclusion in months; null is permanent. */
export type BreakLength =
  | { readonly id: 'day' | 'week' | 'month'; readonly kind: 'break'; readonly days: number }
  | {
      readonly id: 'halfYear' | 'year' | 'endless';
      readonly kind: 'self_exclusion';
      readonly months: number | null;
    };

/** Available lengths, shortest first (SAFE-08). */
export const breakLengths: readonly BreakLength[] = [
  { id: 'day', kind: 'break', days: 1 },
  { id: 'week', kind: 'break', days: 7 },
  { id: 'month', kind: 'break', days: 30 },
  { id: 'halfYear', kind: 'self_exclusion', months: 6 },
  { id: 'year', kind: 'self_exclusion', months: 12 },
  { id: 'endless', kind: 'self_exclusion', months: null },
];

const DAY = 24 * 3_600_000;

/** Adds calendar months like the server: the same day, or the last day of a shorter month. */
function addMonths(from: number, months: number): number {
  const moved = new Date(from);
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  return moved.setUTCDate(Math.min(day, last));
}

/** End of a length that starts at `from`, ms; null is permanent. */
export function endOf(length: BreakLength, from: number): number | null {
  if (length.kind === 'break') return from + length.days * DAY;
  return length.months === null ? null : addMonths(from, length.months);
}

/**
 * Lengths that end later than the current restriction. A restriction cannot be shortened or changed from
 * self-exclusion to a break (SAFE-09).
 */
export function lengthsBeyond(holds: Restriction | null, now: number): readonly BreakLength[] {
  if (holds === null) return breakLengths;
  const held = holds.until === null ? Infinity : Date.parse(holds.until);
  return breakLengths.filter(
    (length) =>
      (holds.kind === 'break' || length.kind === 'self_exclusion') && (endOf(length, now) ?? Infinity) > held,
  );
}

/** A bonus that has not ended. `left`: formatted remaining wager; null for free spins and a queued bonus. */
export interface BonusAtStake {
  readonly id: string;
  readonly name: string;
  /** Deadline of the wager or the spins, ISO. */
  readonly until: string | null;
  readonly left: string | null;
  /** A break does not affect a queued bonus. */
  readonly isQueued: boolean;
}

/** What a break or self-exclusion affects; empty parts are not shown (SAFE-08). */
export interface BreakFacts {
  /** Real money, minor units; null if unknown. */
  readonly money: { readonly real: number; readonly currency: Currency } | null;
  readonly bonuses: readonly BonusAtStake[];
  /** Names of games with an open round. */
  readonly rounds: readonly string[];
  readonly tournaments: readonly string[];
}

/** Formatted end of a restriction: a break to the minute, self-exclusion with the year. */
export function useBreakEnd(): (kind: Restriction['kind'], end: number | string | null) => string {
  const t = useText();
  const { date, dayAndTime } = useDates();
  return (kind, end) => {
    if (end === null) return t('breaks.noEnd');
    return kind === 'break'
      ? t('breaks.until', dayAndTime(end))
      : t('breaks.untilDay', { date: date(end, 'd MMMM yyyy') });
  };
}
