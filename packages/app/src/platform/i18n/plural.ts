import type { Language } from './languages.ts';

/** Plural categories (CLDR cardinals). */
export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** Categories of each language; messages must have exactly these. */
export const pluralForms: Readonly<Record<Language, readonly PluralForm[]>> = {
  ru: ['one', 'few', 'many', 'other'],
  kk: ['one', 'other'],
  az: ['one', 'other'],
  en: ['one', 'other'],
};

/** Plural category of a number. Chromium has no data for kk and az, so the rules are defined here. */
export function pluralForm(language: Language, value: number): PluralForm {
  const n = Math.abs(value);
  if (language !== 'ru') return n === 1 ? 'one' : 'other';
  if (!Number.isInteger(n)) return 'other';
  const ten = n % 10;
  const hundred = n % 100;
  if (ten === 1 && hundred !== 11) return 'one';
  if (ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14)) return 'few';
  return 'many';
}
