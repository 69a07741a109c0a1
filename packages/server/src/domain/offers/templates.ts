import type { PerCurrencyAmount } from '../locale/locale.ts';
import type { CashOut, Template } from './template.ts';

const perCurrency = (kzt: number, azn: number): PerCurrencyAmount => ({ kzt, azn });
const usualMaxBet = perCurrency(150_000, 500);

/** Default terms: no percentage, no fixed amount, any deposit. */
const plain = {
  percent: null,
  fixed: null,
  depositNumber: null,
  minDeposit: null,
  maxAmount: null,
  maxBet: usualMaxBet,
} as const;

/** Bonus with the winnings of gift spins; its cash-out limit is that of the spins. */
const winOf = (wager: number, cashOut: CashOut) =>
  ({
    ...plain,
    type: 'gift_spin_win_bonus',
    title: 'offer.spinsWin',
    image: 'gsw',
    wager,
    cashOut,
    lifetimeDays: 5,
    availableDays: null,
  }) as const;

const spinBet = perCurrency(5_000, 20);

const startSpins = {
  count: 50,
  bet: spinBet,
  game: { slug: 'kurgan-chronicle', name: 'Kurgan Chronicle' },
  winTemplate: 'gsw-w1gs',
} as const;

const welcomeSpins = { ...startSpins, count: 250 } as const;

/** Free spins for a deposit, by promo code (`w1gs`) or with the first welcome bonus (`w1fs`). */
const startTerms = {
  ...plain,
  type: 'welcome_gs',
  minDeposit: perCurrency(300_000, 1_000),
  wager: 10,
  cashOut: { type: 'money', money: perCurrency(5_000_000, 15_000) },
  lifetimeDays: 5,
  availableDays: 7,
} as const;

const capped = { type: 'money', money: perCurrency(500_000, 1_700) } as const;

/** Free spins that need no deposit. */
const gift = {
  ...plain,
  type: 'no_deposit_gift_spin',
  title: 'offer.spins',
  wager: 10,
  cashOut: capped,
  lifetimeDays: 2,
  availableDays: 2,
} as const;

const giftSpins = (count: number, slug: string, name: string) =>
  ({ count, bet: spinBet, game: { slug, name }, winTemplate: 'gsw-ndgs' }) as const;

/** Bonus of a percentage of one of the first deposits. */
const welcome = {
  ...plain,
  type: 'welcome',
  title: 'offer.deposit',
  wager: 10,
  lifetimeDays: 7,
  availableDays: 30,
} as const;

/** Bonus of a percentage of any deposit. */
const reload = {
  ...plain,
  type: 'deposit_bonus',
  title: 'offer.deposit',
  minDeposit: perCurrency(300_000, 1_000),
  maxAmount: perCurrency(5_000_000, 17_000),
  cashOut: { type: 'unlimited' },
  lifetimeDays: 5,
  availableDays: 14,
} as const;

export const templates = [
  {
    ...welcome,
    code: 'w1',
    withSpins: { template: 'w1fs', spins: welcomeSpins },
    percent: 120,
    depositNumber: 1,
    minDeposit: perCurrency(300_000, 1_000),
    maxAmount: perCurrency(15_000_000, 50_000),
    cashOut: { type: 'percent', percent: 1_000 },
    availableDays: 7,
  },
  {
    ...welcome,
    code: 'w2',
    percent: 100,
    depositNumber: 2,
    minDeposit: perCurrency(500_000, 1_500),
    maxAmount: perCurrency(10_000_000, 35_000),
    cashOut: { type: 'percent', percent: 1_000 },
  },
  {
    ...welcome,
    code: 'w3',
    percent: 200,
    depositNumber: 3,
    minDeposit: perCurrency(1_000_000, 3_500),
    maxAmount: perCurrency(10_000_000, 35_000),
    cashOut: { type: 'percent', percent: 500 },
  },
  { ...reload, code: 'r50', percent: 50, wager: 8 },
  {
    ...reload,
    code: 'vip25',
    title: 'offer.club',
    isVipCard: true,
    image: 'r50',
    percent: 25,
    minDeposit: perCurrency(1_000_000, 3_500),
    maxAmount: perCurrency(25_000_000, 85_000),
    wager: 10,
    maxBet: perCurrency(500_000, 1_700),
    lifetimeDays: 7,
  },
  {
    ...plain,
    code: 'nd',
    type: 'no_deposit_bonus',
    title: 'offer.gift',
    fixed: perCurrency(200_000, 700),
    wager: 10,
    maxBet: perCurrency(30_000, 100),
    cashOut: { type: 'money', money: perCurrency(1_000_000, 3_500) },
    lifetimeDays: 3,
    availableDays: 7,
  },
  { ...reload, code: 'demo20', percent: 20, maxAmount: perCurrency(3_000_000, 10_000), wager: 5 },
  {
    ...reload,
    code: 'month10',
    percent: 50,
    wager: 8,
    cashOut: { type: 'percent', percent: 500 },
    availableDays: 31,
  },
  { ...startTerms, code: 'w1gs', title: 'offer.spins', spins: startSpins },
  { ...startTerms, code: 'w1fs', title: 'offer.spins', spins: welcomeSpins, image: 'w1gs' },
  { ...winOf(10, { type: 'money', money: perCurrency(5_000_000, 15_000) }), code: 'gsw-w1gs' },
  {
    ...plain,
    code: 'dgs',
    type: 'deposit_gift_spin',
    title: 'offer.spins',
    spins: {
      count: 30,
      bet: spinBet,
      game: { slug: 'ember-sevens', name: 'Ember Sevens' },
      winTemplate: 'gsw-dgs',
    },
    minDeposit: perCurrency(200_000, 700),
    wager: 5,
    cashOut: { type: 'unlimited' },
    lifetimeDays: 3,
    availableDays: 14,
  },
  { ...winOf(5, { type: 'unlimited' }), code: 'gsw-dgs' },
  { ...gift, code: 'ndgs', spins: giftSpins(10, 'gem-downpour', 'Gem Downpour') },
  { ...winOf(10, capped), code: 'gsw-ndgs' },
  { ...gift, code: 'spin15', spins: giftSpins(15, 'fruit-cocktail', 'Orchard Medley') },
  {
    ...gift,
    code: 'week20',
    spins: giftSpins(20, 'gem-downpour', 'Gem Downpour'),
    image: 'ndgs',
    availableDays: 7,
  },
  {
    ...plain,
    code: 'tw',
    type: 'tournament_win_bonus',
    title: 'offer.tournament',
    wager: 1,
    cashOut: { type: 'unlimited' },
    lifetimeDays: 7,
    availableDays: null,
  },
  {
    ...plain,
    code: 'cbw',
    type: 'cashback',
    title: 'offer.cashback',
    minDeposit: perCurrency(300_000, 1_000),
    maxAmount: perCurrency(20_000_000, 70_000),
    wager: 3,
    cashOut: { type: 'unlimited' },
    lifetimeDays: 3,
    availableDays: 3,
  },
  {
    ...plain,
    code: 'cbm',
    type: 'cashback',
    title: 'offer.cashback',
    maxAmount: perCurrency(50_000_000, 170_000),
    wager: 1,
    cashOut: { type: 'unlimited' },
    lifetimeDays: 7,
    availableDays: 7,
  },
] as const satisfies readonly Template[];

export type TemplateCode = (typeof templates)[number]['code'];

const byCode = new Map<string, Template>(templates.map((template) => [template.code, template]));

/** The template with a code; throws for an unknown code. */
export function templateOf(code: string): Template {
  const template = byCode.get(code);
  if (template === undefined) throw new Error(`There is no bonus template ${code}`);
  return template;
}

export function isTemplateCode(code: string): code is TemplateCode {
  return byCode.has(code);
}

/** Templates of the welcome bonuses, by number of the deposit. */
export const welcomeCodes = ['w1', 'w2', 'w3'] as const satisfies readonly TemplateCode[];
