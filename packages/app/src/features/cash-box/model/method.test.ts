import { describe, expect, it } from 'vitest';
import { cashLocale, etaOf, isApplePayAvailable } from './method.ts';

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
