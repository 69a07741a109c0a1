import { useMemo } from 'react';
import { now } from '../network/clock.ts';
import { useIsFirstView } from '../state/first-view.ts';
import { useMinute, useNextMoment } from '../state/next-moment.ts';
import { useVisitor } from '../session/visitor.ts';
import { formatDate, spanOf, type DatePattern } from './dates.ts';
import { useLanguage, useText } from './intl.tsx';
import type { Language, Currency } from './languages.ts';

/** Midnight at which Kazakhstan changed from UTC+6 to UTC+5. */
const ALMATY_CHANGED = Date.UTC(2024, 1, 29, 18);

/** Shifts a time so that UTC fields show the account's local time (Asia/Almaty, Asia/Baku); ms. */
const asUtc = (time: number, currency: Currency) =>
  time + (currency === 'AZN' ? 4 : time < ALMATY_CHANGED ? 6 : 5) * 3_600_000;

/** A time in the account's time zone. */
export const formatAccountTime = (
  moment: number | string,
  pattern: DatePattern,
  currency: Currency,
  language: Language,
): string => formatDate(asUtc(new Date(moment).getTime(), currency), pattern, language, 'utc');

/** Day of a time in the account's time zone, `YYYY-MM-DD`. */
export function accountDay(moment: number | string, currency: Currency): string {
  return new Date(asUtc(new Date(moment).getTime(), currency)).toISOString().slice(0, 10);
}

const DAY = 86_400_000;

/**
 * Today in the account's time zone, `YYYY-MM-DD`; renders again at its midnight, or `lag` ms later: the clocks of
 * server and client can differ by 2 s.
 */
export function useToday(currency: Currency, lag = 0): string {
  const moment = now() - lag;
  useNextMoment([new Date(moment + lag + DAY - (asUtc(moment, currency) % DAY)).toISOString()]);
  return accountDay(moment, currency);
}

/**
 * Dates and durations in the page's language: for a player in the account's time zone, for a guest in the browser's.
 * Times are ms or ISO-8601.
 */
export interface Dates {
  date(moment: number | string, pattern: DatePattern): string;
  /** Day and time, as the two values of a message. */
  dayAndTime(moment: number | string): { readonly date: string; readonly time: string };
  /** First or last day of an offer in the account's time zone; for a guest the currency decides (OP-124). */
  windowDay(moment: number | string): string;
  /** “3 minutes ago”. */
  ago(moment: number | string): string;
  /** “2 days”. */
  left(moment: number | string): string;
}

const agoIds = { day: 'time.daysAgo', hour: 'time.hoursAgo', minute: 'time.minutesAgo' } as const;
const leftIds = { day: 'time.days', hour: 'time.hours', minute: 'time.minutes' } as const;

export function useDates(): Dates {
  const t = useText();
  const language = useLanguage();
  const { signedIn, currency } = useVisitor();
  // The server does not know the browser's time zone, so a first view uses the account's.
  const isFirstView = useIsFirstView();
  return useMemo(() => {
    const span = (ids: typeof agoIds | typeof leftIds, ms: number) => {
      const { unit, value } = spanOf(ms);
      return t(ids[unit], { count: value });
    };
    const date: Dates['date'] = (moment, pattern) =>
      signedIn || isFirstView
        ? formatAccountTime(moment, pattern, currency, language)
        : formatDate(moment, pattern, language);
    const dayAndTime: Dates['dayAndTime'] = (moment) => ({
      date: date(moment, 'd MMMM'),
      time: date(moment, 'HH:mm'),
    });
    return {
      date,
      dayAndTime,
      windowDay: (moment) => formatAccountTime(moment, 'd MMMM', currency, language),
      ago: (moment) => span(agoIds, now() - new Date(moment).getTime()),
      left: (moment) => span(leftIds, new Date(moment).getTime() - now()),
    };
  }, [t, signedIn, isFirstView, currency, language]);
}

/** Formats “14:05” of today, “13 January, 14:05” of another day, also on a page that stays open over midnight. */
export function useTime(): (moment: number | string) => string {
  const { date } = useDates();
  const today = date(useMinute(), 'yyyy-MM-dd');
  return (moment) => date(moment, date(moment, 'yyyy-MM-dd') === today ? 'HH:mm' : 'd MMMM, HH:mm');
}

const lengths = { day: DAY, hour: 3_600_000, minute: 60_000 } as const;

/** Renders the component again whenever the remaining time until one of these times (ISO) is shown differently. */
export function useCountdown(times: readonly (string | null)[]): void {
  const moment = now();
  useNextMoment(
    times.map((time) => {
      const rest = time === null ? 0 : Date.parse(time) - moment;
      return rest > 0 ? new Date(moment + (rest % lengths[spanOf(rest).unit])).toISOString() : null;
    }),
  );
}
