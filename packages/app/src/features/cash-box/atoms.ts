import type { Balance } from '@tulpar/api/contract';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { atom } from '#app/platform/state/store.ts';
import { balanceAtom } from './queries.ts';

/** Real and bonus money and their sum, minor units (MONEY-02); null until the first answer. */
export interface Money {
  real: number;
  bonus: number;
  total: number;
  currency: Currency;
}

// Slices of their own: the sum below is made anew only when one of them has changed.
const figure = <T>(of: (balance: Balance) => T) =>
  atom((get) => {
    const { data } = get(balanceAtom);
    return data ? of(data) : null;
  });
const realAtom = figure(({ realBalance }) => realBalance);
const bonusAtom = figure(({ bonusBalance }) => bonusBalance);
const currencyAtom = figure(({ currency }) => currency);

/** The slice components read: changes only when a figure does. */
export const moneyAtom = atom((get): Money | null => {
  const [real, bonus, currency] = [get(realAtom), get(bonusAtom), get(currencyAtom)];
  if (real === null || bonus === null || currency === null) return null;
  return { real, bonus, total: real + bonus, currency };
});
