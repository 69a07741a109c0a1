import { useMemo } from 'react';
import { now } from '../network/clock.ts';
import { useIsFirstView } from '../state/first-view.ts';
import { useVisitor } from '../session/visitor.ts';
import { accountTime } from './account-time.ts';
import { formatDate, spanOf, type DatePattern } from './dates.ts';
import { useLanguage, useText } from './intl.tsx';

/**
 * Dates and spans in the page's language, a player's by the clock of the account, a guest's by the browser's; moments are ms
 * or ISO-8601. Apart from amounts: no first screen tells a time.
 */
export interface Dates {
  date(moment: number | string, pattern: DatePattern): string;
  /** First or last day of an offer, by the account's clock; for a guest the currency decides (OP-124). */
  windowDay(moment: number | string): string;
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
  const { signedIn, currency } = useVisitor();
  // The server knows no browser's clock.
  const isFirstView = useIsFirstView();
  return useMemo(() => {
    const span = (ids: typeof agoIds | typeof leftIds, ms: number) => {
      const { unit, value } = spanOf(ms);
      return t(ids[unit], { count: value });
    };
    return {
      date: (moment, pattern) =>
        formatDate(signedIn || isFirstView ? accountTime(moment, currency) : moment, pattern, language),
      windowDay: (moment) => formatDate(accountTime(moment, currency), 'd MMMM', language),
      ago: (moment) => span(agoIds, now() - new Date(moment).getTime()),
      left: (moment) => span(leftIds, new Date(moment).getTime() - now()),
    };
  }, [t, signedIn, isFirstView, currency, language]);
}
