import { describe, expect, it } from 'vitest';
import { activationsLeft, promoAmount, promoWindow } from './month-bonus.ts';

describe('promoWindow', () => {
  it('is open from its start to its end, both included', { tags: ['PROMO-05'] }, () => {
    expect([99, 100, 150, 200, 201].map((now) => promoWindow(now, 100, 200))).toEqual([
      'before',
      'open',
      'open',
      'open',
      'after',
    ]);
  });

  it('an unknown or unreadable side is open', { tags: ['PROMO-05'] }, () => {
    expect(promoWindow(5, null, null)).toBe('open');
    expect(promoWindow(5, Number.NaN, Number.NaN)).toBe('open');
  });
});

it('what is left is what is allowed minus what was used, not below nought', { tags: ['PROMO-10'] }, () => {
  expect(activationsLeft(3, 1)).toBe(2);
  expect(activationsLeft(3, 3)).toBe(0);
  expect(activationsLeft(3, 9)).toBe(0);
  expect(activationsLeft(Number.NaN, 1)).toBe(0);
});

describe('promoAmount', () => {
  it('reads the amount by the lowercase currency', { tags: ['PROMO-11'] }, () => {
    const amounts = { kzt: 300_000, azn: 1000 };
    expect(promoAmount(amounts, 'KZT')).toBe(300_000);
    expect(promoAmount(amounts, 'azn')).toBe(1000);
  });

  it('has no amount for another currency, nor for what is not an amount', { tags: ['PROMO-11'] }, () => {
    expect(promoAmount({ kzt: 1 }, 'AZN')).toBeNull();
    expect(promoAmount({ kzt: 1 }, 'constructor')).toBeNull();
    expect(promoAmount({ kzt: -1 }, 'KZT')).toBeNull();
    expect(promoAmount({ kzt: 10.5 }, 'KZT')).toBeNull();
    expect(promoAmount(null, 'KZT')).toBeNull();
  });
});
