import { describe, expect, it } from 'vitest';
import { cardBrand, formatCard, readCard } from './CardNumberInput.tsx';

describe('card numbers', () => {
  it('writes groups of four', { tags: ['FORM-15'] }, () => {
    expect(formatCard('5555555555554444')).toBe('5555 5555 5555 4444');
    expect(formatCard('4242')).toBe('4242');
    expect(formatCard('42424')).toBe('4242 4');
    expect(readCard('9'.repeat(20))).toHaveLength(16);
  });

  it('takes more or fewer digits where the system has them', { tags: ['FORM-15'] }, () => {
    expect(formatCard('4000000000000000006')).toBe('4000 0000 0000 0000 006');
    expect(formatCard('378282246310005')).toBe('3782 822463 10005');
    expect(readCard('5555-5555-5555-4444-999')).toBe('5555555555554444');
    expect(readCard('6200 0000 0000 0000 003')).toBe('6200000000000000003');
  });

  it.each([
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', null],
    ['2220', null],
    ['2200', 'mir'],
    ['34', 'amex'],
    ['62', 'unionpay'],
    ['67', 'maestro'],
    ['5', null],
    ['', null],
  ])('knows the system of %s…: %s', (digits, brand) => {
    expect(cardBrand(digits)).toBe(brand);
  });
});
