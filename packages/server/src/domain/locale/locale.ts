export const languages = ['ru', 'kk', 'az', 'en'] as const;
export type Language = (typeof languages)[number];

const reported = new Set<Language>();

/** A text in a language; one that a new language lacks so far is Russian, which is reported once. */
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

/** A visitor's market, derived from the currency. */
export type Country = 'KZ' | 'AZ';

/** Amount per currency, minor units. */
export type PerCurrencyAmount = Readonly<Record<'kzt' | 'azn', number>>;

/** Language of a query or body value; `kz` is an alias of Kazakh. */
export function readLanguage(value: string | null | undefined): Language | null {
  const name = value?.toLowerCase();
  if (name === 'kz') return 'kk';
  return languages.find((language) => language === name) ?? null;
}

/** Currency of a query value; null if invalid. */
export function readCurrency(value: string | null | undefined): Currency | null {
  return currencies.find((currency) => currency === value) ?? null;
}

/** Country whose games and methods a currency gets. */
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
