import { useVisitor } from '../session/visitor.ts';
import { formatDate } from './dates.ts';
import { useLanguage, useText } from './intl.tsx';
import type { Language } from './languages.ts';
import { useToday } from './use-dates.ts';

/** Formats a day (`yyyy-MM-dd`), by its noon, so that no time zone shifts it; with the year if it is not today's. */
export function dayInWords(day: string, today: string, language: Language): string {
  const pattern = day.slice(0, 4) === today.slice(0, 4) ? 'd MMMM' : 'd MMMM yyyy';
  return formatDate(`${day}T12:00`, pattern, language);
}

const before = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Heading of a day (`yyyy-MM-dd`): "Today, 25 November", "Yesterday, ...", or the day alone. */
export function useDayHeading(): (day: string) => string {
  const t = useText();
  const language = useLanguage();
  const today = useToday(useVisitor().currency);
  return (day) => {
    const words = dayInWords(day, today, language);
    if (day === today) return t('time.today', { date: words });
    return day === before(today) ? t('time.yesterday', { date: words }) : words;
  };
}
