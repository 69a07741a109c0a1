import { describe, expect, it } from 'vitest';
import { chooseLanguage, currencySign, readCurrency, readLanguage } from './languages.ts';

describe('language', () => {
  it('comes from URL, profile, stored choice or browser, else en', { tags: ['I18N-03'] }, () => {
    const hints = { url: 'az', profile: 'kk', stored: 'ru', browser: ['en-GB'] };
    expect(chooseLanguage(hints)).toBe('az');
    expect(chooseLanguage({ ...hints, url: null })).toBe('kk');
    expect(chooseLanguage({ ...hints, url: null, profile: null })).toBe('ru');
    expect(chooseLanguage({ browser: ['de-DE', 'kk-KZ', 'ru'] })).toBe('kk');
    expect(chooseLanguage({ browser: ['de'] })).toBe('en');
  });

  it('takes only the four languages and the two currencies', { tags: ['I18N-08'] }, () => {
    expect(['ru', 'kk', 'az', 'en', 'RU', 'xx', '', null, {}].map(readLanguage)).toEqual([
      'ru',
      'kk',
      'az',
      'en',
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(['KZT', 'AZN', 'kzt', 'RUB', null].map(readCurrency)).toEqual(['KZT', 'AZN', null, null, null]);
  });

  it('knows the signs, and shows the code of a currency without one', { tags: ['PLAT-03'] }, () => {
    expect(['KZT', 'AZN', 'RUB', 'CAD', 'XYZ', 'constructor'].map(currencySign)).toEqual([
      '₸',
      '₼',
      '₽',
      'C$',
      'XYZ',
      'constructor',
    ]);
  });
});
