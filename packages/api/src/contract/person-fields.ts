import { z } from '../z.ts';
import { checked } from './types.ts';

/* What people type of themselves: apart, because pages without a form need none of it. */

/** Parameters of a schema whose error is `REQUIRED` for a value that is missing and `code` for one that is wrong. */
// @__NO_SIDE_EFFECTS__
export function missingOr(code: string) {
  return { error: (issue: { readonly input?: unknown }) => (issue.input === undefined ? 'REQUIRED' : code) };
}

/** E-mail address; a coarse form check, the mail server has the last word. */
export const Email = checked(
  z.string(missingOr('EMAIL_INVALID')),
  z.trim(),
  z.maxLength(254, 'EMAIL_INVALID'),
  z.regex(/^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/, 'EMAIL_INVALID'),
);
/** Phone as digits with the country code: `77011234567`. */
export const Phone = checked(z.string(missingOr('PHONE_INVALID')), z.regex(/^\d{10,15}$/, 'PHONE_INVALID'));
/** Shortest password, characters. */
export const passwordMin = 6;
/** Longest password, characters: a longer one only costs the server hashing time. */
export const passwordMax = 256;
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
/** Six digits out of a message. */
export const SixDigits = checked(z.string(), z.regex(/^\d{6}$/, 'CODE_INVALID'));
/** A day of the calendar, `yyyy-MM-dd`. */
export const Birthday = checked(
  z.string(missingOr('BIRTHDAY_INVALID')),
  z.regex(/^\d{4}-\d\d-\d\d$/, 'BIRTHDAY_INVALID'),
  z.refine((day) => isDay(day), 'BIRTHDAY_INVALID'),
);

/** Whether the calendar has the day: not 31 February. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** An emptied text arrives as `""` or `null`; both are read as `null`. */
// @__NO_SIDE_EFFECTS__
export function clearable<T extends z.core.$ZodType<unknown, unknown>>(schema: T) {
  return z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(schema) as z.ZodMiniType<z.output<T> | null, unknown>,
  );
}
