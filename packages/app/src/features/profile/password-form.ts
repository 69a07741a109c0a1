import { Password } from '@tulpar/api/contract';
import { passwordFault } from '#app/features/session/index.ts';
import { z } from '#app/platform/forms/forms.ts';

export interface PasswordChange {
  old_password: string;
  new_password: string;
  confirmation: string;
  /** Replaces the current password when the account has none (SEC-02). */
  code: string;
}

/**
 * Problem of the current password: empty, or longer than any password. It may be shorter than new ones must be; the
 * server verifies it.
 */
function oldPasswordFault(value: string): 'required' | 'API_ERRORS.FIELD_INVALID' | null {
  if (value === '') return 'required';
  return Password.safeParse(value).success ? null : 'API_ERRORS.FIELD_INVALID';
}

/** Problems by field, as message ids (VALID-12, VALID-13). */
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

/** Whether the form may be submitted (VALID-14). */
export const isPasswordReady = (values: PasswordChange, hasPassword = true) =>
  Object.keys(passwordFaults(values, hasPassword)).length === 0;

const text = z.string();

export const passwordSchema = (hasPassword: boolean) =>
  z.object({ old_password: text, new_password: text, confirmation: text, code: text }).check((payload) => {
    for (const [name, message] of Object.entries(passwordFaults(payload.value, hasPassword)))
      payload.issues.push({ code: 'custom', message, input: payload.value, path: [name] });
  });
