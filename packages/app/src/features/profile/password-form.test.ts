import { describe, expect, it } from 'vitest';
import { isPasswordReady, passwordFaults } from './password-form.ts';

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
