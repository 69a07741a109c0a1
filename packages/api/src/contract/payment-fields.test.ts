import { describe, expect, it } from 'vitest';
import { cashBoxPhoneRules, ibanRules, voucherRule, walletRule } from './payment-fields.ts';
import { hasCheckDigit, hasIbanCheckDigits, isUsableExpiry } from './card.ts';

const takes = ({ pattern }: { pattern: string }, value: string) => new RegExp(pattern, 'u').test(value);

describe('payment fields', () => {
  it('the cash box takes an Azerbaijani phone as digits without separators', { tags: ['VALID-07'] }, () => {
    expect(takes(cashBoxPhoneRules.AZ, '994501234567')).toBe(true);
    for (const wrong of ['994-50-123-45-67', '+994501234567', '99450123456', '77011234567'])
      expect(takes(cashBoxPhoneRules.AZ, wrong), wrong).toBe(false);
  });

  it('the cash box takes any operator of Kazakhstan', { tags: ['VALID-07'] }, () => {
    expect(takes(cashBoxPhoneRules.KZ, '77101234567')).toBe(true);
    for (const wrong of ['87011234567', '7701123456', '770112345678'])
      expect(takes(cashBoxPhoneRules.KZ, wrong), wrong).toBe(false);
  });

  it('lengths are those of the pattern', { tags: ['API-26'] }, () => {
    for (const { length, pattern } of [cashBoxPhoneRules.KZ, cashBoxPhoneRules.AZ, walletRule, voucherRule]) {
      const [low, high] = length;
      const start = /^\^([79]*\d*)/.exec(pattern)?.[1] ?? '';
      for (const [size, isTaken] of [
        [low - 1, false],
        [low, true],
        [high, true],
        [high + 1, false],
      ] as const)
        expect(takes({ pattern }, start.padEnd(size, '1')), `${pattern} ${size}`).toBe(isTaken);
    }
    expect(takes(ibanRules.KZ, 'KZ'.padEnd(20, '1'))).toBe(true);
    expect(takes(ibanRules.AZ, 'AZ'.padEnd(28, 'A'))).toBe(true);
    expect(takes(ibanRules.AZ, 'AZ'.padEnd(27, 'A'))).toBe(false);
  });
});

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

describe('an IBAN', { tags: ['INPUT-04'] }, () => {
  it.each(['KZ86125KZT5004100100', 'AZ21NABZ00000000137010001944'])(
    '%s has right check digits, and no single digit can change',
    (iban) => {
      expect(hasIbanCheckDigits(iban)).toBe(true);
      for (let at = 4; at < iban.length; at += 1) {
        const other = iban.charAt(at) === '7' ? '8' : '7';
        expect(hasIbanCheckDigits(iban.slice(0, at) + other + iban.slice(at + 1))).toBe(false);
      }
    },
  );

  it('is refused when it is empty or has other characters', () => {
    expect(hasIbanCheckDigits('')).toBe(false);
    expect(hasIbanCheckDigits('KZ86 125K ZT50 0410 0100')).toBe(false);
  });
});
