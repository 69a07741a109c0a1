import { z } from '@tulpar/api/z';
import { describe, expect, it, beforeEach } from 'vitest';
import { passwordSchema, requestSchema } from './forms.ts';
import { confirmBody, requestBody } from './commands.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { afterSending, beginning, type Beginning } from './use-reset.ts';
import { local } from '#app/platform/storage/storage.ts';
import { createResetAttempts } from './attempts.ts';

const faults = (schema: z.core.$ZodType, value: unknown) => {
  const result = z.safeParse(schema, value);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
};
const context = { brand: 'tulpar', currency: 'AZN' } as const;

describe('forms of a reset', () => {
  it('check the contact of the open tab only', { tags: ['RESET-01', 'VALID-01', 'VALID-05'] }, () => {
    expect(faults(requestSchema('email'), { email: 'a@b.kz', phone: 'broken' })).toEqual({});
    expect(faults(requestSchema('email'), { email: 'a@b', phone: '' })).toEqual({ email: 'emailInvalid' });
    expect(faults(requestSchema('phone'), { email: '', phone: '77011234567' })).toEqual({});
    expect(faults(requestSchema('phone'), { email: '', phone: '7' })).toEqual({ phone: 'required' });
  });

  it('a password of six characters is entered twice', { tags: ['VALID-10', 'VALID-11'] }, () => {
    const form = passwordSchema(true);
    expect(faults(form, { code: '', password: '', passwordConfirmation: '' })).toEqual({
      code: 'required',
      password: 'required',
      passwordConfirmation: 'required',
    });
    expect(faults(form, { code: '12345', password: '12345', passwordConfirmation: '1234' })).toEqual({
      code: 'reset.codeShort',
      password: 'passwordMin6',
      passwordConfirmation: 'reset.mismatch',
    });
    expect(faults(form, { code: '123456', password: 'steppe', passwordConfirmation: 'steppe' })).toEqual({});
  });

  it('a link replaces the code', { tags: ['OP-90'] }, () => {
    const values = { code: '', password: 'steppe', passwordConfirmation: 'steppe' };
    expect(faults(passwordSchema(false), values)).toEqual({});
  });
});

describe('requests of a reset', () => {
  it('ask by e-mail or phone, with the region', { tags: ['RESET-01', 'VALID-08', 'VALID-09'] }, () => {
    expect(requestBody('email', { email: ' a@b.kz ', phone: '7701' }, context)).toEqual({
      email: 'a@b.kz',
      region: 'AZ',
      brand: 'tulpar',
      recaptcha_token: '',
    });
    expect(requestBody('phone', { email: 'x', phone: '+7 (701) 123-45-67' }, context)).toEqual({
      phone: '77011234567',
      region: 'KZ',
      brand: 'tulpar',
      recaptcha_token: '',
    });
  });

  it('set the password with the token of the link or with phone and code', { tags: ['OP-90'] }, () => {
    expect(confirmBody({ kind: 'link', token: 't' }, 'steppe', context)).toEqual({
      token: 't',
      password: 'steppe',
      region: 'AZ',
      brand: 'tulpar',
    });
    expect(confirmBody({ kind: 'code', phone: '994501234567', code: '123456' }, 'steppe', context)).toEqual({
      phone: '994501234567',
      code: '123456',
      password: 'steppe',
      region: 'AZ',
      brand: 'tulpar',
    });
  });
});

const NOW = Date.parse('2026-01-12T09:00:00Z');
const MINUTE = 60_000;
const begin = (given: Partial<Beginning>) =>
  beginning({ carried: {}, draft: {}, entry: 'here', phone: null, hasLink: false, now: NOW, ...given });

describe('a reset', () => {
  it('begins with e-mail, or with what the sign-in form carried', { tags: ['RESET-01'] }, () => {
    expect(begin({})).toMatchObject({ step: 'request', tab: 'email', email: '', phone: '' });
    expect(begin({ carried: { tab: 'phone', phone: '+7 (701) 123-45-67', email: 'a@b.kz' } })).toMatchObject({
      step: 'request',
      tab: 'phone',
      email: 'a@b.kz',
      phone: '77011234567',
    });
    expect(begin({ carried: { tab: 'social' } }).tab).toBe('email');
  });

  it('keeps over a reload what was typed after a link had carried something', () => {
    const carried = { tab: 'email', email: 'carried@b.kz' };
    const typed = { tab: 'email', email: 'typed@b.kz' };
    expect(begin({ carried, draft: { ...typed, entry: 'here' } }).email).toBe('typed@b.kz');
    expect(begin({ carried, draft: { ...typed, entry: 'before' } }).email).toBe('carried@b.kz');
  });

  it('offers the phone that was being reset', { tags: ['RESET-05'] }, () => {
    expect(begin({ phone: '77011234567' })).toMatchObject({ tab: 'phone', phone: '77011234567' });
    expect(begin({ phone: '<b>' })).toMatchObject({ tab: 'email', phone: '' });
  });

  it('waits as long as the server requires, up to a maximum', () => {
    const phone = begin({ carried: { tab: 'phone', phone: '77011234567' } });
    const clocks = { sentAt: 1, now: NOW };
    expect(afterSending(phone, 60, clocks)).toMatchObject({ step: 'code', sentAt: 1, retryAt: NOW + MINUTE });
    expect(afterSending(begin({}), 1e9, clocks)).toMatchObject({ step: 'sent', retryAt: NOW + 60 * MINUTE });
  });

  it('continues after a reload while the sent code or link is valid', () => {
    const draft = createDraft('reset');
    const phone = begin({ carried: { tab: 'phone', phone: '77011234567' } });
    const sent = afterSending(phone, 60, { sentAt: NOW, now: NOW });
    draft.write({ ...sent });
    expect(begin({ draft: draft.read(), now: NOW + 10 * MINUTE - 1 })).toEqual(sent);
    expect(begin({ draft: draft.read(), now: NOW + 10 * MINUTE })).toMatchObject({
      step: 'request',
      tab: 'phone',
      phone: '77011234567',
    });
  });

  it('begins at the link of a letter, whatever was going on before', () => {
    const draft = { step: 'code', phone: '77011234567', tab: 'phone', sentAt: NOW, retryAt: NOW };
    expect(begin({ draft, hasLink: true }).step).toBe('link');
  });

  it('ignores a draft of another shape', () => {
    expect(begin({ draft: { step: 'link', email: 7, phone: [], tab: {}, sentAt: 'x' } })).toMatchObject({
      step: 'request',
      tab: 'email',
      email: '',
      phone: '',
    });
    expect(begin({ draft: { step: 'code', phone: '', sentAt: NOW } }).step).toBe('request');
    expect(begin({ draft: { step: 'sent', email: 'a@b.kz', sentAt: 9e15, retryAt: 9e15 } })).toMatchObject({
      step: 'sent',
      sentAt: NOW,
      retryAt: NOW + 60 * MINUTE,
    });
  });
});

const HOUR = 60 * MINUTE;
const PHONE = '77011234567';

beforeEach(() => local.clear());

function world() {
  const clock = { at: Date.parse('2026-01-12T09:00:00Z') };
  return { clock, attempts: createResetAttempts(() => clock.at) };
}

describe('attempts to reset by phone', () => {
  it('a count and a time per phone change with each attempt', { tags: ['RESET-02'] }, () => {
    const { clock, attempts } = world();
    const stored = (name: string, phone = PHONE) => local.getItem(`resetPhone${name}_${phone}`);
    const seen = [[stored('Count'), stored('Time')]];
    for (let tries = 0; tries < 3; tries += 1) {
      attempts.note(PHONE);
      seen.push([stored('Count'), stored('Time')]);
      clock.at += MINUTE;
    }
    expect(seen[0]).toEqual([null, null]);
    expect(new Set(seen.map(([count]) => count)).size).toBe(4);
    expect(new Set(seen.map(([, time]) => time)).size).toBe(4);
    expect(attempts.count(PHONE)).toBe(3);
    expect([attempts.count('994501234567'), attempts.endsAt('994501234567')]).toEqual([0, null]);
    expect(stored('Count', '994501234567')).toBeNull();
  });

  it('the count expires three hours after the last attempt', { tags: ['RESET-03'] }, () => {
    const { clock, attempts } = world();
    attempts.note(PHONE);
    clock.at += 3 * HOUR - 1;
    expect(attempts.count(PHONE)).toBe(1);
    clock.at += 1;
    expect(attempts.count(PHONE)).toBe(0);
  });

  it('pauses a minute after three attempts each, then three hours', { tags: ['RESET-04', 'OP-76'] }, () => {
    const { clock, attempts } = world();
    const pauses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      attempts.note(PHONE);
      const end = attempts.endsAt(PHONE) ?? 0;
      pauses.push(end - clock.at);
      clock.at = end - 1;
      expect(attempts.endsAt(PHONE)).toBe(end);
      clock.at = end;
      expect(attempts.endsAt(PHONE)).toBeNull();
    }
    // The count has expired together with the long pause, so the fifth attempt counts as the first.
    expect(pauses).toEqual([MINUTE, MINUTE, MINUTE, 3 * HOUR, MINUTE]);
  });

  it('a manipulated storage value cannot extend the pause', { tags: ['RESET-04'] }, () => {
    const { clock, attempts } = world();
    local.setItem(`resetPhoneTime_${PHONE}`, JSON.stringify({ value: clock.at + 9e9, expiresAt: 9e15 }));
    expect(attempts.endsAt(PHONE)).toBe(clock.at + MINUTE);
    for (const broken of ['{', '"x"', '{"value":"soon","expiresAt":9e15}', '{"value":-1,"expiresAt":"x"}']) {
      local.setItem(`resetPhoneTime_${PHONE}`, broken);
      local.setItem(`resetPhoneCount_${PHONE}`, broken);
      expect([attempts.count(PHONE), attempts.endsAt(PHONE)]).toEqual([0, null]);
    }
  });
});
