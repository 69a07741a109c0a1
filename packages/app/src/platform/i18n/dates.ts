import type { Language } from './languages.ts';

/** Splits words at the spaces between them. */
export const list = (words: string): readonly string[] => words.split(' ');

const months: Readonly<Record<Language, readonly string[]>> = {
  ru: list('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
  kk: list('қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'),
  az: list('yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr'),
  en: list('January February March April May June July August September October November December'),
};

/** Date patterns of the requirements (I18N-17, I18N-18), and those of ours that begin with `d MMMM`. */
export type DatePattern =
  | 'dd.MM.yyyy HH:mm'
  | 'dd.MM.yyyy'
  | 'HH:mm'
  | 'yyyy-MM-dd'
  | 'dd MMMM'
  | 'd MMMM'
  | 'd MMMM, HH:mm'
  | 'd MMMM yyyy';

const two = (value: number) => String(value).padStart(2, '0');

/** Formats a time (ms or ISO-8601) in the browser's time zone or UTC; an invalid time gives ''. */
export function formatDate(
  moment: number | string,
  pattern: DatePattern,
  language: Language,
  zone: 'browser' | 'utc' = 'browser',
): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  if (zone === 'browser') date.setTime(date.getTime() - date.getTimezoneOffset() * 60_000);
  // Kazakh puts the year first.
  const order = language === 'kk' && pattern === 'd MMMM yyyy' ? 'yyyy жылғы d MMMM' : pattern;
  return order.replace(/yyyy|MMMM|MM|dd|d|HH|mm/g, (token) => {
    switch (token) {
      case 'yyyy':
        return String(date.getUTCFullYear());
      case 'MMMM':
        return months[language][date.getUTCMonth()] ?? '';
      case 'MM':
        return two(date.getUTCMonth() + 1);
      case 'dd':
        return two(date.getUTCDate());
      case 'd':
        return String(date.getUTCDate());
      case 'HH':
        return two(date.getUTCHours());
      default:
        return two(date.getUTCMinutes());
    }
  });
}

/** A duration in its largest whole unit, for texts such as “2 days left”. */
export function spanOf(ms: number): { unit: 'day' | 'hour' | 'minute'; value: number } {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes >= 1440) return { unit: 'day', value: Math.floor(minutes / 1440) };
  if (minutes >= 60) return { unit: 'hour', value: Math.floor(minutes / 60) };
  return { unit: 'minute', value: minutes };
}
