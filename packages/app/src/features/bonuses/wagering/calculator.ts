import {
  bonusOf,
  cashOutCap,
  lastUsefulDeposit,
  sumToWager,
  termAmount,
  type BonusTerms,
  type Currency,
} from '@tulpar/api/contract';

/** Assumed stakes per minute, for the estimated wagering time (WAG-05). */
export const STAKES_PER_MINUTE = 10;
/** RTP used when no game was opened (WAG-06), percent. */
export const USUAL_RTP = 96;
/** Default stake of a player without enough play history, minor units. */
const FIRST_STAKE: Readonly<Record<Currency, number>> = { KZT: 10_000, AZN: 30 };

/** Input of a calculation. Amounts are minor units of `currency`. */
export interface BonusInput {
  readonly terms: BonusTerms;
  readonly currency: Currency;
  /** Null while the field is empty. */
  readonly deposit: number | null;
  /** Bonus that does not depend on a deposit, such as a cashback. */
  readonly amount?: number | null | undefined;
  readonly stake: number;
  readonly rtp: number;
}

/** Result for a deposit; null where a value cannot be calculated. */
export interface BonusPlan {
  readonly bonus: number | null;
  /** Deposit plus bonus. */
  readonly total: number | null;
  readonly toWager: number | null;
  readonly perDay: number | null;
  readonly stakes: number | null;
  readonly minutesPerDay: number | null;
  /** Average cost of wagering. */
  readonly cost: number | null;
  /** Maximum cash-out; null without a cap, and while the deposit is missing or too small. */
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

export function isBelowMin({ terms, currency, deposit }: BonusInput): boolean {
  return deposit !== null && deposit < (termAmount(terms.min_deposit_amount, currency) ?? 0);
}

/** Whether the bonus needs no deposit, so the field is hidden. */
export function needsNoDeposit({ terms, amount }: Pick<BonusInput, 'terms' | 'amount'>): boolean {
  return amount != null || (terms.max_amount_percent === null && terms.min_deposit_amount === null);
}

/** Calculates all amounts of a bonus by the same rules as the server (WAG-03 to WAG-07). */
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
    // Use hundredths of a percent: an RTP of 96.12 has no exact binary fraction.
    cost: Math.floor((toWager * (10_000 - Math.round(rtp * 100))) / 10_000),
  };
}

function bestShare({ shares }: Pick<BonusTerms, 'shares'>): number {
  return shares?.reduce((best, { percent }) => Math.max(best, percent), 0) || 100;
}

/** Amount to wager for each unit won, for bonuses that wager winnings only (WAG-04). */
export function wagerPerUnit({ wager, wager_base }: Pick<BonusTerms, 'wager' | 'wager_base'>): number | null {
  return wager_base === 'win' ? wager : null;
}

/** Initial stake: the player's usual one, else a default, capped at the largest that counts (WAG-05). */
export function startStake(terms: BonusTerms, currency: Currency, usual: number | null): number {
  return boundedStake(usual ?? FIRST_STAKE[currency], terms, currency);
}

/** Caps a stake at the largest that counts. */
export function boundedStake(stake: number, terms: BonusTerms, currency: Currency): number {
  return Math.min(stake, termAmount(terms.max_bet, currency) ?? stake);
}

/** Initial deposit: the typed one, else the minimum (WAG-01). */
export function startDeposit(terms: BonusTerms, currency: Currency, typed: number | null): number | null {
  return typed ?? termAmount(terms.min_deposit_amount, currency);
}

const PRESETS: Readonly<Record<Currency, readonly number[]>> = {
  KZT: [500_000, 2_500_000, 5_000_000, 10_000_000],
  AZN: [2_000, 5_000, 10_000, 35_000],
};

/** Preset deposits: round amounts that qualify, and the one that reaches the maximum bonus. */
export function depositPresets(terms: BonusTerms, currency: Currency): readonly number[] {
  const least = termAmount(terms.min_deposit_amount, currency) ?? 0;
  const last = lastUsefulDeposit(terms, currency);
  const whole = last === null ? [] : [Math.ceil(last / 100) * 100];
  const round = PRESETS[currency].filter((sum) => sum >= least && (last === null || sum < last));
  return [...round.slice(0, 3), ...whole];
}
