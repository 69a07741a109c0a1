import { inLanguage, type Currency, type Language } from './locale.ts';

const symbols: Readonly<Record<Currency, string>> = { KZT: '₸', AZN: '₼' };
/** Characters of numbers. */
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
