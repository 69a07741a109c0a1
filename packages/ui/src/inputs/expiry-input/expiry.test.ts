import { describe, expect, it } from 'vitest';
import { expiryProblem, readExpiry } from './expiry.ts';

describe('the term of a card', () => {
  it.each([
    ['1/27', '01/27'],
    ['01/27', '01/27'],
    ['01/2027', '01/27'],
    ['01 / 2027', '01/27'],
    ['2027-01', '01/27'],
    ['2027/1', '01/27'],
    ['202701', '01/27'],
    ['012027', '01/27'],
    ['0127', '01/27'],
    ['12-26', '12/26'],
  ])('FORM-16 reads "%s"', (raw, text) => {
    expect(readExpiry(raw)).toBe(text);
  });

  it.each(['', '1', '127', '13/27', '00/27', '2027-13', '1/2/27', 'soon', '01/1927'])(
    'FORM-16 takes "%s" for no whole term',
    (raw) => {
      expect(readExpiry(raw)).toBeNull();
    },
  );

  it('FORM-16 a card works to the end of its month', () => {
    const now = new Date(2026, 10, 30, 23, 59);
    expect(expiryProblem('1126', now)).toBeNull();
    expect(expiryProblem('1026', now)).toBe('expired');
    expect(expiryProblem('1225', now)).toBe('expired');
    expect(expiryProblem('0127', now)).toBeNull();
    expect(expiryProblem('1327', now)).toBe('month');
    expect(expiryProblem('0027', now)).toBe('month');
    expect(expiryProblem('127', now)).toBe('unfinished');
  });
});
