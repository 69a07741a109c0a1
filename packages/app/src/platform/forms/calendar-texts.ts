import type { BirthDateTexts } from '@tulpar/ui/birth-date-input';
import { calendarNames } from '../i18n/calendar.ts';
import { useLanguage, useText } from '../i18n/intl.tsx';

/** `title` is the calendar's heading, `open` the label of the button that opens it. */
export function useCalendarTexts(title: string, open?: string): BirthDateTexts {
  const t = useText();
  const { months, weekdaysShort, formatDay } = calendarNames(useLanguage());
  return {
    open: open ?? t('profile.calendarOpen'),
    title,
    closeLabel: t('nav.close'),
    month: t('profile.calendarMonth'),
    year: t('profile.calendarYear'),
    previousMonth: t('profile.calendarPrevious'),
    nextMonth: t('profile.calendarNext'),
    selected: t('profile.calendarSelected'),
    today: t('profile.calendarToday'),
    months,
    weekdaysShort,
    formatDay,
  };
}
