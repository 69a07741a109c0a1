import { describe, expect, it } from 'vitest';
import { readExpiry } from './ExpiryInput.tsx';

describe('the term of a card', { tags: ['FORM-16'] }, () => {
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
  ])('reads "%s"', (raw, text) => {
    expect(readExpiry(raw)).toBe(text);
  });

  it.each(['', '1', '127', '13/27', '00/27', '2027-13', '1/2/27', 'soon', '01/1927'])(
    'rejects "%s" as incomplete',
    (raw) => {
      expect(readExpiry(raw)).toBeNull();
    },
  );
});
