import { describe, expect, it } from 'vitest';
import { formatMajor, readMajor } from './figure.ts';

describe('the figure of an amount', () => {
  it.each([
    [null, ''],
    [0, '0'],
    [99_900, '999'],
    [100_000, '1 000'],
    [2_500_000, '25 000'],
    [99_999_999_900, '999 999 999'],
    [150, '1'],
  ])('%s minor units are written "%s"', (minor, text) => {
    expect(formatMajor(minor, ' ')).toBe(text);
  });

  it('reads back what it wrote, whatever the separator', () => {
    for (const separator of [' ', '\u00a0', ','])
      for (const minor of [100, 99_900, 2_500_000, 123_456_700])
        expect(readMajor(formatMajor(minor, separator))).toBe(minor);
    expect(readMajor('')).toBeNull();
    expect(readMajor('\u00a0')).toBeNull();
  });
});
