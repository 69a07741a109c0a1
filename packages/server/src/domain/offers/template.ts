import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import { type Language, type PerCurrencyAmount, text, type TextId } from '../locale/locale.ts';

type Offer = ResponseOf<(typeof endpoints)['offers']>['data'][number];
export type BonusTerms = NonNullable<Offer['terms']>;

/** Maximum cash-out of a bonus: a percentage of the bonus, an amount, or unlimited. */
export type CashOut =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'money'; readonly money: PerCurrencyAmount }
  | { readonly type: 'unlimited' };

/** Spins with a fixed stake in one game, paid by the house. */
export interface SpinsTerms {
  readonly count: number;
  readonly bet: PerCurrencyAmount;
  readonly game: { readonly slug: string; readonly name: string };
  /** Template of the bonus that contains the winnings. */
  readonly winTemplate: string;
}

/** Terms of a bonus type. Amounts in minor units. */
export interface Template {
  readonly code: string;
  /** `cashback_info` is excluded, because it is not a bonus: cashback has its own call. */
  readonly type: Exclude<Offer['type'], 'cashback_info'>;
  /** Text whose placeholders are `percent` and the `count` of spins. */
  readonly title: TextId;
  /** Whether the bonus is shown in the style of the VIP club page. */
  readonly isVipCard?: true;
  /** Template whose images are used; by default this one. */
  readonly image?: string;
  /** Only for gift spins. */
  readonly spins?: SpinsTerms;
  /** Free spins granted with the deposit that activates this bonus (WELC-15). */
  readonly withSpins?: { readonly template: string; readonly spins: SpinsTerms };
  /** Percentage of the deposit; null if the bonus does not depend on a deposit's amount. */
  readonly percent: number | null;
  readonly fixed: PerCurrencyAmount | null;
  /** Number of the deposit that the terms name, null for any; `welcomeLock` of `offers.ts` enforces only the order. */
  readonly depositNumber: number | null;
  readonly minDeposit: PerCurrencyAmount | null;
  readonly maxAmount: PerCurrencyAmount | null;
  readonly wager: number;
  /** A larger stake does not count towards wagering. */
  readonly maxBet: PerCurrencyAmount;
  readonly cashOut: CashOut;
  /** Days to complete the wager or play the spins, from activation. */
  readonly lifetimeDays: number;
  /** Days from the grant in which the bonus can be activated; null without an end. */
  readonly availableDays: number | null;
}

export const titleOf = ({ title, percent, spins }: Template, language: Language): string =>
  text(title, language, { percent, count: spins?.count });

const withDeposit: ReadonlySet<Template['type']> = new Set([
  'deposit_bonus',
  'welcome',
  'welcome_gs',
  'deposit_gift_spin',
  'cashback',
]);

/** Whether bonuses of this type are usually activated by a deposit. */
export const takesDeposit = (template: Pick<Template, 'type'>): boolean => withDeposit.has(template.type);

/** Whether only a deposit activates the bonus; cashback without a minimum deposit can be claimed without one. */
export const needsDeposit = (template: Pick<Template, 'type' | 'minDeposit'>): boolean =>
  takesDeposit(template) && !(template.type === 'cashback' && isFree(template.minDeposit));

const isFree = (amount: PerCurrencyAmount | null): boolean =>
  amount === null || Object.values(amount).every((minor) => minor === 0);

/** Adds the percentages of stakes that count, with their games, and the number of games that do not count. */
export const withShares = (terms: BonusTerms, shares: NonNullable<BonusTerms['shares']>): BonusTerms => ({
  ...terms,
  shares,
  excluded_games_count: shares.find(({ percent }) => percent === 0)?.games_count ?? 0,
});

/** Terms of a template in the shape of the contract. */
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
