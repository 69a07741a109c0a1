import { formatDate, list } from './dates.ts';
import type { Language } from './languages.ts';
import type { BirthDateTexts } from '@tulpar/ui/birth-date-input';
import { useLanguage, useText } from './intl.tsx';

/** Names for a calendar. Browsers lack kk and az, so all four languages are defined here (I18N-19). */
export interface CalendarNames {
  /** Twelve, starting with January, in the form used in headings. */
  readonly months: readonly string[];
  /** Seven, starting with Monday, long and short. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** Full date for screen readers; `iso` is `YYYY-MM-DD`, anything else gives ''. */
  readonly formatDay: (iso: string) => string;
}

const months: Readonly<Record<Language, readonly string[]>> = {
  ru: list('Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'),
  kk: list('Қаңтар Ақпан Наурыз Сәуір Мамыр Маусым Шілде Тамыз Қыркүйек Қазан Қараша Желтоқсан'),
  az: list('Yanvar Fevral Mart Aprel May İyun İyul Avqust Sentyabr Oktyabr Noyabr Dekabr'),
  en: list('January February March April May June July August September October November December'),
};

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  ru: list('понедельник вторник среда четверг пятница суббота воскресенье'),
  kk: list('дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі'),
  az: ['bazar ertəsi', 'çərşənbə axşamı', 'çərşənbə', 'cümə axşamı', 'cümə', 'şənbə', 'bazar'],
  en: list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
};

const weekdaysShort: Readonly<Record<Language, readonly string[]>> = {
  ru: list('Пн Вт Ср Чт Пт Сб Вс'),
  kk: list('Дс Сс Ср Бс Жм Сб Жс'),
  az: list('B.e. Ç.a. Ç. C.a. C. Ş. B.'),
  en: list('Mo Tu We Th Fr Sa Su'),
};

const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** Index of a day in its week, Monday 0. */
export function weekdayOf(date: Date): number {
  return (date.getDay() + 6) % 7;
}

export function calendarNames(language: Language): CalendarNames {
  return {
    months: months[language],
    weekdays: weekdays[language],
    weekdaysShort: weekdaysShort[language],
    formatDay: (iso) => {
      const date = new Date(`${iso}T00:00:00`);
      if (!ISO.test(iso) || Number.isNaN(date.getTime())) return '';
      const weekday = weekdays[language][weekdayOf(date)] ?? '';
      return `${formatDate(date.getTime(), 'd MMMM yyyy', language)}, ${weekday}`;
    },
  };
}

/** `title` is the calendar's heading, `open` the label of the button that opens it. */
export function useCalendarTexts(title: string, open?: string): BirthDateTexts {
  const t = useText();
  const { months, weekdaysShort, formatDay } = calendarNames(useLanguage());
  return {
    open: open ?? t('profile.calendarOpen'),
    title,
    closeLabel: t('common.close'),
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
