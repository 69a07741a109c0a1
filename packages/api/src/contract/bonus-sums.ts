import type { BonusTerms } from './offer.ts';
import type { Currency } from './types.ts';

// Formulas for bonus amounts in minor units, shared by server and app.

type AmountTerms = Pick<BonusTerms, 'max_amount_percent' | 'max_amount'>;
type WagerTerms = Pick<BonusTerms, 'wager' | 'wager_base'>;
type CashOutTerms = Pick<BonusTerms, 'max_cash_out_type' | 'max_cash_out_percent' | 'max_cash_out_money'>;

/** The amount of a term in `currency`; null if the term has none. */
export function termAmount(amounts: BonusTerms['max_amount'] | undefined, currency: Currency): number | null {
  return amounts?.[currency === 'AZN' ? 'azn' : 'kzt'] ?? null;
}

/** Bonus of a deposit: a percentage up to the maximum, or the fixed amount (WAG-03). */
export function bonusOf(terms: AmountTerms, deposit: number, currency: Currency): number {
  const most = termAmount(terms.max_amount, currency);
  if (terms.max_amount_percent === null) return most ?? 0;
  const share = Math.floor((deposit * terms.max_amount_percent) / 100);
  return most === null ? share : Math.min(share, most);
}

/** Deposit above which the bonus does not grow; null if the bonus always or never grows (WAG-03). */
export function lastUsefulDeposit(terms: AmountTerms, currency: Currency): number | null {
  const most = termAmount(terms.max_amount, currency);
  if (most === null || terms.max_amount_percent === null || terms.max_amount_percent <= 0) return null;
  return Math.ceil((most * 100) / terms.max_amount_percent);
}

/** Total stakes required; null without a wager, and for spins, whose winnings are not known yet (WAG-04). */
export function sumToWager(terms: WagerTerms, deposit: number, bonus: number): number | null {
  if (terms.wager === null || terms.wager_base === 'win') return null;
  const base = terms.wager_base === 'bonus_and_deposit' ? deposit + bonus : bonus;
  return Math.round(base * terms.wager);
}

/** Maximum bonus money that becomes real money; null if unlimited or not in the terms (WAG-07). */
export function cashOutCap(terms: CashOutTerms, bonus: number, currency: Currency): number | null {
  if (terms.max_cash_out_type === 'unlimited') return null;
  if (terms.max_cash_out_type === 'money') return termAmount(terms.max_cash_out_money, currency);
  return terms.max_cash_out_percent === null ? null : Math.floor((bonus * terms.max_cash_out_percent) / 100);
}
