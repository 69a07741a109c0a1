import {
  bonusOf,
  cashOutCap,
  lastUsefulDeposit,
  sumToWager,
  termAmount,
  type BonusTerms,
  type Currency,
} from '@tulpar/api/contract';

/** Stakes a player makes in a minute, for the time a wager takes (WAG-05). */
export const STAKES_PER_MINUTE = 10;
/** RTP where the player came from no game (WAG-06), percent. */
export const USUAL_RTP = 96;
/** Stake of a player who has not played enough to have a usual one, minor units. */
const FIRST_STAKE: Readonly<Record<Currency, number>> = { KZT: 10_000, AZN: 30 };

/** What a calculation begins with. Sums are minor units of `currency`. */
export interface BonusInput {
  readonly terms: BonusTerms;
  readonly currency: Currency;
  /** Null: nothing is typed. */
  readonly deposit: number | null;
  /** Amount of an offer that names it itself, such as a cashback. */
  readonly amount?: number | null | undefined;
  readonly stake: number;
  readonly rtp: number;
}

/** What a bonus means for a deposit; null stands for what cannot be said. */
export interface BonusPlan {
  readonly bonus: number | null;
  /** Deposit and bonus together. */
  readonly total: number | null;
  readonly toWager: number | null;
  readonly perDay: number | null;
  readonly stakes: number | null;
  readonly minutesPerDay: number | null;
  /** What wagering costs on average. */
  readonly cost: number | null;
  /** Most of the bonus that can be cashed out; null where there is no bound or no bonus. */
  readonly cap: number | null;
}

const NOTHING: BonusPlan = {
  bonus: null,
  total: null,
  toWager: null,
  perDay: null,
  stakes: null,
  minutesPerDay: null,
  cost: null,
  cap: null,
};

/** Whether a deposit is below what the terms ask for. */
export function isBelowMin({ terms, currency, deposit }: BonusInput): boolean {
  return deposit !== null && deposit < (termAmount(terms.min_deposit_amount, currency) ?? 0);
}

/** Whether a bonus comes without a deposit: nothing has to be typed. */
export function needsNoDeposit({ terms, amount }: Pick<BonusInput, 'terms' | 'amount'>): boolean {
  return amount != null || (terms.max_amount_percent === null && terms.min_deposit_amount === null);
}

/** Every sum of a bonus, by the rules the server books by (WAG-03 to WAG-07). */
export function planBonus(input: BonusInput): BonusPlan {
  const { terms, currency, stake, rtp } = input;
  const deposit = input.deposit ?? (needsNoDeposit(input) ? 0 : null);
  if (deposit === null) return NOTHING;
  if (isBelowMin(input)) return { ...NOTHING, bonus: 0, total: deposit };
  const bonus = input.amount ?? bonusOf(terms, deposit, currency);
  const toWager = sumToWager(terms, deposit, bonus);
  const plan = { ...NOTHING, bonus, total: deposit + bonus, cap: cashOutCap(terms, bonus, currency) };
  if (toWager === null) return plan;
  const perDay = terms.lifetime_days === null ? null : Math.ceil(toWager / Math.max(1, terms.lifetime_days));
  const share = bestShare(terms);
  const stakesOf = (sum: number) => (stake > 0 ? Math.ceil((sum * 100) / (stake * share)) : null);
  const perDayStakes = perDay === null ? null : stakesOf(perDay);
  return {
    ...plan,
    toWager,
    perDay,
    stakes: stakesOf(toWager),
    minutesPerDay: perDayStakes === null ? null : Math.ceil(perDayStakes / STAKES_PER_MINUTE),
    // In hundredths of a percent: an RTP of 96.12 is no exact binary fraction.
    cost: Math.floor((toWager * (10_000 - Math.round(rtp * 100))) / 10_000),
  };
}

/** Share of a stake that counts in the games that count most, percent. */
function bestShare({ shares }: Pick<BonusTerms, 'shares'>): number {
  return shares?.reduce((best, { percent }) => Math.max(best, percent), 0) || 100;
}

/** Sum to wager for each unit won, where only wins are wagered (WAG-04). */
export function wagerPerUnit({ wager, wager_base }: Pick<BonusTerms, 'wager' | 'wager_base'>): number | null {
  return wager_base === 'win' ? wager : null;
}

/** The stake a calculation begins with: the player's usual one, at most the largest that counts (WAG-05). */
export function startStake(terms: BonusTerms, currency: Currency, usual: number | null): number {
  return boundedStake(usual ?? FIRST_STAKE[currency], terms, currency);
}

/** A stake at most as large as counts. */
export function boundedStake(stake: number, terms: BonusTerms, currency: Currency): number {
  return Math.min(stake, termAmount(terms.max_bet, currency) ?? stake);
}

/** The deposit a calculation begins with: what is typed already, else the smallest one (WAG-01). */
export function startDeposit(terms: BonusTerms, currency: Currency, typed: number | null): number | null {
  return typed ?? termAmount(terms.min_deposit_amount, currency);
}

const PRESETS: Readonly<Record<Currency, readonly number[]>> = {
  KZT: [500_000, 2_500_000, 5_000_000, 10_000_000],
  AZN: [2_000, 5_000, 10_000, 35_000],
};

/** Deposits to press: round ones the bonus is given for, and the one from which it grows no more. */
export function depositPresets(terms: BonusTerms, currency: Currency): readonly number[] {
  const least = termAmount(terms.min_deposit_amount, currency) ?? 0;
  const last = lastUsefulDeposit(terms, currency);
  const whole = last === null ? [] : [Math.ceil(last / 100) * 100];
  const round = PRESETS[currency].filter((sum) => sum >= least && (last === null || sum < last));
  return [...round.slice(0, 3), ...whole];
}
