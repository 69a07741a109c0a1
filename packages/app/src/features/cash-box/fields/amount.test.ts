import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_FACTOR,
  costOf,
  feeOf,
  validateAmount,
  presetsOf,
  cashLocale,
  etaOf,
  isApplePayAvailable,
} from './amount.ts';

const bounds = { min: 100_000, max: 50_000_000 };

describe('amount', () => {
  it('names the bound an amount breaks', { tags: ['CASH-14'] }, () => {
    expect([null, 0, -5, 0.5, Number.NaN].map((minor) => validateAmount(minor, bounds))).toEqual(
      [1, 2, 3, 4, 5].map(() => ({ kind: 'required' })),
    );
    expect(validateAmount(99_999, bounds)).toEqual({ kind: 'min', amount: 100_000 });
    expect(validateAmount(100_000, bounds)).toBeNull();
    expect(validateAmount(50_000_000, bounds)).toBeNull();
    expect(validateAmount(50_000_001, bounds)).toEqual({ kind: 'max', amount: 50_000_000 });
    expect(validateAmount(200_000, { ...bounds, funds: 150_000 })).toEqual({
      kind: 'funds',
      amount: 150_000,
    });
    expect(validateAmount(200_000, { ...bounds, funds: null })).toBeNull();
    expect(validateAmount(299_999, { ...bounds, bonusMin: 300_000 })).toEqual({
      kind: 'bonus',
      amount: 300_000,
    });
    const fees = { fee_percent: 10, fee_fixed: 180_000 };
    expect(validateAmount(200_000, { ...bounds, fees })).toEqual({ kind: 'fee', amount: 200_000 });
    expect(validateAmount(200_001, { ...bounds, fees })).toBeNull();
  });

  it('holds the currency factor table', { tags: ['MONEY-05'] }, () => {
    expect(CURRENCY_FACTOR).toEqual({ KZT: 10, AZN: 0.1 });
  });

  it('scales quick amounts of a method that names none', { tags: ['MONEY-05'] }, () => {
    expect(presetsOf({ presets: [], min: 100_000, max: 50_000_000, currency: 'KZT' })).toEqual([
      500_000, 1_000_000, 2_500_000, 5_000_000,
    ]);
    expect(presetsOf({ presets: [], min: 500, max: 150_000, currency: 'AZN' })).toEqual([
      5000, 10_000, 25_000, 50_000,
    ]);
  });

  it('offers only quick amounts the method accepts', { tags: ['CASH-05'] }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -10, max: 1000 })),
        fc.integer({ min: 1, max: 500 }),
        (presets, min) => {
          const max = min + 300;
          const offered = presetsOf({
            presets: presets.length > 0 ? presets : [min],
            min,
            max,
            currency: 'KZT',
          });
          expect(offered.length).toBeLessThanOrEqual(4);
          expect(new Set(offered).size).toBe(offered.length);
          for (const minor of offered) expect(validateAmount(minor, { min, max })).toBeNull();
        },
      ),
    );
  });

  it('a fee is its share rounded down plus the fixed part', { tags: ['PAY-19'] }, () => {
    expect(feeOf(100_066, { fee_percent: 1.5, fee_fixed: 200 })).toBe(1_700);
    expect(feeOf(100_067, { fee_percent: 1.5, fee_fixed: 200 })).toBe(1_701);
    expect(feeOf(100_000, { fee_percent: 0, fee_fixed: 0 })).toBe(0);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (minor, points) => {
          const exact = Number((BigInt(minor) * BigInt(points)) / 10_000n);
          expect(feeOf(minor, { fee_percent: points / 100, fee_fixed: 0 })).toBe(exact);
        },
      ),
    );
  });

  it('a fee is added to a deposit and taken off a withdrawal, never below 0', { tags: ['PAY-19'] }, () => {
    const terms = { fee_percent: 2, fee_fixed: 5_000 };
    expect(costOf(100_000, { ...terms, transaction_type: 'deposit' })).toEqual({
      fee: 7_000,
      net: 107_000,
    });
    expect(costOf(100_000, { ...terms, transaction_type: 'withdrawal' })).toEqual({
      fee: 7_000,
      net: 93_000,
    });
    expect(costOf(1_000, { ...terms, transaction_type: 'withdrawal' }).net).toBe(0);
  });
});

describe('method', () => {
  it('sends kk as kz', { tags: ['CASH-07'] }, () => {
    expect((['ru', 'kk', 'az', 'en'] as const).map(cashLocale)).toEqual(['ru', 'kz', 'az', 'en']);
  });

  it('names the longest time in the unit a person would use', () => {
    expect(etaOf(null)).toBeNull();
    expect([0, 5, 59, 60, 720, 1440, 4320].map((max) => etaOf({ min: 0, max }))).toEqual([
      { unit: 'instant' },
      { unit: 'minutes', count: 5 },
      { unit: 'minutes', count: 59 },
      { unit: 'hours', count: 1 },
      { unit: 'hours', count: 12 },
      { unit: 'days', count: 1 },
      { unit: 'days', count: 3 },
    ]);
  });
});

describe('Apple Pay', () => {
  const able = Object.assign(() => undefined, { canMakePayments: () => true });
  it('needs https and a browser that can', { tags: ['CASH-09'] }, () => {
    expect(isApplePayAvailable({ location: { protocol: 'https:' }, ApplePaySession: able })).toBe(true);
    expect(isApplePayAvailable({ location: { protocol: 'http:' }, ApplePaySession: able })).toBe(false);
    expect(isApplePayAvailable({ location: { protocol: 'https:' } })).toBe(false);
    const broken = Object.assign(() => undefined, {
      canMakePayments: () => {
        throw new Error('no');
      },
    });
    expect(isApplePayAvailable({ location: { protocol: 'https:' }, ApplePaySession: broken })).toBe(false);
  });
});
