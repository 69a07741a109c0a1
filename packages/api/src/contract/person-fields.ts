import { z } from '../z.ts';
import { textMax } from './fields.ts';
import { checked } from './types.ts';
import { bareEmail, cleanCode, cleanTyped } from './typed-text.ts';

/* Fields for personal data. A separate module, because pages without a form do not need it. */

/** Schema parameters with the error `REQUIRED` for a missing value and `code` for an invalid one. */
// @__NO_SIDE_EFFECTS__
export function missingOr(code: string) {
  return { error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'REQUIRED' : code) };
}

/** Normalizes an e-mail address: removes a name around it and spaces, in lower case (VALID-03). */
export function normaliseEmail(typed: string): string {
  // `toLowerCase` would turn the İ of Turkish and Azerbaijani keyboards into two characters.
  return bareEmail(cleanTyped(typed).replaceAll(' ', '')).replaceAll('İ', 'i').toLowerCase();
}

/** Whether a text has Cyrillic letters, which are invalid in an e-mail address (VALID-02). */
export const hasCyrillic = (text: string): boolean => /[\u0400-\u052F]/.test(text);

/** Maximum e-mail length, characters. */
export const emailMax = 254;
/** Host name: at least two labels of letters, digits and inner hyphens, separated by dots. */
const DOMAIN = /^(?:[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+\p{L}[\p{L}\p{M}\d-]*$/u;
/** A letter that is not Latin. An address with a lookalike letter would be another address. */
const FOREIGN_LETTER = /[^\P{L}\p{Script=Latin}]/u;

/** Whether an address has one at sign, a name without spaces or brackets, a domain with a dot, only Latin letters. */
function isEmail(text: string): boolean {
  const [name = '', domain = '', ...rest] = text.split('@');
  return (
    rest.length === 0 &&
    /^[^\s"(),:;<>[\\\]]+$/u.test(name) &&
    DOMAIN.test(domain) &&
    !FOREIGN_LETTER.test(text)
  );
}

/** E-mail address; only its format is checked (VALID-01, VALID-02, INPUT-03). */
export const Email = checked(
  z.string(missingOr('EMAIL_INVALID')),
  z.overwrite(bareEmail),
  z.maxLength(emailMax, 'EMAIL_INVALID'),
  z.refine(isEmail, 'EMAIL_INVALID'),
);

export type PhoneRegion = 'KZ' | 'AZ';
/**
 * Digits of a phone number with country code, without separators, as sent (VALID-09). Accepts `00…`, the Kazakh `8…`
 * and the Azerbaijani `0…` (INPUT-05). Other numbers are not completed, because the player may still be typing.
 * '' for a text that is too long or has digits of another script.
 */
export function phoneDigits(typed: string): string {
  if (typed.length > textMax) return '';
  const cleaned = cleanCode(typed);
  // Refuse digits of other scripts: dropping them would change the number.
  if (/[^\P{Nd}\d]/u.test(cleaned)) return '';
  return cleaned
    .replace(/\D/g, '')
    .replace(/^00(?=\d{11})/, '')
    .replace(/^(?:8|78)(?=\d{10}$)/, '7')
    .replace(/^(?:0|9940)(?=\d{9}$)/, '994');
}
/** Country of a phone number that `phoneDigits` returned (VALID-08). */
export const phoneRegion = (digits: string): PhoneRegion => (digits.startsWith('994') ? 'AZ' : 'KZ');
/**
 * Phone number as digits with country code (`77011234567`), of an operator in Kazakhstan or Azerbaijan (VALID-05,
 * VALID-06). Payments use `cashBoxPhoneRules` instead.
 */
export const Phone = checked(
  z.string(missingOr('PHONE_INVALID')),
  z.overwrite(phoneDigits),
  z.regex(
    /^(?:7(?:70\d|747|75[01]|76[0-4]|771|77[5-8]|911)|994(?:50|51|55|99|70|77|00))\d{7}$/,
    'PHONE_INVALID',
  ),
);

/** Minimum password length, characters (VALID-10). */
export const passwordMin = 6;
/** Maximum password length, characters; hashing longer ones would only cost time. */
const passwordMax = 256;
/** A password to set (VALID-10). */
export const NewPassword = checked(
  z.string(),
  z.minLength(passwordMin, 'PASSWORD_TOO_SHORT'),
  z.maxLength(passwordMax, 'FIELD_INVALID'),
);
/** A current password to check. It has no minimum length, so that old short passwords work. */
export const Password = checked(
  z.string(),
  z.minLength(1, 'REQUIRED'),
  z.maxLength(passwordMax, 'FIELD_INVALID'),
);
/** Validity of a six-digit code, minutes. */
export const codeMinutes = 10;

/** Six digits, optionally with spaces or dashes between them. */
export const SixDigits = checked(
  z.string(),
  z.overwrite((typed) => cleanCode(typed).replaceAll('-', '')),
  z.regex(/^\d{6}$/, 'CODE_INVALID'),
);

/** Earliest date of birth (VALID-22). */
export const birthdayMin = '1940-01-01';
/** Default minimum age, years (VALID-23). */
export const defaultMinAge = 18;
/** Default age shown in footer and banners, years (OP-05). */
export const defaultAgeSign = 21;
/** Latest date of birth of a player who is `minAge` on `today`, inclusive; both `yyyy-MM-dd` (VALID-23). */
export function birthdayMax(today: string, minAge: number): string {
  const day = `${Number(today.slice(0, 4)) - minAge}${today.slice(4)}`;
  return isDay(day) ? day : day.replace(/29$/, '28');
}
/**
 * A calendar day, `yyyy-MM-dd`, not before `birthdayMin` (VALID-21, VALID-22). For the upper bound, which depends on
 * today, see `birthdayMax`.
 */
export const Birthday = checked(
  z.string(missingOr('BIRTHDAY_INVALID')),
  z.regex(/^\d{4}-\d\d-\d\d$/, 'BIRTHDAY_INVALID'),
  z.refine((day) => isDay(day) && day >= birthdayMin, 'BIRTHDAY_INVALID'),
);

/** Whether the day exists, unlike 31 February. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Parses empty text, spaces and `null` as `null`, other values with `schema`. */
// @__NO_SIDE_EFFECTS__
export function clearable<T extends z.core.$ZodType<unknown, unknown>>(schema: T) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && cleanTyped(value) === '' ? null : value)),
    z.nullable(schema) as z.ZodMiniType<z.output<T> | null, unknown>,
  );
}
