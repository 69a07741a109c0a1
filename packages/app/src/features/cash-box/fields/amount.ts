import type { CashLocale, PaymentMethod, TransactionType } from '@tulpar/api/contract';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';

/** Why an amount is invalid; `amount` is in minor units. */
export type AmountProblem =
  | { kind: 'required' }
  | { kind: 'min'; amount: number }
  | { kind: 'max'; amount: number }
  | { kind: 'funds'; amount: number }
  | { kind: 'bonus'; amount: number }
  | { kind: 'fee'; amount: number };

type FeeTerms = Pick<PaymentMethod, 'fee_percent' | 'fee_fixed'>;

/**
 * Bounds of a method, minor units: `funds` is the most that can be withdrawn, `bonusMin` the minimum deposit of
 * the chosen bonus. `fees` is set for withdrawals, whose amount must exceed the fee.
 */
export interface AmountBounds {
  min: number;
  max: number;
  funds?: number | null | undefined;
  bonusMin?: number | null | undefined;
  fees?: FeeTerms | null | undefined;
}

/** Validates an amount (minor units); the server repeats the validation. */
export function validateAmount(
  minor: number | null,
  { min, max, funds, bonusMin, fees }: AmountBounds,
): AmountProblem | null {
  if (minor === null || !Number.isSafeInteger(minor) || minor <= 0) return { kind: 'required' };
  if (minor < min) return { kind: 'min', amount: min };
  if (minor > max) return { kind: 'max', amount: max };
  if (funds != null && minor > funds) return { kind: 'funds', amount: funds };
  if (bonusMin != null && minor < bonusMin) return { kind: 'bonus', amount: bonusMin };
  const fee = fees ? feeOf(minor, fees) : 0;
  return minor <= fee ? { kind: 'fee', amount: fee } : null;
}

/** Factor of the base presets per currency (MONEY-05), for methods without presets (OP-101). */
export const CURRENCY_FACTOR: Readonly<Record<Currency, number>> = { KZT: 10, AZN: 0.1 };

/** Base presets before the currency factor, major units. */
const BASE_PRESETS = [500, 1000, 2500, 5000];
const MAX_PRESETS = 4;

/** Presets of a method, minor units: its own, else the base ones; at most four, all within bounds. */
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

/** Fee of an amount, minor units: a percentage, rounded down, plus the fixed part. */
export function feeOf(minor: number, { fee_percent, fee_fixed }: FeeTerms): number {
  // Calculate with integers: a percentage such as 1.1 has no exact binary form.
  const share = Math.floor((minor * Math.round(fee_percent * 10_000)) / 1_000_000);
  return share + fee_fixed;
}

/** Fee and `net` amount, minor units: a deposit adds the fee, a withdrawal subtracts it. */
export function costOf(minor: number, method: FeeTerms & { transaction_type: TransactionType }) {
  const fee = feeOf(minor, method);
  return { fee, net: method.transaction_type === 'deposit' ? minor + fee : Math.max(0, minor - fee) };
}

/** Whether this browser supports Apple Pay; it needs https (CASH-09). False if the check throws. */
export function isApplePayAvailable(scope: object = globalThis): boolean {
  const { location, ApplePaySession }: { location?: unknown; ApplePaySession?: unknown } = scope;
  if (typeof location !== 'object' || location === null) return false;
  if (!('protocol' in location) || location.protocol !== 'https:') return false;
  if (typeof ApplePaySession !== 'function') return false;
  const { canMakePayments } = ApplePaySession as unknown as { canMakePayments?: unknown };
  try {
    return typeof canMakePayments === 'function' && canMakePayments.call(ApplePaySession) === true;
  } catch {
    return false;
  }
}

/** Language code of the two cash-box requests, which use kz for kk (CASH-07, OP-82). */
export function cashLocale(language: Language): CashLocale {
  return language === 'kk' ? 'kz' : language;
}

/** Duration of a method in the largest unit that fits. */
type Eta = { unit: 'instant' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

/** Maximum duration of a method; null if the server does not send it. */
export function etaOf(minutes: { min: number; max: number } | null): Eta | null {
  if (!minutes) return null;
  const { max } = minutes;
  if (max <= 0) return { unit: 'instant' };
  if (max < 60) return { unit: 'minutes', count: Math.ceil(max) };
  if (max < 24 * 60) return { unit: 'hours', count: Math.ceil(max / 60) };
  return { unit: 'days', count: Math.ceil(max / (24 * 60)) };
}
