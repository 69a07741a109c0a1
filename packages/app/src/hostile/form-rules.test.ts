import {
  Birthday,
  LoginBody,
  NewPassword,
  PasswordBody,
  ProfileBody,
  ResetConfirmBody,
  ResetRequestBody,
  SignupBody,
  birthdayMax,
  cardNumberRule,
  cashBoxPhoneRules,
  defaultMinAge,
  endpoints,
  hasCheckDigit,
  hasIbanCheckDigits,
  ibanRules,
  phoneDigits,
  sentField,
  voucherRule,
  walletRule,
} from '@tulpar/api/contract';
import { user } from '@tulpar/api/samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateField } from '../features/cash-box/fields/payment-values.ts';
import { codeFault, passwordSchema, requestSchema } from '../features/password-reset/forms.ts';
import { confirmBody, requestBody } from '../features/password-reset/commands.ts';
import {
  contactBody,
  contactSchema,
  contactStart,
  type ContactValues,
} from '../features/profile/contact-form.ts';
import { passwordSchema as changeSchema } from '../features/profile/password-form.ts';
import { phoneFault } from '../features/session/contact.ts';
import { loginSchema, registerSchema, type RegisterValues } from '../features/session/forms.ts';
import { loginBody, signupBody } from '../features/session/login-commands.ts';
import { nastyText, near } from './texts.ts';

/* A form accepts a value exactly when the contract accepts what the form would send. Every comparison uses
   the form's schema, its request body and the schema of the call. */

const RUNS = { numRuns: 500 };

interface Judge {
  safeParse: (value: unknown) => { success: boolean };
}
const accepts = (schema: Judge | undefined, value: unknown) => schema?.safeParse(value).success === true;
type Verdict = (text: string) => boolean;

/** Compares two verdicts on many texts. Each must occur as both true and false; otherwise the texts prove nothing. */
function agree(texts: fc.Arbitrary<string>, form: Verdict, contract: Verdict): void {
  const verdicts = { yes: 0, no: 0 };
  fc.assert(
    fc.property(texts, (text) => {
      const verdict = form(text);
      expect(verdict).toBe(contract(text));
      verdicts[verdict ? 'yes' : 'no'] += 1;
    }),
    RUNS,
  );
  expect(Math.min(verdicts.yes, verdicts.no)).toBeGreaterThan(RUNS.numRuns / 25);
}

const context = { brand: 'tulpar', domain: 'app.example', currency: 'KZT' } as const;
const signUpPlace = {
  ...context,
  language: 'kk',
  languageChosen: true,
  referrer: null,
  landingPage: null,
  visitorUid: 'u',
  timeOffset: 300,
  timezone: 'Asia/Almaty',
  isLicence: true,
} as const;
const registration: RegisterValues = {
  email: 'a@b.c',
  phone: '77011234567',
  password: 'secret',
  players_name: 'Aigerim',
  address: 'Abay 1',
  promo_code: '',
  currency: 'KZT',
  terms: true,
};

const TODAY = '2026-01-12';
/** An empty profile: any input is validated, and nothing is required (VALID-20). */
const blank = user({
  first_name: null,
  last_name: null,
  birthday: null,
  email: null,
  phone: null,
  address: null,
});

type Tab = 'email' | 'phone';

/** Verdicts of login, registration, reset and contacts on one field. */
const verdicts: Readonly<Record<string, (name: Tab) => readonly [form: Verdict, contract: Verdict]>> = {
  login: (name) => [
    (text) => accepts(loginSchema(name), { ...registration, [name]: text }),
    (text) => accepts(LoginBody, loginBody(name, { ...registration, [name]: text }, context)),
  ],
  registration: (name) => [
    (text) => accepts(registerSchema(name, true), { ...registration, [name]: text }),
    (text) => accepts(SignupBody, signupBody(name, { ...registration, [name]: text }, signUpPlace)),
  ],
  reset: (name) => [
    (text) => accepts(requestSchema(name), { email: '', phone: '', [name]: text }),
    (text) => accepts(ResetRequestBody, requestBody(name, { email: '', phone: '', [name]: text }, context)),
  ],
  contacts: contactVerdicts,
};

function contactVerdicts(name: keyof ContactValues): readonly [form: Verdict, contract: Verdict] {
  const typed = (text: string) => ({ ...contactStart(blank), current_password: 'secret', [name]: text });
  return [
    (text) => accepts(contactSchema(blank, TODAY), typed(text)),
    (text) => accepts(ProfileBody, contactBody(blank, typed(text))),
  ];
}

const email = fc.oneof(
  near(
    ['a@b.c', 'First.Last@Mail.KZ', 'a+b@sub.mail.ru', ' a@b.kz ', `${'a'.repeat(250)}@b.c`],
    ['@', '.', '..', ' ', '\u00A0', '\n', 'а', 'қ', 'ԥ', 'İ', 'ə', '-', '😀', '\u0000', 'ab'],
  ),
  nastyText,
);
const phone = fc.oneof(
  near(
    ['+7 (701) 123-45-67', '77771234567', '+994-50-123-45-67', '994001234567', '7709', '7', '994'],
    ['0', '1', '4', '5', '7', '9', '+', '-', ' ', '(', '٣', '７', 'x', '11', '994'],
  ),
  fc.tuple(fc.integer({ min: 690, max: 920 }), fc.nat(9_999_999)).map(([code, rest]) => `7${code}${rest}`),
  fc.tuple(fc.nat(99), fc.nat(9_999_999)).map(([code, rest]) => `994${code}${rest}`),
);
const password = near(
  ['12345', '123456', 'пароль', ' spaces ', '12345😀', 'x'.repeat(256), `${'x'.repeat(255)}😀`],
  ['x', ' ', '😀', '\u0000', 'é', 'yy'],
);
const code = near(['123456', '000000', '12345'], ['0', '9', ' ', '٣', '７', '-', '\n', '12']);
const words = near(
  ['', ' ', 'Dana', 'x'.repeat(499), 'x'.repeat(500), ` ${'x'.repeat(500)} `, `${'x'.repeat(499)}😀`],
  ['x', ' ', '😀', '\n', 'ə', 'yy'],
);

describe('a form accepts what the contract accepts', () => {
  describe.each(Object.entries(verdicts))('%s', (_form, judges) => {
    it('e-mail', { tags: ['VALID-01', 'VALID-02', 'VALID-03'] }, () => agree(email, ...judges('email')));
    it('phone', { tags: ['VALID-05', 'VALID-06', 'VALID-09'] }, () => agree(phone, ...judges('phone')));
  });

  it('the phone a code is sent to', { tags: ['VALID-05', 'VALID-06', 'CONF-02'] }, () => {
    const { body } = endpoints.sendPhoneCode;
    agree(
      phone,
      (text) => phoneFault(text) === null,
      (text) => accepts(body, { phone: phoneDigits(text) }),
    );
  });

  it('the password of a registration', { tags: ['VALID-10'] }, () => {
    agree(
      password,
      (text) => accepts(registerSchema('email', false), { ...registration, password: text }),
      (text) => accepts(SignupBody, signupBody('email', { ...registration, password: text }, signUpPlace)),
    );
  });

  it('a login requires the length of a new password and a valid body', { tags: ['VALID-10'] }, () => {
    const typed = (text: string) => ({ ...registration, password: text });
    agree(
      password,
      (text) => accepts(loginSchema('email'), typed(text)),
      (text) => accepts(NewPassword, text) && accepts(LoginBody, loginBody('email', typed(text), context)),
    );
  });

  it('the password of a reset', { tags: ['VALID-10'] }, () => {
    agree(
      password,
      (text) => accepts(passwordSchema(false), { code: '', password: text, passwordConfirmation: text }),
      (text) => accepts(ResetConfirmBody, confirmBody({ kind: 'link', token: 't' }, text, context)),
    );
  });

  it.each(['old_password', 'new_password'] as const)('%s of a change', { tags: ['VALID-12'] }, (name) => {
    const typed = (text: string) => ({ old_password: 'secret', new_password: 'secret', [name]: text });
    agree(
      fc.oneof(password, fc.constantFrom('', 'x')),
      (text) => {
        const values = typed(text);
        return accepts(changeSchema(true), { ...values, confirmation: values.new_password, code: '' });
      },
      (text) => accepts(PasswordBody, typed(text)),
    );
  });

  it('the code of a reset', { tags: ['RESET-01'] }, () => {
    const proof = (text: string) => ({ kind: 'code', phone: '77011234567', code: text }) as const;
    const values = { password: 'secret', passwordConfirmation: 'secret' };
    agree(
      code,
      (text) => accepts(passwordSchema(true), { ...values, code: text }),
      (text) => accepts(ResetConfirmBody, confirmBody(proof(text), 'secret', context)),
    );
  });

  it('the code that confirms a phone', { tags: ['CONF-03'] }, () => {
    const { body } = endpoints.checkPhoneCode;
    agree(
      code,
      (text) => codeFault(text) === null,
      (text) => accepts(body, { code: text }),
    );
  });

  it(
    'the birthday, day first in the form and year first on the wire',
    { tags: ['VALID-21', 'VALID-22', 'VALID-23'] },
    () => {
      const days = ['01.01.1940', '31.12.1939', '12.01.2008', '13.01.2008', '29.02.1992', '29.02.1990'];
      const [form] = contactVerdicts('birthday');
      agree(near(days, ['0', '1', '2', '3', '9', '.', '-', ' ', '٣']), form, (text) => {
        const day = text.trim().split('.').toReversed().join('-');
        const { birthday } = contactBody(blank, { ...contactStart(blank), birthday: text });
        if (day === '') return birthday === null;
        return accepts(Birthday, day) && day <= birthdayMax(TODAY, defaultMinAge) && birthday === day;
      });
    },
  );

  it.each(['players_name', 'address'] as const)(
    '%s of the licence variant',
    { tags: ['VALID-15'] },
    (name) => {
      const typed = (text: string) => ({ ...registration, [name]: text });
      agree(
        words,
        (text) => accepts(registerSchema('email', true), typed(text)),
        // Only the form of the licence variant requires these fields; the contract knows no variant.
        (text) => text.trim() !== '' && accepts(SignupBody, signupBody('email', typed(text), signUpPlace)),
      );
    },
  );

  it('the promo code', { tags: ['VALID-16'] }, () => {
    const typed = (text: string) => ({ ...registration, promo_code: text });
    agree(
      words,
      (text) => accepts(registerSchema('email', false), typed(text)),
      (text) => accepts(SignupBody, signupBody('email', typed(text), signUpPlace)),
    );
  });

  it.each([
    [
      'card_number',
      cardNumberRule,
      ['4242 4242 4242 4242', '4242424242424241', '424242424242424'],
      hasCheckDigit,
    ],
    ['phone', cashBoxPhoneRules.KZ, ['+7 (710) 123-45-67', '77011234567', '994501234567'], null],
    ['phone', cashBoxPhoneRules.AZ, ['+994501234567', '994-40-123-45-67', '77011234567'], null],
    ['number', walletRule, ['123456789', '123456789012345', '12345678'], null],
    [
      'iban',
      ibanRules.KZ,
      ['KZ86125KZT5004100100', 'kz86 125k zt50 0410 0100', 'AZ86125KZT5004100100', 'KZ87125KZT5004100100'],
      hasIbanCheckDigits,
    ],
    [
      'iban',
      ibanRules.AZ,
      ['AZ21NABZ00000000137010001944', 'az21 nabz 0000 0000 1370 1000 1944'],
      hasIbanCheckDigits,
    ],
    ['text', voucherRule, ['ABCD-1234', 'x'.repeat(24), '1234567'], null],
  ] as const)(
    'a payment field of the type %s',
    { tags: ['VALID-07', 'CASH-05'] },
    (type, { pattern, length }, texts, check) => {
      const [min_length, max_length] = length;
      const description = { name: type, label: '', placeholder: null, help: null, mask: null, options: null };
      const field = {
        ...description,
        type,
        pattern,
        min_length,
        max_length,
        default: null,
        is_required: true,
      };
      agree(
        near(texts, ['0', '7', '9', 'K', 'z', ' ', '-', '+', '٣', 'ж']),
        (text) => validateField(field, text) === null,
        (text) => {
          const sent = sentField(field, text);
          return new RegExp(pattern, 'u').test(sent) && (check?.(sent) ?? true);
        },
      );
    },
  );

  it.each(['first_name', 'last_name', 'address'] as const)(
    '%s of the contacts',
    { tags: ['VALID-20', 'PROF-15'] },
    (name) => {
      agree(words, ...contactVerdicts(name));
    },
  );
});
