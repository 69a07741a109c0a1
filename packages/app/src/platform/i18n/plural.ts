import type { Language } from './languages.ts';

/** Forms of a counted word (CLDR cardinals). */
export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** Which forms a language has; messages must give exactly these. */
export const pluralForms: Readonly<Record<Language, readonly PluralForm[]>> = {
  ru: ['one', 'few', 'many', 'other'],
  kk: ['one', 'other'],
  az: ['one', 'other'],
  en: ['one', 'other'],
};

/**
 * Form of a number. Chromium has no plural data for kk and az although it says so, so the rules of all four
 * languages stand here.
 */
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
