/** Languages of the interface (I18N-01). */
export const languages = ['ru', 'kk', 'az', 'en'] as const;
export type Language = (typeof languages)[number];

/** What stands in where nothing else is known: number locale, region-block text, missing date locale (OP-01). */
export const DEFAULT_LANGUAGE: Language = 'ru';

/** Currencies of the two markets and their signs (I18N-06). */
export const currencies = { KZT: '₸', AZN: '₼' } as const;
export type Currency = keyof typeof currencies;
export const DEFAULT_CURRENCY: Currency = 'KZT';

/** Signs of every currency that may come from a server variant (PLAT-03). */
const SIGNS: Readonly<Record<string, string>> = { ...currencies, RUB: '₽', CAD: 'C$' };

/** Sign of a currency; its code where there is none. */
export function currencySign(currency: string): string {
  return Object.hasOwn(SIGNS, currency) ? (SIGNS[currency] ?? currency) : currency;
}

/** Reads a language code; anything but the four is null (I18N-08). */
export function readLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null;
}

/** Reads a currency code; anything but KZT and AZN is null (I18N-08). */
export function readCurrency(value: unknown): Currency | null {
  return value === 'KZT' || value === 'AZN' ? value : null;
}

/** What is known of the visitor's language, the surest first. */
export interface LanguageHints {
  url?: unknown;
  profile?: unknown;
  stored?: unknown;
  browser?: readonly string[];
}

/** Which language to start in: address, profile, stored choice, browser, then en (OP-01, I18N-03). */
export function chooseLanguage({ url, profile, stored, browser = [] }: LanguageHints): Language {
  const spoken = browser
    .map((tag) => readLanguage(tag.toLowerCase().split('-', 1)[0]))
    .find((found) => found !== null);
  return readLanguage(url) ?? readLanguage(profile) ?? readLanguage(stored) ?? spoken ?? 'en';
}
