import type { BonusTerms } from './offer.ts';
import type { Currency } from './types.ts';

// Sums of a bonus, in minor units. The server books by these rules and the app shows by them: there is no second formula.

type AmountTerms = Pick<BonusTerms, 'max_amount_percent' | 'max_amount'>;
type WagerTerms = Pick<BonusTerms, 'wager' | 'wager_base'>;
type CashOutTerms = Pick<BonusTerms, 'max_cash_out_type' | 'max_cash_out_percent' | 'max_cash_out_money'>;

/** The amount of a map in one currency; null when the terms name none. */
export function termAmount(amounts: BonusTerms['max_amount'] | undefined, currency: Currency): number | null {
  return amounts?.[currency === 'AZN' ? 'azn' : 'kzt'] ?? null;
}

/** Bonus of a deposit: its percent, at most the largest bonus, or the fixed amount (WAG-03). */
export function bonusOf(terms: AmountTerms, deposit: number, currency: Currency): number {
  const most = termAmount(terms.max_amount, currency);
  if (terms.max_amount_percent === null) return most ?? 0;
  const share = Math.floor((deposit * terms.max_amount_percent) / 100);
  return most === null ? share : Math.min(share, most);
}

/** The deposit from which the bonus grows no more; null when it always grows or never does (WAG-03). */
export function lastUsefulDeposit(terms: AmountTerms, currency: Currency): number | null {
  const most = termAmount(terms.max_amount, currency);
  if (most === null || terms.max_amount_percent === null || terms.max_amount_percent <= 0) return null;
  return Math.ceil((most * 100) / terms.max_amount_percent);
}

/** Sum of the bets to make; null without a wager, and for spins, whose wins are not known before (WAG-04). */
export function sumToWager(terms: WagerTerms, deposit: number, bonus: number): number | null {
  if (terms.wager === null || terms.wager_base === 'win') return null;
  const base = terms.wager_base === 'bonus_and_deposit' ? deposit + bonus : bonus;
  return Math.round(base * terms.wager);
}

/** Most bonus money that becomes own money; null: all of it, or the terms do not say (WAG-07). */
export function cashOutCap(terms: CashOutTerms, bonus: number, currency: Currency): number | null {
  if (terms.max_cash_out_type === 'unlimited') return null;
  if (terms.max_cash_out_type === 'money') return termAmount(terms.max_cash_out_money, currency);
  return terms.max_cash_out_percent === null ? null : Math.floor((bonus * terms.max_cash_out_percent) / 100);
}
