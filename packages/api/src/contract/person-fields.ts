import { z } from '../z.ts';
import { textMax } from './fields.ts';
import { checked } from './types.ts';
import { bareEmail, cleanCode, cleanTyped } from './typed-text.ts';

/* What people type of themselves: apart, because pages without a form need none of it. */

/** Parameters of a schema whose error is `REQUIRED` for a value that is missing and `code` for one that is wrong. */
// @__NO_SIDE_EFFECTS__
export function missingOr(code: string) {
  return { error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'REQUIRED' : code) };
}

/** An e-mail address as it is sent: the bare address without spaces, in lower case in every language (VALID-03). */
export function normaliseEmail(typed: string): string {
  // A Turkish or Azerbaijani keyboard writes the capital İ, which lower case would turn into two characters.
  return bareEmail(cleanTyped(typed).replaceAll(' ', '')).replaceAll('İ', 'i').toLowerCase();
}

/** Whether a text has Cyrillic letters, which no e-mail address has (VALID-02). */
export const hasCyrillic = (text: string): boolean => /[\u0400-\u052F]/.test(text);

/** Longest e-mail address, characters. */
export const emailMax = 254;
/** A name of a host: labels of letters, digits and inner hyphens, at least two of them. */
const DOMAIN = /^(?:[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+\p{L}[\p{L}\p{M}\d-]*$/u;
/** Letters that look like Latin ones and are none: an address that mixes them leads somewhere else. */
const FOREIGN_LETTER = /[^\P{L}\p{Script=Latin}]/u;

/** Whether an address has one at sign, a name without spaces or brackets, and a domain with a dot, in Latin letters. */
function isEmail(text: string): boolean {
  const [name = '', domain = '', ...rest] = text.split('@');
  return (
    rest.length === 0 &&
    /^[^\s"(),:;<>[\\\]]+$/u.test(name) &&
    DOMAIN.test(domain) &&
    !FOREIGN_LETTER.test(text)
  );
}

/**
 * E-mail address: one at sign with text on both sides, a dot inside the domain, no Cyrillic (VALID-01, VALID-02,
 * INPUT-03). A form check: the mail server has the last word.
 */
export const Email = checked(
  z.string(missingOr('EMAIL_INVALID')),
  z.overwrite(bareEmail),
  z.maxLength(emailMax, 'EMAIL_INVALID'),
  z.refine(isEmail, 'EMAIL_INVALID'),
);

/** Country of a phone number. */
export type PhoneRegion = 'KZ' | 'AZ';
/**
 * Digits of a phone number with its country code, without brackets, signs and spaces: what is sent (VALID-09). Reads
 * `00…`, the Kazakh `8…` and the Azerbaijani `0…` (INPUT-05); a number without any of them may be an unfinished one
 * and is not completed here.
 */
export function phoneDigits(typed: string): string {
  if (typed.length > textMax) return '';
  const cleaned = cleanCode(typed);
  // Without its digits of another script it would be another number.
  if (/[^\P{Nd}\d]/u.test(cleaned)) return '';
  return cleaned
    .replace(/\D/g, '')
    .replace(/^00(?=\d{11})/, '')
    .replace(/^(?:8|78)(?=\d{10}$)/, '7')
    .replace(/^(?:0|9940)(?=\d{9}$)/, '994');
}
/** Country of a number given in digits (VALID-08). */
export const phoneRegion = (digits: string): PhoneRegion => (digits.startsWith('994') ? 'AZ' : 'KZ');
/**
 * Phone as digits with the country code, `77011234567`: the operators of Kazakhstan and of Azerbaijan (VALID-05,
 * VALID-06). The cash box has its own rule: `cashBoxPhoneRules`.
 */
export const Phone = checked(
  z.string(missingOr('PHONE_INVALID')),
  z.overwrite(phoneDigits),
  z.regex(
    /^(?:7(?:70\d|747|75[01]|76[0-4]|771|77[5-8]|911)|994(?:50|51|55|99|70|77|00))\d{7}$/,
    'PHONE_INVALID',
  ),
);

/** Shortest password, characters (VALID-10). */
export const passwordMin = 6;
/** Longest password, characters: a longer one only costs the server hashing time. */
const passwordMax = 256;
export const NewPassword = checked(
  z.string(),
  z.minLength(passwordMin, 'PASSWORD_TOO_SHORT'),
  z.maxLength(passwordMax, 'FIELD_INVALID'),
);
/** A password as it is checked: any length, so that an old short one still signs in. */
export const Password = checked(
  z.string(),
  z.minLength(1, 'REQUIRED'),
  z.maxLength(passwordMax, 'FIELD_INVALID'),
);
/** Minutes a code of six digits is valid. */
export const codeMinutes = 10;

/** Six digits out of a message, with spaces or dashes between them or without. */
export const SixDigits = checked(
  z.string(),
  z.overwrite((typed) => cleanCode(typed).replaceAll('-', '')),
  z.regex(/^\d{6}$/, 'CODE_INVALID'),
);

/** Earliest date of birth (VALID-22). */
export const birthdayMin = '1940-01-01';
/** Youngest age that may play, years, unless the server is set to another (VALID-23). */
export const defaultMinAge = 18;
/** Age the signs name (footer, banners), unless the operator sets another (OP-05). */
export const defaultAgeSign = 21;
/** Last date of birth of a player who is `minAge` on `today`; both `yyyy-MM-dd`, the day itself included (VALID-23). */
export function birthdayMax(today: string, minAge: number): string {
  const day = `${Number(today.slice(0, 4)) - minAge}${today.slice(4)}`;
  return isDay(day) ? day : day.replace(/29$/, '28');
}
/**
 * A calendar day, `yyyy-MM-dd`, not before `birthdayMin` (VALID-21, VALID-22). The upper bound depends on
 * today and is checked elsewhere.
 */
export const Birthday = checked(
  z.string(missingOr('BIRTHDAY_INVALID')),
  z.regex(/^\d{4}-\d\d-\d\d$/, 'BIRTHDAY_INVALID'),
  z.refine((day) => isDay(day) && day >= birthdayMin, 'BIRTHDAY_INVALID'),
);

/** Whether the calendar has the day: not 31 February. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** An emptied text arrives as `""` or `null`; both are read as `null`, and so is one of spaces. */
// @__NO_SIDE_EFFECTS__
export function clearable<T extends z.core.$ZodType<unknown, unknown>>(schema: T) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && cleanTyped(value) === '' ? null : value)),
    z.nullable(schema) as z.ZodMiniType<z.output<T> | null, unknown>,
  );
}
