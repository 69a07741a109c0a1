import type { Language } from '#app/platform/i18n/languages.ts';
import { formatDate } from '#app/platform/i18n/dates.ts';

/** Noon local time, so that no time zone shifts the date. */
const noon = (day: string) => `${day}T12:00`;

/** Formatted day: "26 November". */
export const dayInWords = (day: string, language: Language): string =>
  formatDate(noon(day), 'd MMMM', language);

/** Formatted range of days: "12–18 November", "29 October – 4 November". */
export function daysInWords(from: string, to: string, language: Language): string {
  const end = dayInWords(to, language);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${end}`
    : `${dayInWords(from, language)} – ${end}`;
}
