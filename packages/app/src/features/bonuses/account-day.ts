import type { Language } from '#app/platform/i18n/languages.ts';
import { formatDate } from '#app/platform/i18n/dates.ts';

const HOUR = 3_600_000;

/** Hours the clock of an account is ahead of UTC: Kazakhstan and Azerbaijan have no summer time. */
const ahead: Readonly<Record<string, number>> = { KZT: 5, AZN: 4 };

/** Day of a moment by the clock of an account: "2026-11-26", wherever the browser is. */
export function accountDay(moment: string, currency: string): string {
  return new Date(Date.parse(moment) + (ahead[currency] ?? 0) * HOUR).toISOString().slice(0, 10);
}

/** A day is read at noon of the browser: no zone makes another day of it. */
const noon = (day: string) => `${day}T12:00`;

/** A day in words: "26 November". */
export const dayInWords = (day: string, language: Language): string =>
  formatDate(noon(day), 'd MMMM', language);

/** Days from one to another in words: "12–18 November", "29 October – 4 November". */
export function daysInWords(from: string, to: string, language: Language): string {
  const end = dayInWords(to, language);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${end}`
    : `${dayInWords(from, language)} – ${end}`;
}
