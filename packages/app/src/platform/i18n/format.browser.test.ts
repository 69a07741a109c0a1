import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber, formatPercent } from './format.ts';
import { makeIntl } from './intl.tsx';
import { languages } from './languages.ts';
import { parse } from '@formatjs/icu-messageformat-parser';

const plain = (text: string) => text.replaceAll('\u00A0', '~');

describe('figures in the browser', () => {
  it(
    'amounts are minor units; thousands in groups, the sign after the figure',
    { tags: ['MONEY-01', 'MONEY-04'] },
    () => {
      const shown = languages.map((language) => plain(formatMoney(19_625_050, 'KZT', language)));
      expect(shown).toEqual(['196~250,50~₸', '196~250,50~₸', '196~250,50~₸', '196,250.50~₸']);
      expect(plain(formatMoney(12_345, 'AZN', 'az'))).toBe('123,45~₼');
      expect(plain(formatMoney(-5, 'KZT', 'ru'))).toBe('\u22120,05~₸');
      expect(plain(formatMoney(Number.MAX_SAFE_INTEGER, 'KZT', 'en'))).toBe('90,071,992,547,409.91~₸');
      expect(formatMoney(1.5, 'KZT', 'ru')).toBe('');
    },
  );

  it('the header shows decimals only when there are any', { tags: ['HEAD-07'] }, () => {
    expect(plain(formatMoney(19_625_000, 'KZT', 'ru', 'auto'))).toBe('196~250~₸');
    expect(plain(formatMoney(19_625_010, 'KZT', 'ru', 'auto'))).toBe('196~250,10~₸');
  });

  it('numbers and percent', () => {
    expect(languages.map((language) => plain(formatNumber(1234.5, language)))).toEqual([
      '1~234,5',
      '1~234,5',
      '1~234,5',
      '1,234.5',
    ]);
    expect(plain(formatPercent(120, 'ru'))).toBe('120%');
    expect(plain(formatPercent(96.5, 'az'))).toBe('96,5%');
    expect(formatNumber(-0.001, 'ru')).toBe('0');
    expect(formatNumber(Number.NaN, 'ru')).toBe('');
  });

  it('counted words follow the language, also kk and az, which the browser has no data for', () => {
    const say = (language: (typeof languages)[number], text: string, count: number) =>
      plain(makeIntl(language, { id: parse(text) }).formatMessage({ id: 'id' }, { count }));
    const ru = '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}';
    expect([0, 1, 2, 5, 11, 21, 1.5].map((count) => say('ru', ru, count))).toEqual([
      '0 дней',
      '1 день',
      '2 дня',
      '5 дней',
      '11 дней',
      '21 день',
      '1,5 дня',
    ]);
    const two = '{count, plural, one {one #} other {other #}}';
    expect([0, 1, 21, 1234].map((count) => say('kk', two, count))).toEqual([
      'other 0',
      'one 1',
      'other 21',
      'other 1~234',
    ]);
    expect([1, 2].map((count) => say('az', two, count))).toEqual(['one 1', 'other 2']);
  });
});
