import {
  longestStatementDays,
  movementKinds,
  type StatementLine,
  type Statement,
} from '@tulpar/api/contract';
import { useFormats, type MessageId } from '#app/platform/i18n/intl.tsx';
import type { Language } from '#app/platform/i18n/languages.ts';
import { dayInWords } from '#app/platform/i18n/day-headings.ts';

/** First and last day, `YYYY-MM-DD`, both inclusive, in the account's time zone. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Preset periods (SAFE-18): the current month, the previous one, three months, a year. */
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

/** Period of a preset: from the first day of a month to today; `last` is the whole previous month. */
export function presetPeriod(preset: Preset, today: string): Period {
  if (preset === 'last') return { from: monthStart(today, 1), to: addDays(monthStart(today, 0), -1) };
  return { from: monthStart(today, { month: 0, quarter: 2, year: 11 }[preset]), to: today };
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text)) && dayAt(at(text)) === text;
}

type PeriodFault = 'unfinished' | 'reversed' | 'long' | 'future';

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

const known = [...movementKinds, 'play'] as const;

/** Message of a movement; "other" for unknown kinds from a newer server. */
export function moveText(kind: string): MessageId {
  return `statement.move.${known.find((one) => one === kind) ?? 'other'}`;
}

/** Filters of the lines (SAFE-18). */
export const FILTERS = ['all', 'deposits', 'withdrawals', 'play', 'bonuses'] as const;
export type Filter = (typeof FILTERS)[number];

const passing: Readonly<Record<Exclude<Filter, 'all'>, readonly string[]>> = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal', 'withdrawal_return'],
  play: ['play', 'buy_in'],
  bonuses: ['bonus_in', 'bonus_out'],
};

export const passes = (filter: Filter, { kind }: Pick<StatementLine, 'kind'>): boolean =>
  filter === 'all' || passing[filter].includes(kind);

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

/** Bar index after an arrow, page, Home or End key; null for other keys. */
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
  const next = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return next === undefined ? null : Math.min(last, Math.max(0, next));
}

/** A cell of a CSV file: text, an amount in minor units, a count, or empty. */
export type Cell = string | { readonly minor: number } | { readonly count: number } | null;

/** Byte order mark: without it spreadsheets decode UTF-8 with a local code page. */
const MARK = '\uFEFF';
const END = '\r\n';

/** Prefixes a spreadsheet would evaluate as a formula. */
const FORMULA = /^\s*[=+\-@]|^[\t\r]/;

function textOf(cell: Cell, point: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return FORMULA.test(cell) ? `'${cell}` : cell;
  if ('count' in cell) return String(cell.count);
  const amount = Math.abs(cell.minor);
  const cents = String(amount % 100).padStart(2, '0');
  return `${cell.minor < 0 ? '-' : ''}${Math.floor(amount / 100)}${point}${cents}`;
}

/**
 * Rows as an RFC 4180 CSV file (SAFE-19). Languages with a decimal comma (ru, kk, az) use semicolons, as
 * spreadsheets expect. Texts that look like formulas are prefixed with an apostrophe; amounts are not.
 */
export function toCsv(rows: readonly (readonly Cell[])[], language: Language): string {
  const [separator, point] = language === 'en' ? [',', '.'] : [';', ','];
  const quoted = (cell: Cell) => {
    const text = textOf(cell, point);
    return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return MARK + rows.map((row) => row.map(quoted).join(separator) + END).join('');
}

/** Non-breaking space. */
const SPACE = '\u00A0';

/** Formatted period: "1–20 November", "29 October – 4 November"; a shared month appears once. */
export function periodInWords({ from, to }: Period, today: string, language: Language): string {
  const end = dayInWords(to, today, language);
  if (from === to) return end;
  if (from.slice(0, 7) === to.slice(0, 7)) {
    // Only the day has one or two digits; in Kazakh the year precedes it.
    return end.replace(/(?<!\d)\d{1,2}(?!\d)/, (day) => `${Number(from.slice(8))}–${day}`);
  }
  // `dayInWords` leaves out today's year. With `from` passed as today, a year that both ends have is shown at most at
  // the second one; not in Kazakh, where the year precedes the day.
  const isOneYear = from.slice(0, 4) === to.slice(0, 4) && language !== 'kk';
  return `${dayInWords(from, isOneYear ? from : today, language)} – ${end}`;
}

/** Returns a function that formats a change of the balance: "+ 1 200 ₸", "− 300 ₸", "0 ₸". */
export function useSigned(currency: string): (minor: number) => string {
  const { money } = useFormats();
  return (minor) => {
    const amount = money(Math.abs(minor), currency);
    return minor === 0 ? amount : `${minor < 0 ? '−' : '+'}${SPACE}${amount}`;
  };
}
