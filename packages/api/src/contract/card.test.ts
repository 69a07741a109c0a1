import { describe, expect, it } from 'vitest';
import { hasCheckDigit, hasIbanCheckDigits, isUsableExpiry } from './card.ts';

describe('card fields', () => {
  it('a card number carries a check digit', { tags: ['FORM-15'] }, () => {
    for (const good of ['4242424242424242', '378282246310005', '2200000000000004'])
      expect(hasCheckDigit(good)).toBe(true);
    for (const bad of ['4242424242424241', '2424242424242242', '5555555555554445', ''])
      expect(hasCheckDigit(bad)).toBe(false);
  });

  it('a card works to the end of its month', { tags: ['FORM-16'] }, () => {
    const now = new Date(2026, 10, 30, 23, 59);
    expect(isUsableExpiry('11/26', now)).toBe(true);
    expect(isUsableExpiry('01/27', now)).toBe(true);
    for (const text of ['10/26', '12/25', '13/27', '00/27', '1/27', '0127', ''])
      expect(isUsableExpiry(text, now)).toBe(false);
  });
});

describe('an IBAN', () => {
  it.each(['KZ86125KZT5004100100', 'AZ21NABZ00000000137010001944'])(
    '%s has right check digits, and no single digit can change',
    { tags: ['INPUT-04'] },
    (iban) => {
      expect(hasIbanCheckDigits(iban)).toBe(true);
      for (let at = 4; at < iban.length; at += 1) {
        const other = iban.charAt(at) === '7' ? '8' : '7';
        expect(hasIbanCheckDigits(iban.slice(0, at) + other + iban.slice(at + 1))).toBe(false);
      }
    },
  );

  it('is refused when it is empty or has other characters', { tags: ['INPUT-04'] }, () => {
    expect(hasIbanCheckDigits('')).toBe(false);
    expect(hasIbanCheckDigits('KZ86 125K ZT50 0410 0100')).toBe(false);
  });
});
