import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMajor, readMajor, readTyped } from './amount-text.ts';

/** Text and value of the field after these keys; `<` deletes the last character. */
function type(keys: string, separator: string) {
  let shown = '';
  let minor: number | null = null;
  for (const key of keys) {
    const isGrouped = shown === formatMajor(minor, separator);
    const text = key === '<' ? shown.slice(0, -1) : shown + key;
    ({ text: shown, minor } = readTyped(
      { text, caret: text.length },
      key === '<' ? null : key,
      isGrouped,
      separator,
    ));
  }
  return [shown, minor];
}

describe('the figure of an amount', () => {
  it.each([
    [null, ''],
    [0, '0'],
    [99_900, '999'],
    [100_000, '1 000'],
    [2_500_000, '25 000'],
    [99_999_999_900, '999 999 999'],
    [150, '1,50'],
    [123_405, '1 234,05'],
  ])('%s minor units are written "%s"', (minor, text) => {
    expect(formatMajor(minor, ' ')).toBe(text);
  });

  it('reads back what it wrote, whatever the separator', { tags: ['INPUT-01'] }, () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 15 - 1 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(' ', '\u00a0', '\u202f', ','), (minor, separator) => {
        expect(readMajor(formatMajor(minor, separator))).toBe(minor);
      }),
    );
    expect(readMajor('')).toBeNull();
    expect(readMajor('\u00a0')).toBeNull();
  });

  it.each([
    ['25.50', 2_550],
    ['25,50', 2_550],
    ['25,5', 2_550],
    ['5000.00', 500_000],
    ['1 500,50 ₸', 150_050],
    ['1,500.50', 150_050],
    ['1.500,50', 150_050],
    ['1,500', 150_000],
    ['1.500.000', 150_000_000],
    ["1'500", 150_000],
    ['1\u202f500 KZT', 150_000],
    ['\u200b1500\u00a0тг.', 150_000],
    ['１５００', 150_000],
    ['٥٠٠', 50_000],
    ['12.', 1_200],
    ['.5', 50],
    ['10000000000', 1_000_000_000_000],
  ])('%s is read as %d minor units', { tags: ['INPUT-01'] }, (text, minor) => {
    expect(readMajor(text)).toBe(minor);
  });

  it.each(['2550.505', '0,500', '25 50', '1,50,000', '1.2.3', '-5', 'abc', '1e5', '99999999999999', ','])(
    '%s is no amount',
    { tags: ['INPUT-01'] },
    (text) => {
      expect(readMajor(text)).toBeNaN();
    },
  );

  it.each([
    ['25.50', ',', '25.50', 2_550],
    ['25,50', '\u00a0', '25,50', 2_550],
    ['5000.00', '\u00a0', '5000.00', 500_000],
    ['1500', ',', '1,500', 150_000],
    ['1500<', ',', '150', 15_000],
    ['15000<', ',', '1,500', 150_000],
    ['1,5000', ',', '15,000', 1_500_000],
    ['1 500x-', '\u00a0', '1\u00a0500', 150_000],
    ['10000000000', '\u00a0', '10\u00a0000\u00a0000\u00a0000', 1_000_000_000_000],
    ['007', ',', '7', 700],
    ['٥٠٠٠', ',', '5,000', 500_000],
  ])('typed %s with groups by "%s" shows %s', { tags: ['INPUT-01'] }, (keys, separator, shown, minor) => {
    expect(type(keys, separator)).toEqual([shown, minor]);
  });

  it('keeps the caret before the digits that follow it', () => {
    expect(readTyped({ text: '19\u00a0500', caret: 2 }, '9', true, '\u00a0')).toEqual({
      text: '19\u00a0500',
      caret: 2,
      minor: 1_950_000,
    });
    expect(readTyped({ text: '1500', caret: 1 }, null, true, '\u00a0').caret).toBe(1);
  });
});
