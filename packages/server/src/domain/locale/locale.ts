import az from './texts/az.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import kk from './texts/kk.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };

export const languages = ['ru', 'kk', 'az', 'en'] as const;
export type Language = (typeof languages)[number];

const reported = new Set<Language>();

/** A text in a language. If the language lacks it, returns the Russian text, with one warning per language. */
export function inLanguage<T>(
  texts: Readonly<Partial<Record<Language, T>> & { ru: T }>,
  language: Language,
): T {
  const found = texts[language];
  if (found !== undefined) return found;
  if (!reported.has(language))
    process.emitWarning(
      `Texts in ${language} are missing and shown in Russian: npm run new:language ${language}`,
    );
  reported.add(language);
  return texts.ru;
}

/** Account currencies; amounts are integers in minor units (tiyn, qəpik). */
export const currencies = ['KZT', 'AZN'] as const;
export type Currency = (typeof currencies)[number];

/** Market of a visitor, derived from the currency. */
export type Country = 'KZ' | 'AZ';

/** Amount per currency, minor units. */
export type PerCurrencyAmount = Readonly<Record<'kzt' | 'azn', number>>;

/** Parses the language of a query or body value; `kz` means Kazakh. Null if invalid. */
export function readLanguage(value: string | null | undefined): Language | null {
  const name = value?.toLowerCase();
  if (name === 'kz') return 'kk';
  return languages.find((language) => language === name) ?? null;
}

/** Parses the currency of a query value; null if invalid. */
export function readCurrency(value: string | null | undefined): Currency | null {
  return currencies.find((currency) => currency === value) ?? null;
}

export function countryOf(currency: Currency): Country {
  return currency === 'AZN' ? 'AZ' : 'KZ';
}

export function amountIn(amounts: PerCurrencyAmount, currency: Currency): number {
  return currency === 'AZN' ? amounts.azn : amounts.kzt;
}

/** A number of days as text with no-break spaces: `7 дней`. */
export const daysText = (days: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
    .format(days)
    .replaceAll(' ', '\u00a0');

const symbols: Readonly<Record<Currency, string>> = { KZT: '₸', AZN: '₼' };
/** Separators of numbers by language. */
export const separators: Readonly<Record<Language, { group: string; decimal: string }>> = {
  ru: { group: '\u00a0', decimal: ',' },
  kk: { group: '\u00a0', decimal: ',' },
  az: { group: '\u00a0', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** Formats minor units for texts of the server: `5 000 ₸`; decimals only if they are not zero. */
export function formatMoney(minor: number, currency: Currency, language: Language): string {
  const { group, decimal } = inLanguage(separators, language);
  const units = Math.trunc(Math.abs(minor) / 100);
  const cents = Math.abs(minor) % 100;
  const grouped = String(units).replace(/\B(?=(\d{3})+$)/g, group);
  const fraction = cents === 0 ? '' : `${decimal}${String(cents).padStart(2, '0')}`;
  return `${minor < 0 ? '−' : ''}${grouped}${fraction}\u00a0${symbols[currency]}`;
}

const dayLength = 24 * 3_600_000;

/** UTC offset of an account's time zone, ms; neither zone has daylight saving time. */
const ahead: Readonly<Record<Currency, number>> = { KZT: 5 * 3_600_000, AZN: 4 * 3_600_000 };

/** Number of a day in account time: days since 1970-01-01, which was a Thursday. */
export const dayOf = (moment: Date, currency: Currency): number =>
  Math.floor((moment.getTime() + ahead[currency]) / dayLength);

/** Start of a day in account time. */
export const midnightOf = (day: number, currency: Currency): Date =>
  new Date(day * dayLength - ahead[currency]);

/** Moment whose UTC fields are the local account time. */
export const localMoment = (moment: Date, currency: Currency): Date =>
  new Date(moment.getTime() + ahead[currency]);

/** Start of a month in account time; months count from 0, and 12 is January of the next year. */
export const firstDayOf = (year: number, month: number, currency: Currency): Date =>
  new Date(Date.UTC(year, month, 1) - ahead[currency]);

/** Date in account time: "2026-11-26". */
export const dateOf = (moment: Date, currency: Currency): string =>
  localMoment(moment, currency).toISOString().slice(0, 10);

/** Texts for players by id; every language must have the ids of Russian. */
const catalogues: Readonly<Record<Language, Readonly<Record<keyof typeof ru, string>>>> = { ru, kk, az, en };

export type TextId = keyof typeof ru;

export const textIds = Object.keys(ru) as readonly TextId[];

export const isTextId = (id: string): id is TextId => Object.hasOwn(ru, id);

/** Values of placeholders; amounts and dates are formatted by the caller. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

/** Plural syntax of texts: `{count, plural, one {day} other {days}}`. */
const pluralPart = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;

/** A text in a language. A placeholder `{name}` without a value becomes empty. */
export function text(id: TextId, language: Language, values: TextValues = {}): string {
  const found = inLanguage(catalogues, language)[id] ?? ru[id];
  // A missing text is in Russian, with Russian plural rules.
  const rules = new Intl.PluralRules(found === ru[id] ? 'ru' : language);
  return found
    .replace(pluralPart, (_, name: string, forms: string) => {
      const form = rules.select(Number(values[name]));
      return new RegExp(` ${form} \\{([^{}]*)`).exec(forms)?.[1] ?? '';
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
