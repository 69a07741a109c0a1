import type { FlagCode } from '../../content/flag/index.ts';

/** Currencies an account can be kept in. */
export type CurrencyCode = 'KZT' | 'AZN';

/** How a currency is drawn: its sign and the flag of its country. */
export const currencyLooks: Record<CurrencyCode, { sign: string; flag: FlagCode }> = {
  KZT: { sign: '₸', flag: 'kz' },
  AZN: { sign: '₼', flag: 'az' },
};

/** "KZT ₸": the code, which everybody knows from a card, and the sign, which stands by every sum. */
export const currencyName = (code: CurrencyCode) => `${code}\u00a0${currencyLooks[code].sign}`;
