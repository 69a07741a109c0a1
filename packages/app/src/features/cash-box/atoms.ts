import type { Balance } from '@tulpar/api/contract';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { atom } from '#app/platform/state/store.ts';
import { balanceAtom } from './queries.ts';

/** Real money, bonus money and their sum, minor units (MONEY-02). */
export interface Money {
  real: number;
  bonus: number;
  total: number;
  currency: Currency;
}

// Separate atoms, so that `moneyAtom` is recalculated only when one of the amounts changes.
const figure = <T>(of: (balance: Balance) => T) =>
  atom((get) => {
    const { data } = get(balanceAtom);
    return data ? of(data) : null;
  });
const realAtom = figure(({ realBalance }) => realBalance);
const bonusAtom = figure(({ bonusBalance }) => bonusBalance);
const currencyAtom = figure(({ currency }) => currency);

/** Balance of the player, null until the first response; changes only when an amount changes. */
export const moneyAtom = atom((get): Money | null => {
  const [real, bonus, currency] = [get(realAtom), get(bonusAtom), get(currencyAtom)];
  if (real === null || bonus === null || currency === null) return null;
  return { real, bonus, total: real + bonus, currency };
});
