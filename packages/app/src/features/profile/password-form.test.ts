import { describe, expect, it } from 'vitest';
import { isPasswordReady, passwordFaults } from './password-form.ts';

const change = (new_password: string, confirmation = new_password, old_password = 'old') => ({
  old_password,
  new_password,
  confirmation,
});

describe('a change of the password', () => {
  it('VALID-12 takes six characters at least', () => {
    expect(passwordFaults(change('12345'))).toEqual({ new_password: 'passwordMin6' });
    expect(passwordFaults(change('123456'))).toEqual({});
  });

  it('VALID-13 asks for the same twice', () => {
    expect(passwordFaults(change('steppe', 'stepp'))).toEqual({ confirmation: 'reset.mismatch' });
    expect(passwordFaults(change('steppe', ''))).toEqual({ confirmation: 'required' });
  });

  it('VALID-14 is ready when nothing is wrong', () => {
    expect(isPasswordReady(change('steppe'))).toBe(true);
    expect(isPasswordReady(change('steppe', 'other1'))).toBe(false);
    expect(isPasswordReady(change('steppe', 'steppe', ''))).toBe(false);
    expect(passwordFaults(change('', '', ''))).toEqual({
      old_password: 'required',
      new_password: 'required',
      confirmation: 'required',
    });
  });
});
