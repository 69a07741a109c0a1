import { longestStatementDays } from '@tulpar/api/contract';

/** First and last day, `YYYY-MM-DD`, both inclusive, in the account's time zone. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Preset periods (SAFE-18). */
export const PRESETS = ['month', 'last', 'quarter', 'year'] as const;
export type Preset = (typeof PRESETS)[number];

const DAY = 86_400_000;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayAt(at(day) + days * DAY);

export const lengthOf = ({ from, to }: Period): number => (at(to) - at(from)) / DAY + 1;

/** Index of a day in its week, Monday 0. */
export const weekdayOf = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % 7;

/** First day of the month `before` months earlier. */
function monthStart(day: string, before: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayAt(Date.UTC(year, month - 1 - before, 1));
}

/** Period of a preset: whole months, of which the last may be the current one. */
export function presetPeriod(preset: Preset, today: string): Period {
  if (preset === 'last') return { from: monthStart(today, 1), to: addDays(monthStart(today, 0), -1) };
  return { from: monthStart(today, { month: 0, quarter: 2, year: 11 }[preset]), to: today };
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text)) && dayAt(at(text)) === text;
}

export type PeriodFault = 'unfinished' | 'reversed' | 'long' | 'future';

/** Problem of a custom period and the affected field, or null. */
export function periodFault(
  { from, to }: Period,
  today: string,
): { readonly side: 'from' | 'to'; readonly fault: PeriodFault } | null {
  if (!isDay(from)) return { side: 'from', fault: 'unfinished' };
  if (!isDay(to)) return { side: 'to', fault: 'unfinished' };
  if (from > today) return { side: 'from', fault: 'future' };
  if (to > today) return { side: 'to', fault: 'future' };
  if (from > to) return { side: 'to', fault: 'reversed' };
  return lengthOf({ from, to }) > longestStatementDays ? { side: 'to', fault: 'long' } : null;
}

/** Period from the URL; the current month if it is invalid. */
export function periodOf(
  search: URLSearchParams,
  today: string,
): Period & { readonly preset: Preset | null } {
  const own = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  if (periodFault(own, today) === null) return { ...own, preset: null };
  const preset = PRESETS.find((one) => one === search.get('period')) ?? 'month';
  return { ...presetPeriod(preset, today), preset };
}
