import { z } from '@tulpar/api/z';
import { user } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import {
  contactBody,
  contactFaults,
  contactResume,
  contactSchema,
  contactStart,
  hasChanged,
  lockedContact,
  proofOf,
  type ContactValues,
  phoneState,
  readSent,
  triesLeft,
} from './contact-form.ts';
import { isPasswordReady, passwordFaults } from './password-form.ts';

const TODAY = '2026-01-12';
const EMPTY = {
  first_name: null,
  last_name: null,
  birthday: null,
  email: null,
  phone: null,
  address: null,
} as const;

const full = user({ last_name: 'Saparova', address: 'Almaty' });
const values = (over: Partial<ContactValues> = {}) => ({ ...contactStart(full), ...over });
const faults = (over: Partial<ContactValues>, of = full) =>
  contactFaults(of, { ...contactStart(of), ...over }, TODAY);

describe('the contacts form', () => {
  it('a field may not be emptied, but may stay empty', { tags: ['VALID-20'] }, () => {
    const cleared = { first_name: ' ', last_name: '', birthday: '', email: '', phone: '7', address: '' };
    expect(faults(cleared)).toEqual({
      first_name: 'required',
      last_name: 'required',
      birthday: 'required',
      email: 'required',
      phone: 'required',
      address: 'required',
    });
    expect(faults(cleared, user(EMPTY))).toEqual({});
    expect(faults({ last_name: '' }, user({ last_name: null }))).toEqual({});
  });

  it('locks the contact of the registration, once there is one', { tags: ['VALID-24'] }, () => {
    expect(lockedContact(user({ registration_type: 'email', is_email_confirmed: true }))).toBe('email');
    expect(lockedContact(user({ registration_type: 'phone' }))).toBe('phone');
    expect(lockedContact(user({ registration_type: 'email', email: null }))).toBeNull();
  });

  it('leaves an e-mail of the registration open until it is confirmed', { tags: ['INPUT-03'] }, () => {
    const mistyped = user({ registration_type: 'email', email: 'a@gmial.com', is_email_confirmed: false });
    expect(lockedContact(mistyped)).toBeNull();
    expect(faults({ email: 'a@gmail.com', current_password: 'x' }, mistyped)).toEqual({});
    expect(faults({ email: '' }, mistyped)).toEqual({ email: 'required' });
  });

  it('judges what is typed', { tags: ['VALID-01', 'VALID-05', 'VALID-21', 'VALID-22', 'VALID-23'] }, () => {
    expect(faults({ email: 'a@b', phone: '77101234567' })).toEqual({
      email: 'emailInvalid',
      phone: 'phoneInvalid',
    });
    expect(faults({ birthday: '14.05.199' }).birthday).toBe('profile.birthdayUnfinished');
    expect(faults({ birthday: '31.02.1990' }).birthday).toBe('API_ERRORS.BIRTHDAY_INVALID');
    expect(faults({ birthday: '31.12.1939' }).birthday).toBe('profile.birthdayEarly');
    expect(faults({ birthday: '13.01.2008' }).birthday).toBe('API_ERRORS.AGE_UNDER_MIN');
    expect(faults({ birthday: '12.01.2008' })).toEqual({});
    expect(faults({ birthday: '01.01.1940' })).toEqual({});
  });

  it('does not judge unchanged values again', () => {
    const old = user({ phone: '77101234567', email: 'a@b' });
    expect(faults({ first_name: 'Dana' }, old)).toEqual({});
  });

  it('the schema names the same faults', { tags: ['VALID-20'] }, () => {
    const result = z.safeParse(contactSchema(full, TODAY), values({ last_name: '', email: 'a' }));
    const found = result.error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(found).toEqual([
      ['last_name', 'required'],
      ['email', 'emailInvalid'],
    ]);
    expect(z.safeParse(contactSchema(full, TODAY), values()).success).toBe(true);
  });

  it('sends six fields, day and phone normalized', { tags: ['PROF-15', 'PROF-16', 'VALID-09'] }, () => {
    expect(contactBody(full, values({ first_name: ' Dana ', phone: '+7 (701) 123-45-67' }))).toEqual({
      phone: '77011234567',
      email: 'player@example.com',
      first_name: 'Dana',
      last_name: 'Saparova',
      address: 'Almaty',
      birthday: '1992-03-14',
    });
    expect(contactBody(user(EMPTY), contactStart(user(EMPTY)))).toEqual(EMPTY);
    expect(contactBody(full, values({ birthday: '' })).birthday).toBeNull();
  });

  it('a changed contact needs the current password, nothing else does', { tags: ['SEC-02'] }, () => {
    expect(faults({ phone: '77017654321' })).toEqual({ current_password: 'required' });
    expect(faults({ first_name: 'Dana' })).toEqual({});
    expect(faults({ phone: '77017654321', current_password: 'old' })).toEqual({});
    expect(faults({ phone: '77017654321' }, { ...full, has_password: false })).toEqual({});
    const proof = { current_password: 'old', code: '123456' };
    expect(contactBody(full, values({ phone: '77017654321', ...proof }))).toMatchObject(proof);
    expect(contactBody(full, values({ first_name: 'Dana', ...proof }))).not.toHaveProperty('code');
  });

  it('an account without a password needs a code if it has a contact', { tags: ['SEC-02'] }, () => {
    const social = {
      has_password: false,
      registration_type: 'email',
      email: 'player@example.com',
      is_email_confirmed: false,
      phone: '77011234567',
      phone_confirmed_by: 'none',
    } as const;
    expect(proofOf(social)).toBeNull();
    expect(proofOf({ ...social, is_email_confirmed: true })).toBe('code');
    expect(proofOf({ ...social, phone_confirmed_by: 'sms' })).toBe('code');
    expect(proofOf({ ...social, registration_type: 'phone' })).toBe('code');
    expect(proofOf({ ...social, has_password: true })).toBe('password');
  });

  it('knows whether there is anything to save', () => {
    expect(hasChanged(full, values())).toBe(false);
    expect(hasChanged(full, values({ first_name: 'Aruzhan ' }))).toBe(false);
    expect(hasChanged(full, values({ first_name: 'Dana' }))).toBe(true);
    expect(hasChanged(full, values({ birthday: '14.03.19' }))).toBe(true);
    expect(hasChanged(user(EMPTY), { ...contactStart(user(EMPTY)), phone: '994' })).toBe(false);
  });

  it('restores a draft, but ignores values that cannot be shown', () => {
    const draft = { first_name: 'Dana', birthday: '14.05', email: 'x@y.kz', phone: 7, other: 'z' };
    expect(contactResume(full, draft)).toEqual(values({ first_name: 'Dana' }));
    expect(contactResume(full, { birthday: '01.02.1990' })).toEqual(values({ birthday: '01.02.1990' }));
    const byPhone = user({ registration_type: 'phone' });
    expect(contactResume(byPhone, { email: 'x@y.kz', phone: '77771234567' })).toMatchObject({
      email: 'x@y.kz',
      phone: byPhone.phone,
    });
  });
});

const NOW = Date.parse('2026-01-12T09:00:00Z');

describe('the confirmation of a phone', () => {
  it('is available to a player with an unconfirmed phone', { tags: ['CONF-01'] }, () => {
    expect(phoneState(user({ phone_confirmed_by: 'none' }))).toBe('open');
    expect(phoneState(user({ phone: null, phone_confirmed_by: 'none' }))).toBe('none');
    for (const phone_confirmed_by of ['sms', 'call', 'support', 'pigeon'])
      expect(phoneState(user({ phone_confirmed_by }))).toBe('confirmed');
  });

  it('ends after two attempts', { tags: ['CONF-04'] }, () => {
    expect(phoneState(user({ confirm_phone_try: 1 }))).toBe('open');
    expect(phoneState(user({ confirm_phone_try: 2 }))).toBe('over');
    expect(phoneState(user({ confirm_phone_try: 2, phone_confirmed_by: 'support' }))).toBe('confirmed');
    expect([0, 1, 2, 3].map(triesLeft)).toEqual([2, 1, 0, 0]);
  });

  it('resumes with a sent message, but rejects an excessive pause', () => {
    const retryAt = NOW + 30_000;
    expect(readSent({ to: '77011234567', retryAt }, NOW)).toEqual({ to: '77011234567', retryAt });
    expect(readSent({ to: '7701', retryAt: NOW + 9e9 }, NOW)).toEqual({ to: '7701', retryAt: null });
    expect(readSent({ to: '7701', retryAt: 'soon' }, NOW)).toEqual({ to: '7701', retryAt: null });
    expect(readSent({ to: 5 }, NOW)).toBeNull();
    expect(readSent({}, NOW)).toBeNull();
  });
});

const change = (new_password: string, confirmation = new_password, old_password = 'old') => ({
  old_password,
  new_password,
  confirmation,
  code: '',
});

describe('a change of the password', () => {
  it('takes six characters at least', { tags: ['VALID-12'] }, () => {
    expect(passwordFaults(change('12345'))).toEqual({ new_password: 'passwordMin6' });
    expect(passwordFaults(change('123456'))).toEqual({});
  });

  it('requires both entries to match', { tags: ['VALID-13'] }, () => {
    expect(passwordFaults(change('steppe', 'stepp'))).toEqual({ confirmation: 'reset.mismatch' });
    expect(passwordFaults(change('steppe', ''))).toEqual({ confirmation: 'required' });
  });

  it('is ready when nothing is wrong', { tags: ['VALID-14'] }, () => {
    expect(isPasswordReady(change('steppe'))).toBe(true);
    expect(isPasswordReady(change('steppe', 'other1'))).toBe(false);
    expect(isPasswordReady(change('steppe', 'steppe', ''))).toBe(false);
    expect(isPasswordReady(change('steppe', 'steppe', ''), false)).toBe(true);
    expect(passwordFaults(change('', '', ''))).toEqual({
      old_password: 'required',
      new_password: 'required',
      confirmation: 'required',
    });
  });
});
