import { languages, OPERATOR } from '../operator.ts';

export { languages };
export type Language = (typeof languages)[number];

/** Language if no source gives one and English is not offered, or if messages of the given one do not load (OP-01). */
export const DEFAULT_LANGUAGE: Language = OPERATOR.languages[0] ?? 'ru';

/** Currencies of the two markets and their symbols (I18N-06). */
export const currencies = { KZT: '₸', AZN: '₼' } as const;
export type Currency = keyof typeof currencies;
export const DEFAULT_CURRENCY: Currency = OPERATOR.currencies[0] ?? 'KZT';

/** Symbols of all currencies a server variant may send (PLAT-03). */
const SIGNS: Readonly<Record<string, string>> = { ...currencies, RUB: '₽', CAD: 'C$' };

/** Symbol of a currency, else its code. */
export function currencySign(currency: string): string {
  return Object.hasOwn(SIGNS, currency) ? (SIGNS[currency] ?? currency) : currency;
}

/** Parses a language code; null unless it is offered (I18N-08). */
export function readLanguage(value: unknown): Language | null {
  return OPERATOR.languages.find((language) => language === value) ?? null;
}

/** Parses a currency code; null unless it is offered (I18N-08). */
export function readCurrency(value: unknown): Currency | null {
  return OPERATOR.currencies.find((currency) => currency === value) ?? null;
}

/** Sources of the visitor's language, by priority. */
interface LanguageHints {
  url?: unknown;
  profile?: unknown;
  stored?: unknown;
  browser?: readonly string[];
}

/** Initial language: URL, profile, stored choice, browser, then en or the first offered (OP-01, I18N-03). */
export function chooseLanguage({ url, profile, stored, browser = [] }: LanguageHints): Language {
  const spoken = browser
    .map((tag) => readLanguage(tag.toLowerCase().split('-', 1)[0]))
    .find((found) => found !== null);
  return (
    readLanguage(url) ??
    readLanguage(profile) ??
    readLanguage(stored) ??
    spoken ??
    readLanguage('en') ??
    DEFAULT_LANGUAGE
  );
}

/** Plural categories (CLDR cardinals). */
type PluralForm = 'one' | 'few' | 'many' | 'other';

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
