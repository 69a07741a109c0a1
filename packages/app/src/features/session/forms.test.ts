import { describe, expect, it } from 'vitest';
import { currencies } from '#app/platform/i18n/languages.ts';
import { EMAIL_DOMAINS, emailFault, PHONE_COUNTRIES, phoneFault } from './contact.ts';
import { z } from '@tulpar/api/z';
import { loginSchema, registerSchema, registerStart, loginTabs, startTab } from './forms.ts';

describe('contacts', () => {
  it('an address is judged as it is sent', { tags: ['VALID-01', 'VALID-02', 'VALID-03'] }, () => {
    expect([' A @B.c ', ' ', 'A B@c', 'почта@mail.ru', 'a@mail.қз'].map(emailFault)).toEqual([
      null,
      'required',
      'emailInvalid',
      'emailCyrillic',
      'emailCyrillic',
    ]);
  });

  it('ten domains are offered', { tags: ['VALID-04'] }, () => {
    expect(EMAIL_DOMAINS).toHaveLength(10);
    expect(EMAIL_DOMAINS.slice(2)).toEqual([
      'mail.ru',
      'yandex.kz',
      'yandex.ru',
      'bk.ru',
      'inbox.ru',
      'list.ru',
      'internet.ru',
      'rambler.ru',
    ]);
  });

  it('two markets: numbers and accounts of Kazakhstan and Azerbaijan', { tags: ['PLAT-02'] }, () => {
    expect(PHONE_COUNTRIES.map(({ code }) => code)).toEqual(['KZ', 'AZ']);
    expect(Object.keys(currencies)).toEqual(['KZT', 'AZN']);
  });

  it('a dialling code alone is an empty field', { tags: ['VALID-05', 'VALID-11'] }, () => {
    expect(['', '+7', '+994-', '7701', '77011234567'].map(phoneFault)).toEqual([
      'required',
      'required',
      'required',
      'phoneInvalid',
      null,
    ]);
  });
});

const faults = (schema: z.core.$ZodType, value: unknown) => {
  const result = z.safeParse(schema, value);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
};
const login = { email: 'a@b.kz', phone: '', password: 'secret' };
const registration = {
  ...login,
  players_name: '',
  address: '',
  promo_code: '',
  currency: 'KZT',
  terms: true,
};

describe('sign-in forms', () => {
  it('check the contact of the open tab only', { tags: ['VALID-19'] }, () => {
    expect(faults(loginSchema('email'), login)).toEqual({});
    expect(faults(loginSchema('phone'), login)).toEqual({ phone: 'required' });
    expect(faults(loginSchema('phone'), { ...login, email: 'broken', phone: '77011234567' })).toEqual({});
  });

  it('a password has six characters at least', { tags: ['VALID-10', 'VALID-11'] }, () => {
    expect(faults(loginSchema('email'), { ...login, password: '' })).toEqual({ password: 'required' });
    expect(faults(loginSchema('email'), { ...login, password: '12345' })).toEqual({
      password: 'passwordMin6',
    });
    expect(faults(loginSchema('email'), { ...login, password: '123456' })).toEqual({});
  });

  it('a promo code is not needed, the terms are', { tags: ['VALID-16', 'VALID-17'] }, () => {
    expect(faults(registerSchema('email', false), registration)).toEqual({});
    expect(faults(registerSchema('email', false), { ...registration, terms: false })).toEqual({
      terms: 'termsNotChecked',
    });
  });

  it('registration starts with the stored code and ticked terms', { tags: ['REG-06', 'REG-08'] }, () => {
    expect(registerStart({}, {}, { currency: 'AZN', promoCode: 'STEPPE' })).toEqual({
      email: '',
      phone: '',
      password: '',
      players_name: '',
      address: '',
      promo_code: 'STEPPE',
      currency: 'AZN',
      terms: true,
    });
  });

  it('e-mail, phone and social; a variant has no social', { tags: ['AUTH-04', 'AUTH-05', 'REG-01'] }, () => {
    expect(loginTabs({ hasSocial: true })).toEqual(['email', 'phone', 'social']);
    expect(loginTabs({ hasSocial: false })).toEqual(['email', 'phone']);
  });

  it('name and address are needed on licence domains, and nowhere else', { tags: ['VALID-15'] }, () => {
    expect(faults(registerSchema('phone', true), { ...registration, phone: '77011234567' })).toEqual({
      players_name: 'required',
      address: 'required',
    });
    const withName = { ...registration, players_name: 'Aigerim', address: ' ' };
    expect(faults(registerSchema('email', true), withName)).toEqual({ address: 'required' });
    expect(faults(registerSchema('email', false), registration)).toEqual({});
  });

  it('on licence domains the terms are not ticked from the start', { tags: ['REG-08'] }, () => {
    const context = { currency: 'KZT', promoCode: null, isLicence: true } as const;
    expect(registerStart({}, {}, context).terms).toBe(false);
    expect(registerStart({}, { terms: true }, context).terms).toBe(true);
  });

  it('the code of a link overrides a typed one, then a saved one', { tags: ['REG-06'] }, () => {
    const context = { currency: 'KZT', promoCode: 'SAVED' } as const;
    expect(registerStart({}, { promo_code: 'TYPED' }, { ...context, linkedCode: 'LINKED' }).promo_code).toBe(
      'LINKED',
    );
    expect(registerStart({}, { promo_code: 'TYPED' }, context).promo_code).toBe('TYPED');
  });

  it('a link with contact and tab overrides the draft, if it is valid', { tags: ['AUTH-08'] }, () => {
    const carried = { email: 'a@b.kz', tab: 'phone' };
    expect(
      registerStart(
        carried,
        { email: 'old@b.kz', currency: 'RUB', terms: 'x' },
        { currency: 'KZT', promoCode: null },
      ),
    ).toMatchObject({
      email: 'a@b.kz',
      currency: 'KZT',
      terms: true,
      password: '',
    });
    expect([startTab(carried, {}), startTab({}, { tab: 'social' }), startTab({}, { tab: 5 })]).toEqual([
      'phone',
      'social',
      'email',
    ]);
  });
});
