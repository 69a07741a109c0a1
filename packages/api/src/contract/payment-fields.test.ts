import { describe, expect, it } from 'vitest';
import { cashBoxPhoneRules, ibanRules, voucherRule, walletRule } from './payment-fields.ts';

const takes = ({ pattern }: { pattern: string }, value: string) => new RegExp(pattern).test(value);

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
