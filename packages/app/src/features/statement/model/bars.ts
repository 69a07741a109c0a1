import type { Statement } from '@tulpar/api/contract';
import { addDays, lengthOf, weekdayOf, type Period } from './periods.ts';

/** Maximum number of daily bars; longer periods use weeks (SAFE-19). */
const MOST_DAYS = 62;

/** A day or week of play, minor units; `net` = wins − bets. */
export interface Bar extends Period {
  readonly bets: number;
  readonly wins: number;
  readonly net: number;
  readonly isPlayed: boolean;
}

export const hasDays = (period: Period): boolean => lengthOf(period) <= MOST_DAYS;

/** Days or weeks of a period; the first and last week can be partial. */
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

/** Rounds the scale up to 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  let unit = 1;
  while (unit * 10 <= value) unit *= 10;
  return [1, 2, 5, 10].map((step) => step * unit).find((top) => top >= value) ?? unit * 10;
}

/**
 * Symmetric end of the scale, minor units, so that a loss looks as large as an equal win (SAFE-19). At least
 * one major unit.
 */
export const scaleTop = (bars: readonly Pick<Bar, 'net'>[]): number =>
  roundUp(Math.max(100, ...bars.map(({ net }) => Math.abs(net))));

/** Bar index after an arrow, Home or End key; null for other keys. */
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
