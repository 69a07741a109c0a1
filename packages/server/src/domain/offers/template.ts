import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { PerCurrencyAmount, Translated } from '../locale/locale.ts';

type Offer = AnswerOf<(typeof endpoints)['offers']>['data'][number];
export type BonusTerms = NonNullable<Offer['terms']>;

/** How much of what a bonus becomes can be cashed out: a multiple of the bonus in percent, an amount, or all of it. */
export type CashOut =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'money'; readonly money: PerCurrencyAmount }
  | { readonly type: 'unlimited' };

/** Spins the house pays for, all of one stake in one game. */
export interface SpinsTerms {
  readonly count: number;
  /** Stake of one spin, minor units. */
  readonly bet: PerCurrencyAmount;
  readonly game: { readonly slug: string; readonly name: string };
  /** Code of the bonus that what is won becomes. */
  readonly winTemplate: string;
}

/** A kind of bonus with its terms. Amounts in minor units. */
export interface Template {
  readonly code: string;
  /** `cashback_info` is no bonus: cashback has a call of its own. */
  readonly type: Exclude<Offer['type'], 'cashback_info'>;
  readonly title: Translated;
  /** Shown on the page of the VIP club, in its style. */
  readonly isVipCard?: true;
  /** Code of the template whose pictures it is shown with; its own when there is none. */
  readonly image?: string;
  /** Set for gift spins only. */
  readonly spins?: SpinsTerms;
  /** Free spins that the deposit which takes this up brings along (WELC-15). */
  readonly withSpins?: { readonly template: string; readonly spins: SpinsTerms };
  /** Percent of the deposit; null for a fixed amount. */
  readonly percent: number | null;
  readonly fixed: PerCurrencyAmount | null;
  /** The deposit it belongs to, counted from 1; null: any. */
  readonly depositNumber: number | null;
  readonly minDeposit: PerCurrencyAmount | null;
  readonly maxAmount: PerCurrencyAmount | null;
  /** How many times the bonus is to be staked. */
  readonly wager: number;
  /** Largest stake that counts. */
  readonly maxBet: PerCurrencyAmount;
  readonly cashOut: CashOut;
  /** Days to wager it in, from activation. */
  readonly lifetimeDays: number;
  /** Days it can be taken up in, from the day it is given; null: no end. */
  readonly availableDays: number | null;
}

const withDeposit: ReadonlySet<Template['type']> = new Set([
  'deposit_bonus',
  'welcome',
  'welcome_gs',
  'deposit_gift_spin',
  'cashback',
]);

/** Whether a bonus is taken up by making a deposit; the others begin by themselves. */
export const takesDeposit = (template: Pick<Template, 'type'>): boolean => withDeposit.has(template.type);

/** Whether a bonus comes with a deposit only: cashback without a smallest deposit can also be claimed by itself. */
export const needsDeposit = (template: Pick<Template, 'type' | 'minDeposit'>): boolean =>
  takesDeposit(template) && !(template.type === 'cashback' && isFree(template.minDeposit));

const isFree = (amount: PerCurrencyAmount | null): boolean =>
  amount === null || Object.values(amount).every((minor) => minor === 0);

/** Terms with the shares of the games, and the number of those that count nothing. */
export const withShares = (terms: BonusTerms, shares: NonNullable<BonusTerms['shares']>): BonusTerms => ({
  ...terms,
  shares,
  excluded_games_count: shares.find(({ percent }) => percent === 0)?.games_count ?? 0,
});

/** Terms of a kind of bonus in the fixed shape of the contract. */
export function termsOf(template: Template): BonusTerms {
  const { cashOut } = template;
  const spins = template.spins ?? template.withSpins?.spins;
  return {
    type: template.type,
    deposit_number: template.depositNumber,
    min_deposit_amount: template.minDeposit,
    max_amount_percent: template.percent,
    max_amount: template.maxAmount ?? template.fixed,
    wager: template.wager,
    wager_base: template.spins === undefined && template.type !== 'gift_spin_win_bonus' ? 'bonus' : 'win',
    max_bet: template.maxBet,
    max_cash_out_type: cashOut.type,
    max_cash_out_percent: cashOut.type === 'percent' ? cashOut.percent : null,
    max_cash_out_money: cashOut.type === 'money' ? cashOut.money : null,
    excluded_games_count: null,
    lifetime_days: template.lifetimeDays,
    spins: spins && { count: spins.count, bet: spins.bet, game: spins.game },
  };
}
