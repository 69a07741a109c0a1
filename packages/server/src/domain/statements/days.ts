import { type TimeZone, longestStatementDays } from '@tulpar/api/contract';
import { sql, type RawBuilder } from 'kysely';
import { refuseFields } from '../errors/refusal.ts';

const hour = 3_600_000;
const dayLength = 24 * hour;

interface Ahead {
  /** UTC offset, hours; until the moment `changed`, ms, it was `before`. */
  readonly now: number;
  readonly before: number;
  readonly changed: number;
}

/**
 * UTC offsets of zones. Almaty changed from UTC+6 to UTC+5 at midnight before 2024-03-01, so 29 February had 25
 * hours. Defined here, so that days do not depend on the time zone data of a database.
 */
const zones: Readonly<Record<TimeZone, Ahead>> = {
  'Asia/Almaty': { now: 5, before: 6, changed: Date.UTC(2024, 1, 29, 18) },
  'Asia/Baku': { now: 4, before: 4, changed: 0 },
  UTC: { now: 0, before: 0, changed: 0 },
};

const hoursAhead = (time: number, zone: TimeZone): number =>
  time < zones[zone].changed ? zones[zone].before : zones[zone].now;

export const dayIn = (time: number, zone: TimeZone): string =>
  new Date(time + hoursAhead(time, zone) * hour).toISOString().slice(0, 10);

export function dayOfColumn(column: RawBuilder<Date>, zone: TimeZone): RawBuilder<string> {
  const { now, before, changed } = zones[zone];
  const changedAt = new Date(changed);
  return sql<string>`to_char(
    (${column} at time zone 'UTC') + make_interval(hours => case
      when ${column} < ${changedAt}::timestamptz then ${before}::int else ${now}::int
    end), 'YYYY-MM-DD')`;
}

export function startOfDay(day: string, zone: TimeZone): number {
  const start = Date.parse(`${day}T00:00:00.000Z`);
  const early = start - zones[zone].before * hour;
  return early < zones[zone].changed ? early : start - zones[zone].now * hour;
}

export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + dayLength).toISOString().slice(0, 10);

/** Whether a text is a valid date whose year has four digits in every zone, as PostgreSQL needs. */
function isDay(text: string): boolean {
  const start = new Date(`${text}T00:00:00.000Z`);
  const isFourDigits = text > '0001-01-01' && text < '9999-12-31';
  return isFourDigits && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
}

export interface DayRange {
  readonly from: string;
  readonly to: string;
  readonly time_zone?: TimeZone | undefined;
}

/** A range of days as moments; `until` is exclusive. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
  readonly zone: TimeZone;
}

/** A range of days, open without a first or last day. */
export interface OpenDayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly time_zone?: TimeZone | undefined;
}

/** The moments of a range of days, each optional. Refuses like `spanOfDays`. */
export function openSpan({ from, to, time_zone }: OpenDayRange): { from?: Date; until?: Date } {
  const first = from ?? to;
  const last = to ?? from;
  if (first === undefined || last === undefined) return {};
  const span = spanOfDays({ from: first, to: last, time_zone });
  return {
    ...(from === undefined ? {} : { from: span.from }),
    ...(to === undefined ? {} : { until: span.until }),
  };
}

/** The moments of a range of days; refuses invalid days and a range reversed or too long. */
export function spanOfDays({ from, to, time_zone: zone = 'UTC' }: DayRange): Span {
  if (!isDay(from)) return refuseFields({ from: 'UNKNOWN_VALUE' });
  if (!isDay(to)) return refuseFields({ to: 'UNKNOWN_VALUE' });
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  if (days < 1 || days > longestStatementDays)
    return refuseFields({ from: 'UNKNOWN_VALUE', to: 'UNKNOWN_VALUE' });
  return {
    from: new Date(startOfDay(from, zone)),
    until: new Date(startOfDay(nextDay(to), zone)),
    zone,
  };
}
