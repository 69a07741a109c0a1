import {
  birthdayMax,
  birthdayMin,
  cleanTyped,
  normaliseEmail,
  phoneDigits,
  type BodyOf,
  type updateProfile,
  type User,
} from '@tulpar/api/contract';
import { birthDateProblem, formatDate, readDate } from '@tulpar/ui/birth-date-input';
import { emailFault, phoneFault, textFault } from '#app/features/session/index.ts';
import { OPERATOR } from '#app/platform/operator.ts';
import { z } from '#app/platform/forms/forms.ts';

/** Values of the contacts form (FORM-13). `birthday` as typed (dd.MM.yyyy), `phone` in digits. */
export interface ContactValues {
  first_name: string;
  last_name: string;
  birthday: string;
  email: string;
  phone: string;
  address: string;
  /** Proof for a changed contact (SEC-02): the current password, or a code if the account has none. */
  current_password: string;
  code: string;
}

type ContactField = Exclude<keyof ContactValues, 'current_password' | 'code'>;

/** Names of the contact fields, in the form and in the server's errors. */
export const CONTACT_FIELDS = ['first_name', 'last_name', 'birthday', 'email', 'phone', 'address'] as const;

export type Contacts = Pick<User, ContactField | 'registration_type' | 'has_password' | 'is_email_confirmed'>;

/**
 * Contact used for registration, which cannot be changed here (VALID-24). A missing contact is not locked, nor is
 * an unconfirmed email, which may be mistyped (INPUT-03).
 */
export function lockedContact(user: Contacts): 'email' | 'phone' | null {
  const { registration_type, email, is_email_confirmed, phone } = user;
  if (registration_type === 'email') return email !== null && is_email_confirmed ? 'email' : null;
  return phone === null ? null : 'phone';
}

export function contactStart(user: Contacts): ContactValues {
  return {
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
    birthday: formatDate(user.birthday ?? ''),
    email: user.email ?? '',
    phone: phoneDigits(user.phone ?? ''),
    address: user.address ?? '',
    current_password: '',
    code: '',
  };
}

/** Profile overridden by a draft, except for a locked contact and an incomplete date, which its input cannot show. */
export function contactResume(user: Contacts, draft: Readonly<Record<string, unknown>>): ContactValues {
  const start = contactStart(user);
  const locked = lockedContact(user);
  const typed = CONTACT_FIELDS.flatMap((name) => {
    const value = draft[name];
    if (typeof value !== 'string' || name === locked) return [];
    return name === 'birthday' && value !== '' && !readDate(value) ? [] : [[name, value]];
  });
  return { ...start, ...(Object.fromEntries(typed) as Partial<ContactValues>) };
}

/** Normalizes a value for saving: a country code alone is not a phone. */
function tidy(name: ContactField, value: string): string {
  if (name === 'email') return normaliseEmail(value);
  if (name !== 'phone') return cleanTyped(value);
  const digits = phoneDigits(value);
  return phoneFault(digits) === 'required' ? '' : digits;
}

const changed = (user: Contacts, values: ContactValues, name: ContactField) =>
  tidy(name, values[name]) !== tidy(name, contactStart(user)[name]);

export function hasChanged(user: Contacts, values: ContactValues): boolean {
  return CONTACT_FIELDS.some((name) => changed(user, values, name));
}

/** Form values in which fields the player has not edited are taken from a newer profile. */
export function contactsOver(newer: Contacts, user: Contacts, values: ContactValues): ContactValues {
  const start = contactStart(newer);
  const unedited = CONTACT_FIELDS.filter((name) => !changed(user, values, name));
  return { ...values, ...Object.fromEntries(unedited.map((name) => [name, start[name]])) };
}

/**
 * How a player proves a change of contact or password (SEC-02): by the password or, for an account created by social
 * login, a code sent to its confirmed email, or to its phone if confirmed or used for registration. Null without such
 * a contact: a change of contact then needs no proof.
 */
export function proofOf(
  user: Pick<
    User,
    'has_password' | 'email' | 'is_email_confirmed' | 'phone' | 'phone_confirmed_by' | 'registration_type'
  >,
): 'password' | 'code' | null {
  if (user.has_password !== false) return 'password';
  const { email, is_email_confirmed, phone, phone_confirmed_by, registration_type } = user;
  const hasOwnPhone = phone !== null && (phone_confirmed_by !== 'none' || registration_type === 'phone');
  return hasOwnPhone || (email !== null && is_email_confirmed) ? 'code' : null;
}

/** Whether the email or phone has changed, which needs a proof (SEC-02). */
export const isContactChanged = (user: Contacts, values: ContactValues) =>
  changed(user, values, 'email') || changed(user, values, 'phone');

/** Earliest and latest date of birth (VALID-22, VALID-23); `today` is `YYYY-MM-DD`. */
export const birthdayLimits = (today: string) => ({
  min: birthdayMin,
  max: birthdayMax(today, OPERATOR.minAge),
});

const dateFaults = {
  unfinished: 'profile.birthdayUnfinished',
  impossible: 'API_ERRORS.BIRTHDAY_INVALID',
  'too-early': 'profile.birthdayEarly',
  'too-late': 'API_ERRORS.AGE_UNDER_MIN',
} as const;

function faultOf(name: ContactField, value: string, today: string): string | null {
  if (name === 'email') return emailFault(value);
  if (name === 'phone') return phoneFault(value);
  if (name !== 'birthday') return textFault(value);
  const problem = birthDateProblem(value, birthdayLimits(today));
  return problem && dateFaults[problem];
}

/**
 * Problems by field, as message ids. A field may be empty only if it is empty in the profile (VALID-20);
 * unchanged values are not validated. A new contact needs the current password. `today` is `YYYY-MM-DD`.
 */
export function contactFaults(
  user: Contacts,
  values: ContactValues,
  today: string,
): Partial<Record<keyof ContactValues, string>> {
  const found: Partial<Record<keyof ContactValues, string>> = {};
  for (const name of CONTACT_FIELDS) {
    if (!changed(user, values, name)) continue;
    const value = tidy(name, values[name]);
    const fault = value === '' ? 'required' : faultOf(name, value, today);
    if (fault) found[name] = fault;
  }
  const isRight = found.email === undefined && found.phone === undefined;
  if (
    isRight &&
    user.has_password !== false &&
    values.current_password === '' &&
    isContactChanged(user, values)
  )
    found.current_password = 'required';
  return found;
}

export function contactSchema(user: Contacts, today: string) {
  const text = z.string();
  return z
    .object({
      first_name: text,
      last_name: text,
      birthday: text,
      email: text,
      phone: text,
      address: text,
      current_password: text,
      code: text,
    })
    .check((payload) => {
      for (const [name, message] of Object.entries(contactFaults(user, payload.value, today)))
        payload.issues.push({ code: 'custom', message, input: payload.value, path: [name] });
    });
}

/** Request body (PROF-15): empty fields are null, birthday `yyyy-MM-dd` (PROF-16), phone digits (VALID-09). */
export function contactBody(user: Contacts, values: ContactValues): BodyOf<typeof updateProfile> {
  const text = (name: ContactField) => tidy(name, values[name]) || null;
  const { current_password, code } = values;
  const proof = {
    ...(current_password === '' ? {} : { current_password }),
    ...(code === '' ? {} : { code }),
  };
  return {
    ...(isContactChanged(user, values) ? proof : {}),
    phone: text('phone'),
    email: text('email'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    address: text('address'),
    birthday: readDate(tidy('birthday', values.birthday)) || null,
  };
}

/** Number of wrong codes after which none is accepted (CONF-04). */
const PHONE_TRIES = 2;

type PhoneState = 'none' | 'confirmed' | 'open' | 'over';

/**
 * State of phone confirmation (CONF-01, CONF-04): `open` can be confirmed, `over` has no attempts left,
 * `none` has no phone. Any method of confirmation counts, including unknown ones.
 */
export function phoneState({
  phone,
  phone_confirmed_by,
  confirm_phone_try,
}: Pick<User, 'phone' | 'phone_confirmed_by' | 'confirm_phone_try'>): PhoneState {
  if (phone !== null && phone_confirmed_by !== 'none') return 'confirmed';
  if (confirm_phone_try >= PHONE_TRIES) return 'over';
  return phone === null ? 'none' : 'open';
}

export function triesLeft(tries: number): number {
  return Math.max(PHONE_TRIES - tries, 0);
}

/** A sent message: recipient, and when (ms) the next may be requested. */
export interface Sent {
  readonly to: string;
  readonly retryAt: number | null;
}

/** Stored message, or null. A pause of more than an hour, the server's longest, is ignored. */
export function readSent(draft: Readonly<Record<string, unknown>>, now: number): Sent | null {
  const { to, retryAt } = draft;
  if (typeof to !== 'string' || to === '') return null;
  const isPause = typeof retryAt === 'number' && Number.isFinite(retryAt) && retryAt <= now + 3_600_000;
  return { to, retryAt: isPause ? retryAt : null };
}

/** A phone that was typed but not sent, or null. */
export function readTyped({ phone }: Readonly<Record<string, unknown>>): string | null {
  return typeof phone === 'string' ? phoneDigits(phone) : null;
}
