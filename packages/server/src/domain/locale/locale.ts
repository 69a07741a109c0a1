/** Languages of texts; `kk` is Kazakh. */
export const languages = ['ru', 'kk', 'az', 'en'] as const;
export type Language = (typeof languages)[number];

/** Currencies of accounts; amounts are integer minor units (tiyn, qəpik). */
export const currencies = ['KZT', 'AZN'] as const;
export type Currency = (typeof currencies)[number];

/** Market of a visitor; it follows the currency. */
export type Country = 'KZ' | 'AZ';

/** Text in every language of the product. */
export type Translated = Readonly<Record<Language, string>>;

/** Amount per currency, minor units. */
export type PerCurrencyAmount = Readonly<Record<'kzt' | 'azn', number>>;

/** Language named by a query or body value; `kz` is the wire's second name of Kazakh. */
export function readLanguage(value: string | null | undefined): Language | null {
  const name = value?.toLowerCase();
  if (name === 'kz') return 'kk';
  return languages.find((language) => language === name) ?? null;
}

/** Currency named by a query value; anything else is no currency. */
export function readCurrency(value: string | null | undefined): Currency | null {
  return currencies.find((currency) => currency === value) ?? null;
}

/** Country whose games and methods a currency gets. */
export function countryOf(currency: Currency): Country {
  return currency === 'AZN' ? 'AZ' : 'KZ';
}

/** The figure of a per-currency amount for one currency. */
export function amountIn(amounts: PerCurrencyAmount, currency: Currency): number {
  return currency === 'AZN' ? amounts.azn : amounts.kzt;
}
