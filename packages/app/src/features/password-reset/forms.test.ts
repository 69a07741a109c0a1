import { z } from '@tulpar/api/z';
import { describe, expect, it } from 'vitest';
import { passwordSchema, requestSchema } from './forms.ts';
import { confirmBody, requestBody } from './commands.ts';

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
