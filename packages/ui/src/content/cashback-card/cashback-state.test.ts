import { describe, expect, it } from 'vitest';
import { cashbackMinDeposit, cashbackState } from './cashback-state.ts';

describe('cashbackState', () => {
  it('CASHBK-04 is the first-deposit state without deposits, whatever is available', () => {
    expect(cashbackState(0, false)).toBe('first-deposit');
    expect(cashbackState(0, true)).toBe('first-deposit');
    expect(cashbackState(Number.NaN, true)).toBe('first-deposit');
  });

  it('CASHBK-05 is available after a deposit when there is an available cashback', () => {
    expect(cashbackState(1, true)).toBe('available');
  });

  it('CASHBK-06 is locked after a deposit when there is none', () => {
    expect(cashbackState(1, false)).toBe('locked');
    expect(cashbackState(40, false)).toBe('locked');
  });

  it('CASHBK-06 shows what accrues once there is something, but not before what can be taken', () => {
    expect(cashbackState(1, false, true)).toBe('accruing');
    expect(cashbackState(1, true, true)).toBe('available');
    expect(cashbackState(0, false, true)).toBe('first-deposit');
  });
});

describe('cashbackMinDeposit', () => {
  it('CASHBK-08 is 3000 tenge or 10 manat when the server names none', () => {
    expect(cashbackMinDeposit(null, 'KZT')).toBe(300_000);
    expect(cashbackMinDeposit(undefined, 'azn')).toBe(1000);
    expect(cashbackMinDeposit(0, 'AZN')).toBe(1000);
    expect(cashbackMinDeposit(Number.NaN, 'KZT')).toBe(300_000);
  });

  it('CASHBK-08 is the server’s when it names one, and nothing for an unknown currency', () => {
    expect(cashbackMinDeposit(500_000, 'KZT')).toBe(500_000);
    expect(cashbackMinDeposit(null, 'constructor')).toBeNull();
  });
});
