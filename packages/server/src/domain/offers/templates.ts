import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { PerCurrencyAmount, Translated } from '../terms.ts';

type Offer = AnswerOf<(typeof endpoints)['offers']>['data'][number];
export type BonusTerms = NonNullable<Offer['terms']>;

/** How much of what a bonus becomes may be kept: a multiple of the bonus in percent, an amount, or all of it. */
export type CashOut =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'money'; readonly money: PerCurrencyAmount }
  | { readonly type: 'unlimited' };

/** A kind of bonus money with its terms. Amounts in minor units. */
export interface Template {
  readonly code: string;
  readonly type: Extract<Offer['type'], 'deposit_bonus' | 'no_deposit_bonus' | 'welcome'>;
  readonly title: Translated;
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

const perCurrency = (kzt: number, azn: number): PerCurrencyAmount => ({ kzt, azn });
const usualMaxBet = perCurrency(150_000, 500);

const deposit = (percent: number): Translated => ({
  ru: `${percent}% на\u00a0депозит`,
  kk: `Депозитке ${percent}%`,
  az: `Depozitə ${percent}%`,
  en: `${percent}% on deposit`,
});
const gift: Translated = {
  ru: 'Бонус без депозита',
  kk: 'Депозитсіз бонус',
  az: 'Depozitsiz bonus',
  en: 'No-deposit bonus',
};

/** Every kind of bonus by its code. */
export const templates = [
  {
    code: 'w1',
    type: 'welcome',
    title: deposit(120),
    percent: 120,
    fixed: null,
    depositNumber: 1,
    minDeposit: perCurrency(300_000, 1_000),
    maxAmount: perCurrency(15_000_000, 50_000),
    wager: 10,
    maxBet: usualMaxBet,
    cashOut: { type: 'percent', percent: 1_000 },
    lifetimeDays: 7,
    availableDays: 7,
  },
  {
    code: 'w2',
    type: 'welcome',
    title: deposit(100),
    percent: 100,
    fixed: null,
    depositNumber: 2,
    minDeposit: perCurrency(500_000, 1_500),
    maxAmount: perCurrency(10_000_000, 35_000),
    wager: 10,
    maxBet: usualMaxBet,
    cashOut: { type: 'percent', percent: 1_000 },
    lifetimeDays: 7,
    availableDays: 30,
  },
  {
    code: 'w3',
    type: 'welcome',
    title: deposit(200),
    percent: 200,
    fixed: null,
    depositNumber: 3,
    minDeposit: perCurrency(1_000_000, 3_500),
    maxAmount: perCurrency(10_000_000, 35_000),
    wager: 10,
    maxBet: usualMaxBet,
    cashOut: { type: 'percent', percent: 500 },
    lifetimeDays: 7,
    availableDays: 30,
  },
  {
    code: 'r50',
    type: 'deposit_bonus',
    title: deposit(50),
    percent: 50,
    fixed: null,
    depositNumber: null,
    minDeposit: perCurrency(300_000, 1_000),
    maxAmount: perCurrency(5_000_000, 17_000),
    wager: 8,
    maxBet: usualMaxBet,
    cashOut: { type: 'unlimited' },
    lifetimeDays: 5,
    availableDays: 14,
  },
  {
    code: 'nd',
    type: 'no_deposit_bonus',
    title: gift,
    percent: null,
    fixed: perCurrency(200_000, 700),
    depositNumber: null,
    minDeposit: null,
    maxAmount: null,
    wager: 10,
    maxBet: perCurrency(30_000, 100),
    cashOut: { type: 'money', money: perCurrency(1_000_000, 3_500) },
    lifetimeDays: 3,
    availableDays: 7,
  },
  {
    code: 'demo20',
    type: 'deposit_bonus',
    title: deposit(20),
    percent: 20,
    fixed: null,
    depositNumber: null,
    minDeposit: perCurrency(300_000, 1_000),
    maxAmount: perCurrency(3_000_000, 10_000),
    wager: 5,
    maxBet: usualMaxBet,
    cashOut: { type: 'unlimited' },
    lifetimeDays: 5,
    availableDays: 14,
  },
  {
    code: 'month10',
    type: 'deposit_bonus',
    title: deposit(50),
    percent: 50,
    fixed: null,
    depositNumber: null,
    minDeposit: perCurrency(300_000, 1_000),
    maxAmount: perCurrency(5_000_000, 17_000),
    wager: 8,
    maxBet: usualMaxBet,
    cashOut: { type: 'percent', percent: 500 },
    lifetimeDays: 5,
    availableDays: 31,
  },
] as const satisfies readonly Template[];

export type TemplateCode = (typeof templates)[number]['code'];

const byCode = new Map<string, Template>(templates.map((template) => [template.code, template]));

/** The kind of bonus with a code; throws for a code that never existed. */
export function templateOf(code: string): Template {
  const template = byCode.get(code);
  if (template === undefined) throw new Error(`There is no bonus template ${code}`);
  return template;
}

/** The bonuses of a new player, in the order of the deposits they belong to. */
export const welcomeCodes = ['w1', 'w2', 'w3'] as const satisfies readonly TemplateCode[];

/** Terms of a kind of bonus in the fixed shape of the contract. */
export function termsOf(template: Template): BonusTerms {
  const { cashOut } = template;
  return {
    type: template.type,
    deposit_number: template.depositNumber,
    min_deposit_amount: template.minDeposit,
    max_amount_percent: template.percent,
    max_amount: template.maxAmount ?? template.fixed,
    wager: template.wager,
    wager_base: 'bonus',
    max_bet: template.maxBet,
    max_cash_out_type: cashOut.type,
    max_cash_out_percent: cashOut.type === 'percent' ? cashOut.percent : null,
    max_cash_out_money: cashOut.type === 'money' ? cashOut.money : null,
    excluded_games_count: null,
    lifetime_days: template.lifetimeDays,
  };
}
