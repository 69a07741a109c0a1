import type { Language } from './locale.ts';

/** A number of days as text with no-break spaces: `7 дней`. */
export const daysText = (days: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
    .format(days)
    .replaceAll(' ', '\u00a0');
