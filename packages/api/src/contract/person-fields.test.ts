import { describe, expect, it } from 'vitest';
import {
  Birthday,
  Email,
  NewPassword,
  Phone,
  SixDigits,
  birthdayMax,
  hasCyrillic,
  normaliseEmail,
  phoneDigits,
  phoneRegion,
} from './person-fields.ts';

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }) => (value: unknown) =>
  schema.safeParse(value).success;
const kazakh = (code: string) => Phone.safeParse(`7${code}1234567`).success;
const azerbaijani = (code: string) => Phone.safeParse(`994${code}1234567`).success;

describe('fields of a person', () => {
  it('an e-mail has one at sign after text, and a dot in the domain', { tags: ['VALID-01'] }, () => {
    for (const right of ['a@b.c', 'first.last@mail.kz', 'a+b@sub.mail.ru', '.@b.c'])
      expect(takes(Email)(right), right).toBe(true);
    for (const wrong of [
      'a@b',
      'a@@b.c',
      '@b.c',
      'a@',
      'a@.c',
      'a@b.',
      'a@b..c',
      'ab.c',
      'a@b@c.d',
      'a a@b.c',
    ])
      expect(takes(Email)(wrong), wrong).toBe(false);
    expect(takes(Email)(`${'a'.repeat(250)}@b.c`)).toBe(true);
    expect(takes(Email)(`${'a'.repeat(251)}@b.c`)).toBe(false);
  });

  it('an e-mail has no Cyrillic letters in either part, not even Kazakh ones', { tags: ['VALID-02'] }, () => {
    for (const wrong of ['почта@mail.ru', 'а@b.c', 'a@mail.қз', 'a@поч.та', 'a@bә.c', 'a@b.ԥ']) {
      expect(takes(Email)(wrong), wrong).toBe(false);
      expect(hasCyrillic(wrong), wrong).toBe(true);
    }
    expect([hasCyrillic('e@ə.ğ'), takes(Email)('e@ə.ğ')]).toEqual([false, true]);
  });

  it('an e-mail is lower-cased and loses its spaces', { tags: ['VALID-03'] }, () => {
    expect(normaliseEmail(' Info@ MAIL.KZ\n')).toBe('info@mail.kz');
    expect(normaliseEmail('İNFO@MAIL.AZ')).toBe('info@mail.az');
  });

  it.each([
    'mailto:a@b.kz',
    'Aigerim Serik <A@b.kz>',
    'a@b.kz,',
    '\u200ba@b.kz\u2060',
    'a\u00ad@b.kz',
    '\u202aa@b.kz\u202c',
    'ａ＠b.kz',
    'a@b.kz.',
    '\u00a0a@b.kz;',
  ])('the address in %j is a@b.kz', { tags: ['INPUT-02', 'INPUT-03'] }, (typed) => {
    expect(normaliseEmail(typed)).toBe('a@b.kz');
    expect(takes(Email)(typed)).toBe(true);
  });

  it.each([
    'а@b.kz',
    'paypаl@b.kz',
    'a@ехample.kz',
    'α@b.kz',
    'a@-b.kz',
    'a@b_.kz',
    'a@b.1',
    'a,b@c.kz',
    'a@b.kz>x',
  ])('%s is no e-mail', { tags: ['INPUT-03'] }, (typed) => {
    expect(takes(Email)(typed)).toBe(false);
  });

  it('a long hostile address takes time in proportion', { tags: ['SEC-14'], timeout: 5_000 }, () => {
    for (const run of [',', '.', ' ;', '<', '<>'])
      expect(takes(Email)(`a@b.kz${run.repeat(300_000)}x`), run).toBe(false);
  });

  it('Kazakh operators, at their edges', { tags: ['VALID-05'] }, () => {
    const codes = ['700', '709', '747', '750', '751', '760', '764', '771', '775', '778', '911'];
    expect(codes.filter((code) => !kazakh(code))).toEqual([]);
    const others = [
      '699',
      '710',
      '746',
      '748',
      '749',
      '752',
      '759',
      '765',
      '770',
      '772',
      '774',
      '779',
      '912',
    ];
    expect(others.filter(kazakh)).toEqual([]);
  });

  it('Azerbaijani operators', { tags: ['VALID-06'] }, () => {
    expect(['50', '51', '55', '99', '70', '77', '00'].filter((code) => !azerbaijani(code))).toEqual([]);
    expect(['40', '49', '52', '54', '56', '60', '71', '76', '78', '98', '01'].filter(azerbaijani)).toEqual(
      [],
    );
  });

  it('a phone is sent as its digits and nothing else', { tags: ['VALID-05', 'VALID-06', 'VALID-09'] }, () => {
    const wrong = ['', '7', '7701123456', '770112345678', '99450123456'];
    expect([...wrong, '9945012345678', '7701123456٧', '77011234567 1'].filter(takes(Phone))).toEqual([]);
    expect(phoneDigits('+7 (701) 123-45-67')).toBe('77011234567');
  });

  it.each([
    '87011234567',
    '8 (701) 123-45-67',
    '+7 8 701 123 45 67',
    '007 701 123 45 67',
    'tel:+77011234567',
    '\u202a+7 701 123-45-67\u202c',
    '＋７ ７０１ １２３ ４５ ６７',
    '77011234567\n',
  ])('the phone in %j is 77011234567', { tags: ['INPUT-02', 'INPUT-05'] }, (typed) => {
    expect([phoneDigits(typed), Phone.safeParse(typed).data]).toEqual(['77011234567', '77011234567']);
  });

  it.each(['+994 50 123 45 67', '00994501234567', '050 123 45 67', '+994 (0) 50 123-45-67'])(
    'the phone in %j is 994501234567',
    { tags: ['INPUT-05'] },
    (typed) => expect(Phone.safeParse(typed).data).toBe('994501234567'),
  );

  it('digits of a number that is still typed are not completed', { tags: ['INPUT-05'] }, () => {
    for (const part of ['7', '77', '7777123456', '994', '994501234', '9940', '99400123456'])
      expect(phoneDigits(part)).toBe(part);
  });

  it('a number that starts with 994 is of Azerbaijan, others of Kazakhstan', { tags: ['VALID-08'] }, () => {
    expect(['994501234567', '994', '99', '77011234567', ''].map(phoneRegion)).toEqual([
      'AZ',
      'AZ',
      'KZ',
      'KZ',
      'KZ',
    ]);
  });

  it('a password has 6 characters at least', { tags: ['VALID-10'] }, () => {
    expect(takes(NewPassword)('12345😀')).toBe(true);
    expect(takes(NewPassword)('1234😀')).toBe(false);
    const sizes = [0, 5, 6, 256, 257];
    expect(sizes.map((size) => takes(NewPassword)('x'.repeat(size)))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it('a code has six digits', { tags: ['CONF-03', 'RESET-01'] }, () => {
    expect(['12345', '1234567', '12345a', ''].filter(takes(SixDigits))).toEqual([]);
    expect(takes(SixDigits)('000000')).toBe(true);
    for (const typed of ['123 456', '123\u2011456', '１２３４５６', ' 1 2 3 4 5 6\u200b'])
      expect(SixDigits.safeParse(typed).data).toBe('123456');
  });

  it('a birthday is a calendar day in ten characters since 1940', { tags: ['VALID-21', 'VALID-22'] }, () => {
    const wrong = [
      '1939-12-31',
      '0000-01-01',
      '1990-02-29',
      '1990-13-01',
      '1990-1-01',
      '14.05.1990',
      '19900-01-01',
    ];
    expect(wrong.filter(takes(Birthday))).toEqual([]);
    expect(['1940-01-01', '1992-02-29', '2020-12-31'].filter((day) => !takes(Birthday)(day))).toEqual([]);
  });

  it('a player is old enough on the birthday itself', { tags: ['VALID-23'] }, () => {
    expect(birthdayMax('2026-01-11', 18)).toBe('2008-01-11');
    expect(birthdayMax('2026-02-28', 18)).toBe('2008-02-28');
    expect(birthdayMax('2028-02-29', 18)).toBe('2010-02-28');
    expect(birthdayMax('2028-02-29', 20)).toBe('2008-02-29');
    expect(birthdayMax('2026-01-11', 21)).toBe('2005-01-11');
  });
});
