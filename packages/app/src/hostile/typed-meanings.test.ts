import {
  Email,
  Phone,
  PayBody,
  SixDigits,
  cashBoxPhoneRules,
  normaliseEmail,
  phoneDigits,
  sentField,
  writtenCode,
} from '@tulpar/api/contract';
import { readMajor } from '@tulpar/ui/amount-input';
import { readCode } from '@tulpar/ui/code-input';
import { emailFieldValue } from '@tulpar/ui/email-input';
import { readInsertedNumber } from '@tulpar/ui/phone-input';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailFault, PHONE_COUNTRIES, phoneFault } from '../features/session/contact.ts';

/* Amounts, emails, phones and codes in the notations of four languages, with invisible characters from
   pasting: form and server both read the intended value or refuse it. */
const RUNS = { numRuns: process.env['LONG'] === '1' ? 100_000 : 300 };
const patience = { timeout: 900_000 };

const STRAY = [
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2068',
  '\u2069',
  '\u00ad',
  '\u034f',
];
const SPACES = [' ', '\u00a0', '\u202f', '\u2009', '\t'];
const stray = fc.constantFrom('', '', '', ...STRAY);
const space = fc.constantFrom('', ' ', ...SPACES);

const noisy = (text: string) =>
  fc
    .array(stray, { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((marks) => marks.map((mark, at) => mark + text.charAt(at)).join(''));
const full = (text: string) =>
  text.replace(/[!-~]/gu, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0));
const width = fc.constantFrom(
  (text: string) => text,
  (text: string) => text,
  full,
);
const pick = (of: string, min: number, max: number) =>
  fc.array(fc.constantFrom(...of), { minLength: min, maxLength: max }).map((chars) => chars.join(''));
const digits = (count: number) => pick('0123456789', count, count);

const email = fc
  .tuple(
    pick('abcdefghijklmnopqrstuvwxyz0123456789._+-', 1, 12).filter((name) => /^[a-z0-9]/u.test(name)),
    pick('abcdefghijklmnopqrstuvwxyz0123456789', 1, 10),
    fc.constantFrom('kz', 'az', 'com', 'ru', 'com.kz'),
  )
  .map(([name, host, zone]) => `${name}@${host}.${zone}`);
const emailAsTyped = (address: string) =>
  fc
    .tuple(
      fc.constantFrom('', '', 'mailto:', 'Айгерім Серік <', 'Əli <', '<'),
      fc.constantFrom('', '', ',', ';', '.', ' , '),
      width,
      fc.boolean(),
      space,
    )
    .chain(([before, after, wide, isUpper, around]) => {
      const closing = before.endsWith('<') ? '>' : '';
      const written = wide(isUpper ? address.toUpperCase() : address);
      return noisy(`${around}${before}${written}${closing}${after}${around}`);
    });

const phone = fc.oneof(
  fc
    .tuple(fc.constantFrom('700', '701', '705', '747', '750', '771', '775', '777', '778'), digits(7))
    .map(([operator, rest]) => ({ code: 'KZ' as const, dial: '7', national: operator + rest })),
  fc
    .tuple(fc.constantFrom('50', '51', '55', '70', '77', '99'), digits(7))
    .map(([operator, rest]) => ({ code: 'AZ' as const, dial: '994', national: operator + rest })),
);
type Meant = typeof phone extends fc.Arbitrary<infer T> ? T : never;
/** Start of a number with a country code or a trunk prefix. */
const withCountry = ({ dial, code }: Meant) =>
  fc.constantFrom('+' + dial, '00' + dial, 'tel:+' + dial, dial, code === 'KZ' ? '8' : '0', 'Тел.: +' + dial);
const phoneAsTyped = (meant: Meant, start: fc.Arbitrary<string>) =>
  fc
    .tuple(start, fc.constantFrom('', ' ', '-', '\u00a0', '\u2011', '.'), fc.boolean(), width)
    .chain(([begin, gap, hasBrackets, wide]) => {
      const { national } = meant;
      const operator = national.slice(0, national.length - 7);
      const parts = [national.slice(-7, -4), national.slice(-4, -2), national.slice(-2)];
      const head = hasBrackets ? `(${operator})` : operator;
      return noisy(wide(`${begin}${gap}${[head, ...parts].join(gap)}`));
    });
const countries = PHONE_COUNTRIES.map((country) => ({ ...country, name: country.code }));

describe('what a person means is read as meant or refused', () => {
  it('an e-mail', { tags: ['INPUT-02', 'INPUT-03'], ...patience }, () => {
    const cases = email.chain((address) => emailAsTyped(address).map((typed) => ({ address, typed })));
    fc.assert(
      fc.property(cases, ({ address, typed }) => {
        expect(normaliseEmail(emailFieldValue(typed))).toBe(address);
        expect(emailFault(emailFieldValue(typed))).toBeNull();
        // The server also accepts the address as typed, and ignores case.
        expect(Email.safeParse(typed).data?.toLowerCase()).toBe(address);
      }),
      RUNS,
    );
  });

  it('an e-mail with a letter of another script', { tags: ['INPUT-03'], ...patience }, () => {
    const letters = fc.constantFrom(...'асеорхукмтнвіαοеρ');
    const cases = fc.tuple(email, letters, fc.nat()).map(([address, letter, at]) => {
      const index = at % (address.length + 1);
      return address.slice(0, index) + letter + address.slice(index);
    });
    fc.assert(
      fc.property(cases, (typed) => {
        expect(emailFault(emailFieldValue(typed))).not.toBeNull();
        expect(Email.safeParse(typed).success).toBe(false);
      }),
      RUNS,
    );
  });

  it('a phone with its country', { tags: ['INPUT-02', 'INPUT-05'], ...patience }, () => {
    const cases = phone.chain((meant) =>
      phoneAsTyped(meant, withCountry(meant)).map((typed) => ({ meant, typed })),
    );
    fc.assert(
      fc.property(cases, ({ meant, typed }) => {
        const value = meant.dial + meant.national;
        expect(Phone.safeParse(typed).data).toBe(value);
        expect(phoneFault(typed)).toBeNull();
        expect(sentField({ type: 'phone', pattern: cashBoxPhoneRules[meant.code].pattern }, typed)).toBe(
          value,
        );
        const own = countries.find(({ code }) => code === meant.code);
        const read = own && readInsertedNumber(typed, own, countries);
        expect(read && read.country.dial + read.national).toBe(value);
      }),
      RUNS,
    );
  });

  it('a phone without its country, in a field that knows it', { tags: ['INPUT-05'], ...patience }, () => {
    const cases = phone.chain((meant) =>
      phoneAsTyped(meant, fc.constantFrom('', 'моб. ')).map((typed) => ({ meant, typed })),
    );
    fc.assert(
      fc.property(cases, ({ meant, typed }) => {
        const own = countries.find(({ code }) => code === meant.code);
        const read = own && readInsertedNumber(typed, own, countries);
        expect(read && phoneDigits(read.country.dial + read.national)).toBe(meant.dial + meant.national);
        // Without a country the server does not guess one.
        expect([undefined, meant.dial + meant.national]).toContain(Phone.safeParse(typed).data);
      }),
      RUNS,
    );
  });

  it('a code', { tags: ['INPUT-05'], ...patience }, () => {
    const messages = fc.constantFrom(
      ['', ''],
      ['Код: ', ''],
      ['Tulpar: ', ' — код для нового пароля. Никому его не сообщайте. Действует 10 минут.'],
      ['', ' — жаңа құпиясөзге арналған код. Ешкімге айтпаңыз. 10 минут жарамды.'],
      ['', ' — yeni şifrə üçün kod. Heç kimə deməyin. 10 dəqiqə qüvvədədir.'],
      ['', ' is your Tulpar password reset code. It expires in 10 minutes.'],
      ['Заказ 123456. Ваш код ', ', действует 10 минут'],
    );
    const cases = fc
      .tuple(digits(6), messages, fc.constantFrom('', ' ', '-', '\u00a0', '\u2011'), width)
      .chain(([code, [before, after], gap, wide]) =>
        noisy(`${before}${wide(`${code.slice(0, 3)}${gap}${code.slice(3)}`)}${after}`).map((typed) => ({
          code,
          typed,
          isAlone: before === '' && after === '',
        })),
      );
    fc.assert(
      fc.property(cases, ({ code, typed, isAlone }) => {
        expect(readCode(typed)).toBe(`${code.slice(0, 3)} ${code.slice(3)}`);
        expect(SixDigits.safeParse(typed).data).toBe(isAlone ? code : undefined);
      }),
      RUNS,
    );
  });

  it('a promo code', { tags: ['INPUT-02', 'PROMO-19'], ...patience }, () => {
    const cases = fc
      .tuple(
        pick('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 3, 20),
        fc.constantFrom('', '«', '"', ' '),
        fc.constantFrom('', '».', '",', ' ;'),
        width,
        fc.boolean(),
      )
      .chain(([code, before, after, wide, isSmall]) =>
        noisy(`${before}${wide(isSmall ? code.toLowerCase() : code)}${after}`).map((typed) => ({
          code,
          typed,
        })),
      );
    fc.assert(
      fc.property(cases, ({ code, typed }) => {
        expect(writtenCode(typed)).toBe(code);
        expect(writtenCode(writtenCode(typed))).toBe(code);
      }),
      RUNS,
    );
  });

  it('an amount', { tags: ['INPUT-01'], ...patience }, () => {
    const sums = fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 99 }));
    const signs = fc.constantFrom('', ' ₸', '₸ ', ' KZT', ' тенге', ' теңге', '₼', ' AZN', ' manat', ' тг');
    const groups = fc.constantFrom('', ' ', '\u00a0', '\u202f', '\u2009', "'", '’', ',', '.');
    const cases = fc
      .tuple(sums, groups, fc.constantFrom(',', '.'), signs, fc.constantFrom(0, 1, 2), width)
      .filter(([, group, mark, , places]) => places === 0 || group !== mark)
      .chain(([[whole, rest], group, mark, sign, places, wide]) => {
        const grouped = String(whole).replace(/\B(?=(\d{3})+$)/gu, group);
        const decimals = places === 1 ? Math.floor(rest / 10) * 10 : places === 2 ? rest : 0;
        const tail = places === 0 ? '' : mark + String(decimals).padStart(2, '0').slice(0, places);
        const text = wide(grouped + tail);
        const typed = sign.startsWith(' ') || sign === '₼' ? text + sign : sign + text;
        return noisy(typed).map((noise) => ({ minor: whole * 100 + decimals, typed: noise }));
      });
    const amounts = PayBody.shape.amount;
    fc.assert(
      fc.property(cases, ({ minor, typed }) => {
        const read = readMajor(typed);
        expect(read).toBe(minor);
        expect(amounts.safeParse(read).success).toBe(true);
      }),
      RUNS,
    );
  });

  it('an amount in Arabic or Persian digits', { tags: ['INPUT-01'], ...patience }, () => {
    const cases = fc.tuple(fc.constantFrom('٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'), fc.nat(10 ** 9));
    fc.assert(
      fc.property(cases, ([script, meant]) => {
        const typed = String(meant).replaceAll(/\d/gu, (digit) => script.charAt(Number(digit)));
        expect(readMajor(typed)).toBe(meant * 100);
      }),
      RUNS,
    );
  });
});
