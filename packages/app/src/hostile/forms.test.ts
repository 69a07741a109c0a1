import { normaliseEmail } from '@tulpar/api/contract';
import { emailFieldValue, suggestEmails } from '@tulpar/ui/email-input';
import fc from 'fast-check';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { EMAIL_DOMAINS } from '../features/session/contact.ts';
import { loginSchema, loginStart, registerStart } from '../features/session/forms.ts';
import { loginBody } from '../features/session/login-commands.ts';
import { ready } from '../platform/i18n/catalogue.ts';
import { acceptOverrides } from '../platform/i18n/text-overrides.ts';
import { formatDate } from '../platform/i18n/dates.ts';
import { formatMoney, formatNumber } from '../platform/i18n/format.ts';
import { makeIntl } from '../platform/i18n/intl.tsx';
import { languages } from '../platform/i18n/languages.ts';
import { nastyText, nastyValue, RUNS } from './texts.ts';

const context = { brand: 'tulpar', domain: 'app.example', currency: 'KZT' } as const;
const some = (text: string) =>
  fc.oneof(
    nastyText,
    nastyText.map((piece) => text.replace('~', piece)),
  );

describe('what is typed', () => {
  it(
    'the email field produces what the contract accepts, and suggests valid addresses',
    { tags: ['FORM-04', 'FORM-05', 'VALID-03'] },
    () => {
      fc.assert(
        fc.property(some('A~@MAIL.RU'), (typed) => {
          const once = emailFieldValue(typed);
          expect(emailFieldValue(once)).toBe(once);
          expect(normaliseEmail(once)).toBe(normaliseEmail(typed));
          for (const offer of suggestEmails(once, EMAIL_DOMAINS)) expect(offer.startsWith(once)).toBe(true);
        }),
        RUNS,
      );
    },
  );

  it('a password of 6 to 256 characters goes out as it was typed', { tags: ['VALID-10'] }, () => {
    fc.assert(
      fc.property(nastyText, (password) => {
        const values = { email: 'a@mail.ru', phone: '', password };
        // A character outside the basic plane, such as an emoji, is one character.
        const { length } = [...password];
        expect(loginSchema('email').safeParse(values).success).toBe(length >= 6 && length <= 256);
        expect(loginBody('email', values, context).password).toBe(password);
      }),
      RUNS,
    );
  });

  it('a form starts with texts and no password, whatever is stored', { tags: ['OP-77'] }, () => {
    const texts = fc.dictionary(fc.oneof(fc.constantFrom('email', 'phone', 'tab'), nastyText), nastyText);
    const drafts = fc.dictionary(
      fc.oneof(fc.constantFrom('email', 'phone', 'promo_code', 'currency', 'terms', 'password'), nastyText),
      nastyValue,
    );
    fc.assert(
      fc.property(texts, drafts, (carried, draft) => {
        const start = registerStart(carried, draft, { currency: 'KZT', promoCode: null });
        expect([typeof start.email, typeof start.phone, typeof start.promo_code, start.password]).toEqual([
          'string',
          'string',
          'string',
          '',
        ]);
        expect(['KZT', 'AZN']).toContain(start.currency);
        expect(loginStart(carried, draft).password).toBe('');
      }),
      RUNS,
    );
  });
});

describe('what the server says', () => {
  const bundled = ready({
    plain: 'Войти',
    named: parse('Привет, {name}'),
    marked: parse('Я согласен с <a>правилами</a>'),
    counted: parse('{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}'),
  });
  const values = {
    name: '<b>{x}</b>',
    count: 5,
    a: (chunks: unknown[]) => chunks.join(''),
  };

  it('texts of the server are shown as text or left out', { tags: ['I18N-05', 'API-01'] }, async () => {
    const messages = fc.oneof(
      nastyText,
      nastyText.map((text) => `{name} ${text}`),
      nastyText.map((text) => `{count, plural, one {${text}} other {#}}`),
      nastyText.map((text) => `<a>${text}</a>`),
      fc.constantFrom('{name, number}', '{secret}', '<b>x</b>', '{count, select, other {{token}}}', '{'),
    );
    const ids = fc.oneof(
      fc.constantFrom('named', 'marked', 'counted', 'API_ERRORS.NEW', '__proto__', 'unknown'),
      nastyText,
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(ids, messages, { maxKeys: 8 }), async (texts) => {
        const given = { ...texts, plain: 'Вход' };
        const accepted = await acceptOverrides(given, bundled, async () => (text) => parse(text));
        expect(accepted['plain']).toEqual([{ type: 0, value: 'Вход' }]);
        for (const id of Object.keys(accepted)) {
          expect(Object.hasOwn(bundled, id) || /^(?:API|PAYMENT)_ERRORS\./.test(id), id).toBe(true);
          const shown = makeIntl('ru', { ...bundled, ...accepted }).formatMessage({ id }, values);
          expect(shown, id).toBeTypeOf('string');
        }
      }),
      RUNS,
    );
  });

  it('figures and dates of any kind are proper texts', { tags: ['MONEY-01', 'I18N-17'] }, () => {
    const figures = fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger());
    fc.assert(
      fc.property(
        figures,
        fc.oneof(nastyText, figures),
        fc.constantFrom(...languages),
        (value, moment, language) => {
          for (const shown of [
            formatNumber(value, language),
            formatMoney(value, 'KZT', language),
            formatDate(moment, 'dd.MM.yyyy HH:mm', language),
            formatDate(moment, 'd MMMM yyyy', language),
          ])
            expect(shown).not.toMatch(/NaN|undefined|Infinity|e\+/);
        },
      ),
      RUNS,
    );
  });
});
