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

/** Fee of an amount in minor units, rounded up to a whole minor unit. */
export function feeOf(minor: number, fee: { fee_percent: number; fee_fixed: number }): number {
  return Math.ceil((minor * fee.fee_percent) / 100) + fee.fee_fixed;
}
