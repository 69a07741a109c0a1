import { Password } from '@tulpar/api/contract';
import { passwordFault } from '#app/features/session/index.ts';
import { z } from '#app/platform/forms/forms.ts';

/** Values of the form that changes the password. */
export interface PasswordChange {
  old_password: string;
  new_password: string;
  confirmation: string;
  /** Replaces the current password when the account has none (SEC-02). */
  code: string;
}

/** What is wrong with the present password: an old one may be short, and the server judges whether it is right. */
function oldPasswordFault(value: string): 'required' | 'API_ERRORS.FIELD_INVALID' | null {
  if (value === '') return 'required';
  return Password.safeParse(value).success ? null : 'API_ERRORS.FIELD_INVALID';
}

/** What is wrong with the form, ids of texts by field (VALID-12, VALID-13). */
export function passwordFaults(
  { old_password, new_password, confirmation }: PasswordChange,
  hasPassword = true,
): Partial<Record<keyof PasswordChange, string>> {
  const old = hasPassword ? oldPasswordFault(old_password) : null;
  const fault = passwordFault(new_password);
  const mismatch = confirmation === '' ? 'required' : confirmation === new_password ? null : 'reset.mismatch';
  return {
    ...(old ? { old_password: old } : {}),
    ...(fault ? { new_password: fault } : {}),
    ...(mismatch ? { confirmation: mismatch } : {}),
  };
}

/** Whether it may be sent (VALID-14). */
export const isPasswordReady = (values: PasswordChange, hasPassword = true) =>
  Object.keys(passwordFaults(values, hasPassword)).length === 0;

const text = z.string();

/** The rules of the form for an account with or without a password. */
export const passwordSchema = (hasPassword: boolean) =>
  z.object({ old_password: text, new_password: text, confirmation: text, code: text }).check((payload) => {
    for (const [name, message] of Object.entries(passwordFaults(payload.value, hasPassword)))
      payload.issues.push({ code: 'custom', message, input: payload.value, path: [name] });
  });
