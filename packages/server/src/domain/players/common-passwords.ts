import { dictionary } from '@zxcvbn-ts/language-common';
import { refuseFields } from '../errors/refusal.ts';

const count = 10_000;
const shortest = 6;

/** The most common passwords of sufficient length, in lower case. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= shortest).slice(0, count),
);

/**
 * Refuses one of the 10,000 most common passwords, ignoring case, with PASSWORD_COMMON at `field` (SEC-12).
 */
export function refuseCommonPassword(field: 'password' | 'new_password', password: string): void {
  if (common.has(password.toLowerCase())) refuseFields({ [field]: 'PASSWORD_COMMON' });
}
