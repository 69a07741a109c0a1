import type { PaymentMethod, TransactionType } from '@tulpar/api/contract';
import type { Currency } from '#app/platform/i18n/languages.ts';

/** Why an amount cannot be sent; `amount` is in minor units. */
export type AmountProblem =
  | { kind: 'required' }
  | { kind: 'min'; amount: number }
  | { kind: 'max'; amount: number }
  | { kind: 'funds'; amount: number };

/** Bounds of a method, minor units; `funds` is what a withdrawal can take at most. */
export interface AmountBounds {
  min: number;
  max: number;
  funds?: number | null | undefined;
}

type FeeTerms = Pick<PaymentMethod, 'fee_percent' | 'fee_fixed'>;

/** Judges an amount (minor units) before it is sent. The server judges it again. */
export function judgeAmount(minor: number | null, { min, max, funds }: AmountBounds): AmountProblem | null {
  if (minor === null || !Number.isSafeInteger(minor) || minor <= 0) return { kind: 'required' };
  if (minor < min) return { kind: 'min', amount: min };
  if (minor > max) return { kind: 'max', amount: max };
  return funds !== null && funds !== undefined && minor > funds ? { kind: 'funds', amount: funds } : null;
}

/** Currency factor table (MONEY-05); it scales the quick amounts of a method that names none (OP-101). */
export const CURRENCY_FACTOR: Readonly<Record<Currency, number>> = { KZT: 10, AZN: 0.1 };

/** Quick amounts before scaling, whole units. */
const BASE_PRESETS = [500, 1000, 2500, 5000];
const MAX_PRESETS = 4;

/** Quick amounts of a method, minor units: its own, else the base ones scaled; only those it accepts, at most four. */
export function presetsOf(method: {
  presets: readonly number[];
  min: number;
  max: number;
  currency: Currency;
}): number[] {
  const own = method.presets.length > 0;
  const all = own
    ? method.presets
    : BASE_PRESETS.map((unit) => Math.round(unit * CURRENCY_FACTOR[method.currency] * 100));
  const fitting = [...new Set(all)].filter((minor) => minor >= method.min && minor <= method.max);
  return fitting.sort((a, b) => a - b).slice(0, MAX_PRESETS);
}

/** Fee of an amount, in minor units: its share, rounded down to a whole minor unit, and the fixed part. */
export function feeOf(minor: number, { fee_percent, fee_fixed }: FeeTerms): number {
  // A percentage has no exact binary form: as a whole number of ten-thousandths it has.
  const share = Math.floor((minor * Math.round(fee_percent * 10_000)) / 1_000_000);
  return share + fee_fixed;
}

/** What a payment costs and what it comes to, minor units: a deposit takes the fee besides, a withdrawal pays less it. */
export function costOf(minor: number, method: FeeTerms & { transaction_type: TransactionType }) {
  const fee = feeOf(minor, method);
  return { fee, net: method.transaction_type === 'deposit' ? minor + fee : Math.max(0, minor - fee) };
}
