import { expect, it } from 'vitest';
import { readPromoCode } from './promo-code.ts';

it(
  'reads a code without spaces, in capitals, with every i as one letter, and within its length',
  { tags: ['PROMO-19'] },
  () => {
    for (const text of ['spin 15', 'SPIN15', 'spın15', 'SPİN15']) expect(readPromoCode(text)).toBe('SPIN15');
    expect(readPromoCode('ab')).toBeNull();
    expect(readPromoCode('A'.repeat(10_000))).toBeNull();
  },
);
