import { describe, expect, it } from 'vitest';
import { sentField } from './payment-fields.ts';
import { ProfileBody } from './profile.ts';
import { SearchQuery } from './search.ts';
import { SignupBody } from './sign-in.ts';
import { cleanCode, cleanLines, cleanTyped, latinCapitals, writtenCode } from './typed-text.ts';

/** Invisible characters that pasted text may contain: zero-width spaces, bidi marks, soft hyphens, fillers. */
const STRAY = [
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u200e',
  '\u202a',
  '\u2069',
  '\u00ad',
  '\u034f',
  '\u3164',
  '\u200d',
];

describe('what is typed or pasted', () => {
  it.each(STRAY)('%j is no part of a text', { tags: ['INPUT-02'] }, (stray) => {
    expect(cleanTyped(`${stray}Айге${stray}рім\u00a0\u2009 Серік${stray}`)).toBe('Айгерім Серік');
    expect(cleanCode(`${stray}KZ86\u00a0125K${stray}`)).toBe('KZ86125K');
    expect(writtenCode(` spin${stray}‑15${stray},`)).toBe('SPIN-15');
  });

  it('words remain what they are', { tags: ['INPUT-02'] }, () => {
    const text = 'Əliyev көшесі, үй № 5, кв. ½ “A” 👩‍👩‍👧 ❤️ 5°C';
    expect(cleanTyped(text)).toBe(text);
    expect(cleanTyped('Ｄａｎａ\u0306')).toBe('Dană');
    expect(cleanLines(' a\u200b \r\n\tb\rc ')).toBe('a \n b\nc');
    expect(cleanTyped('a\nb\u2028c')).toBe('a b c');
  });

  it('a code in the letters of another keyboard is in Latin ones', { tags: ['INPUT-02'] }, () => {
    expect(latinCapitals('кz86')).toBe('KZ86');
    expect(latinCapitals('СПАРТА')).toBe('CПAPTA');
  });

  it.each([
    [{ type: 'iban', pattern: '^KZ[0-9A-Z]{18}$' }, '\u202akz86 125k-zt50 0410 0100', 'KZ86125KZT5004100100'],
    [{ type: 'iban', pattern: '^KZ[0-9A-Z]{18}$' }, 'КZ86125КZТ5004100100', 'KZ86125KZT5004100100'],
    [{ type: 'text', pattern: '^[0-9A-Za-z-]{8,24}$' }, 'ab12 \u2013 cd34\u200b', 'ab12-cd34'],
    [{ type: 'text', pattern: '^[0-9A-Za-z-]{8,24}$' }, 'АВ12СD34', 'AB12CD34'],
    [{ type: 'text', pattern: '^[A-Z]+ [A-Z]+$' }, 'IVAN\u00a0PETROV', 'IVAN PETROV'],
    [{ type: 'number', pattern: '^\\d{9,15}$' }, '１２３ 456 789', '123456789'],
    [{ type: 'phone', pattern: '^7\\d{10}$' }, '8 701 123 45 67', '77011234567'],
    [{ type: 'card_number', pattern: null }, '4242\u20094242 4242-4242', '4242424242424242'],
  ] as const)('a payment field of %j takes %j', { tags: ['INPUT-02', 'INPUT-05'] }, (field, typed, sent) => {
    expect(sentField(field, typed)).toBe(sent);
  });

  it('the schemas of the calls clean what they take', { tags: ['INPUT-02'] }, () => {
    expect(
      ProfileBody.parse({ first_name: '\u200bДана\u00a0', last_name: '\u200b', address: ' \u2060 ' }),
    ).toEqual({
      first_name: 'Дана',
      last_name: null,
      address: null,
    });
    expect(SearchQuery.parse({ search: ' book\u200b\u00a0of ' }).search).toBe('book of');
    const { promo_code, players_name } = SignupBody.shape;
    expect([promo_code.parse('\u200bspin 15'), players_name.parse('Дана\u00ad')]).toEqual([
      'spin 15',
      'Дана',
    ]);
  });

  it('i, ı, İ and I are one letter, in every spelling a keyboard sends', { tags: ['PROMO-19'] }, () => {
    for (const text of ['spin', 'spın', 'SPİN', 'SPIN', 'spi\u0307n', ' Spin '])
      expect(writtenCode(text)).toBe('SPIN');
  });
});
