import { describe, expect, it } from 'vitest';
import { activationsLeft, cashOutCap, promoAmount, promoWindow } from './promo-bonus.ts';

describe('promoWindow', () => {
  it('PROMO-05 is open from its start to its end, both included', () => {
    expect([99, 100, 150, 200, 201].map((now) => promoWindow(now, 100, 200))).toEqual([
      'before',
      'open',
      'open',
      'open',
      'after',
    ]);
  });

  it('PROMO-05 an unknown or unreadable side is open', () => {
    expect(promoWindow(5, null, null)).toBe('open');
    expect(promoWindow(5, Number.NaN, Number.NaN)).toBe('open');
  });
});

it('PROMO-10 what is left is what is allowed minus what was used, not below nought', () => {
  expect(activationsLeft(3, 1)).toBe(2);
  expect(activationsLeft(3, 3)).toBe(0);
  expect(activationsLeft(3, 9)).toBe(0);
  expect(activationsLeft(Number.NaN, 1)).toBe(0);
});

describe('promoAmount', () => {
  it('PROMO-11 reads the amount by the lowercase currency', () => {
    const amounts = { kzt: 300_000, azn: 1000 };
    expect(promoAmount(amounts, 'KZT')).toBe(300_000);
    expect(promoAmount(amounts, 'azn')).toBe(1000);
  });

  it('PROMO-11 has no amount for another currency, nor for what is not an amount', () => {
    expect(promoAmount({ kzt: 1 }, 'AZN')).toBeNull();
    expect(promoAmount({ kzt: 1 }, 'constructor')).toBeNull();
    expect(promoAmount({ kzt: -1 }, 'KZT')).toBeNull();
    expect(promoAmount({ kzt: 10.5 }, 'KZT')).toBeNull();
    expect(promoAmount(null, 'KZT')).toBeNull();
  });
});

describe('cashOutCap', () => {
  it('PROMO-12 is a multiplier, unlimited or money', () => {
    expect(cashOutCap({ maxCashOutType: 'percent', maxCashOutPercent: 500 }, 'KZT')).toEqual({
      kind: 'times',
      times: 5,
    });
    expect(cashOutCap({ maxCashOutType: 'unlimited' }, 'KZT')).toEqual({ kind: 'unlimited' });
    expect(cashOutCap({ maxCashOutType: 'money', maxCashOutMoney: { kzt: 500 } }, 'KZT')).toEqual({
      kind: 'money',
      amount: 500,
    });
  });

  it('PROMO-12 promises nothing when the type or its number is missing', () => {
    expect(cashOutCap({ maxCashOutType: 'percent', maxCashOutPercent: null }, 'KZT')).toBeNull();
    expect(cashOutCap({ maxCashOutType: 'money', maxCashOutMoney: { azn: 500 } }, 'KZT')).toBeNull();
    expect(cashOutCap({ maxCashOutType: 'soon' }, 'KZT')).toBeNull();
    expect(cashOutCap({ maxCashOutType: null }, 'KZT')).toBeNull();
  });
});
