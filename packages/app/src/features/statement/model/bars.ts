import type { Statement } from '@tulpar/api/contract';
import { addDays, lengthOf, weekdayOf, type Period } from './periods.ts';

/** Most days that stand as a bar each; from there on a bar is a week (SAFE-19). */
const MOST_DAYS = 62;

/** A day or a week of play, minor units; `net` = wins − bets. */
export interface Bar extends Period {
  readonly bets: number;
  readonly wins: number;
  readonly net: number;
  /** Whether anything was staked or won. */
  readonly isPlayed: boolean;
}

/** Whether the bars of a period are days. */
export const hasDays = (period: Period): boolean => lengthOf(period) <= MOST_DAYS;

/** Every day of a period, or its weeks: those at its ends may be shorter. */
export function barsOf(days: NonNullable<Statement['by_day']>, period: Period): readonly Bar[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const step = hasDays(period) ? () => 0 : (day: string) => 6 - weekdayOf(day);
  const bars: Bar[] = [];
  for (let from = period.from; from <= period.to;) {
    const end = addDays(from, step(from));
    const to = end < period.to ? end : period.to;
    let bets = 0;
    let wins = 0;
    for (let day = from; day <= to; day = addDays(day, 1)) {
      bets += known.get(day)?.bets ?? 0;
      wins += known.get(day)?.wins ?? 0;
    }
    bars.push({ from, to, bets, wins, net: wins - bets, isPlayed: bets > 0 || wins > 0 });
    from = addDays(to, 1);
  }
  return bars;
}

/** Ends of the scale: 1, 2 or 5 with noughts, so that its figures read easily. */
function roundUp(value: number): number {
  let unit = 1;
  while (unit * 10 <= value) unit *= 10;
  return [1, 2, 5, 10].map((step) => step * unit).find((top) => top >= value) ?? unit * 10;
}

/**
 * Where the scale ends above and below nought alike, minor units: a loss looks as large as a win of the same amount
 * (SAFE-19). At least one whole unit of money.
 */
export const scaleTop = (bars: readonly Pick<Bar, 'net'>[]): number =>
  roundUp(Math.max(100, ...bars.map(({ net }) => Math.abs(net))));

/** The bar an arrow leads to, or a key for the ends; null for any other key. */
export function barAfterKey(key: string, at: number, count: number): number | null {
  const last = count - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 7,
    PageUp: at + 7,
    Home: 0,
    End: last,
  };
  const asked = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return asked === undefined ? null : Math.min(last, Math.max(0, asked));
}
