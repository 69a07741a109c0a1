import { useMemo } from 'react';
import { now } from '../network/clock.ts';
import { formatDate, spanOf, type DatePattern } from './dates.ts';
import { useLanguage, useText } from './intl.tsx';

/** Dates and spans in the page's language; moments are ms or ISO-8601. Apart from amounts: no first screen tells a time. */
export interface Dates {
  date(moment: number | string, pattern: DatePattern): string;
  /** How long ago: “3 minutes ago”. */
  ago(moment: number | string): string;
  /** How long still: “2 days”. */
  left(moment: number | string): string;
}

const agoIds = { day: 'time.daysAgo', hour: 'time.hoursAgo', minute: 'time.minutesAgo' } as const;
const leftIds = { day: 'time.days', hour: 'time.hours', minute: 'time.minutes' } as const;

/** Dates and spans in the page's language. */
export function useDates(): Dates {
  const t = useText();
  const language = useLanguage();
  return useMemo(() => {
    const span = (ids: typeof agoIds | typeof leftIds, ms: number) => {
      const { unit, value } = spanOf(ms);
      return t(ids[unit], { count: value });
    };
    return {
      date: (moment, pattern) => formatDate(moment, pattern, language),
      ago: (moment) => span(agoIds, now() - new Date(moment).getTime()),
      left: (moment) => span(leftIds, new Date(moment).getTime() - now()),
    };
  }, [t, language]);
}
