import { describe, expect, it } from 'vitest';
import { cashbackMinDeposit, cashbackState } from './CashbackCard.tsx';

describe('cashbackState', () => {
  it('is the first-deposit state without deposits, whatever is available', { tags: ['CASHBK-04'] }, () => {
    expect(cashbackState(0, false)).toBe('first-deposit');
    expect(cashbackState(0, true)).toBe('first-deposit');
    expect(cashbackState(Number.NaN, true)).toBe('first-deposit');
  });

  it('is available after a deposit when there is an available cashback', { tags: ['CASHBK-05'] }, () => {
    expect(cashbackState(1, true)).toBe('available');
  });

  it('is locked after a deposit when there is none', { tags: ['CASHBK-06'] }, () => {
    expect(cashbackState(1, false)).toBe('locked');
    expect(cashbackState(40, false)).toBe('locked');
  });

  it(
    'shows what accrues once there is something, but not before what can be taken',
    { tags: ['CASHBK-06'] },
    () => {
      expect(cashbackState(1, false, true)).toBe('accruing');
      expect(cashbackState(1, true, true)).toBe('available');
      expect(cashbackState(0, false, true)).toBe('first-deposit');
    },
  );
});

describe('cashbackMinDeposit', { tags: ['CASHBK-08'] }, () => {
  it('is 3000 tenge or 10 manat when the server names none', () => {
    expect(cashbackMinDeposit(null, 'KZT')).toBe(300_000);
    expect(cashbackMinDeposit(undefined, 'azn')).toBe(1000);
    expect(cashbackMinDeposit(0, 'AZN')).toBe(1000);
    expect(cashbackMinDeposit(Number.NaN, 'KZT')).toBe(300_000);
  });

  it('is the server’s when it names one, and nothing for an unknown currency', () => {
    expect(cashbackMinDeposit(500_000, 'KZT')).toBe(500_000);
    expect(cashbackMinDeposit(null, 'constructor')).toBeNull();
  });
});
