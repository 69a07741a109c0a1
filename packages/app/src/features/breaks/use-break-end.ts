import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import type { Restriction } from './lengths.ts';

/** Formatted end of a restriction: a break to the minute, self-exclusion with the year. */
export function useBreakEnd(): (kind: Restriction['kind'], end: number | string | null) => string {
  const t = useText();
  const { date } = useDates();
  return (kind, end) => {
    if (end === null) return t('breaks.noEnd');
    return kind === 'break'
      ? t('breaks.until', { date: date(end, 'd MMMM'), time: date(end, 'HH:mm') })
      : t('breaks.untilDay', { date: date(end, 'd MMMM yyyy') });
  };
}
