import { dayInWords } from '#app/platform/i18n/use-dates.ts';
import { useFormats } from '#app/platform/i18n/intl.tsx';
import type { Language } from '#app/platform/i18n/languages.ts';
import type { Period } from './statement.ts';

/** Non-breaking. */
const SPACE = '\u00A0';

/** Formatted period: "1–20 November", "29 October – 4 November"; a shared month appears once. */
export function periodInWords({ from, to }: Period, today: string, language: Language): string {
  const end = dayInWords(to, today, language);
  if (from === to) return end;
  if (from.slice(0, 7) === to.slice(0, 7)) {
    // Only the day has one or two digits; in Kazakh the year precedes it.
    return end.replace(/(?<!\d)\d{1,2}(?!\d)/, (day) => `${Number(from.slice(8))}–${day}`);
  }
  // A year other than the current one appears at both ends, or only at the end if both are in it.
  const isOneYear = from.slice(0, 4) === to.slice(0, 4) && language !== 'kk';
  return `${dayInWords(from, isOneYear ? from : today, language)} – ${end}`;
}

/** Formats a change of the balance: "+ 1 200 ₸", "− 300 ₸", "0 ₸". */
export function useSigned(currency: string): (minor: number) => string {
  const { money } = useFormats();
  return (minor) => {
    const amount = money(Math.abs(minor), currency);
    return minor === 0 ? amount : `${minor < 0 ? '−' : '+'}${SPACE}${amount}`;
  };
}
