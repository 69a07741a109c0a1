import { longestStatementDays } from '@tulpar/api/contract';

/** First and last day, `YYYY-MM-DD`, both inclusive, by the clock of the account. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Periods that need no dates (SAFE-18). */
export const PRESETS = ['month', 'last', 'quarter', 'year'] as const;
export type Preset = (typeof PRESETS)[number];

const DAY = 86_400_000;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day so many days later. */
export const addDays = (day: string, days: number): string => dayAt(at(day) + days * DAY);

/** Number of days of a period. */
export const lengthOf = ({ from, to }: Period): number => (at(to) - at(from)) / DAY + 1;

/** Place of a day in its week, Monday 0. */
export const weekdayOf = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % 7;

/** First day of the month so many months before the one of a day. */
function monthStart(day: string, before: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayAt(Date.UTC(year, month - 1 - before, 1));
}

/** The days of a preset: whole months, of which the newest may still run. */
export function presetPeriod(preset: Preset, today: string): Period {
  if (preset === 'last') return { from: monthStart(today, 1), to: addDays(monthStart(today, 0), -1) };
  return { from: monthStart(today, { month: 0, quarter: 2, year: 11 }[preset]), to: today };
}

/** Whether text is a day of the calendar. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text)) && dayAt(at(text)) === text;
}

/** What is wrong with a period. */
export type PeriodFault = 'unfinished' | 'reversed' | 'long' | 'future';

/** What is wrong with days that were chosen, and at which of them; null: nothing. */
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

/** Which period an address names; what it names wrongly is the month that runs. */
export function periodOf(
  search: URLSearchParams,
  today: string,
): Period & { readonly preset: Preset | null } {
  const own = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  if (periodFault(own, today) === null) return { ...own, preset: null };
  const preset = PRESETS.find((one) => one === search.get('period')) ?? 'month';
  return { ...presetPeriod(preset, today), preset };
}
