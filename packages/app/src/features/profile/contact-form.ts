import { birthdayMax, birthdayMin, cleanTyped, normaliseEmail, phoneDigits } from '@tulpar/api/contract';
import type { BodyOf, updateProfile, User } from '@tulpar/api/contract';
import { birthDateProblem, formatDate, readDate } from '@tulpar/ui/birth-date-input';
import { emailFault, phoneFault, textFault } from '#app/features/session/index.ts';
import { OPERATOR } from '#app/platform/operator.ts';
import { z } from '#app/platform/forms/forms.ts';

/** Values of the contacts form (FORM-13). `birthday` as it is typed (dd.MM.yyyy), `phone` in digits. */
export interface ContactValues {
  first_name: string;
  last_name: string;
  birthday: string;
  email: string;
  phone: string;
  address: string;
  /** Proof of a changed contact (SEC-02): the present password, or a code when the account has none. */
  current_password: string;
  code: string;
}

type ContactField = Exclude<keyof ContactValues, 'current_password' | 'code'>;

/** Fields of the form, in the order the server may name them. */
export const CONTACT_FIELDS = ['first_name', 'last_name', 'birthday', 'email', 'phone', 'address'] as const;

/** The parts of the player's record the form is about. */
export type Contacts = Pick<User, ContactField | 'registration_type' | 'has_password' | 'is_email_confirmed'>;

/**
 * The contact the player registered with: it cannot be changed here (VALID-24). A missing one is not locked, nor is an
 * e-mail that was never confirmed: it may be mistyped (INPUT-03).
 */
export function lockedContact(user: Contacts): 'email' | 'phone' | null {
  const { registration_type, email, is_email_confirmed, phone } = user;
  if (registration_type === 'email') return email !== null && is_email_confirmed ? 'email' : null;
  return phone === null ? null : 'phone';
}

/** The form as the record has it. */
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

/** The form as it was left: what was typed over the record. An unfinished date is not shown again, so it is not kept. */
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

/** A value as it is saved: a dialling code alone is no phone. */
function tidy(name: ContactField, value: string): string {
  if (name === 'email') return normaliseEmail(value);
  if (name !== 'phone') return cleanTyped(value);
  const digits = phoneDigits(value);
  return phoneFault(digits) === 'required' ? '' : digits;
}

const changed = (user: Contacts, values: ContactValues, name: ContactField) =>
  tidy(name, values[name]) !== tidy(name, contactStart(user)[name]);

/** Whether there is anything to save. */
export function hasChanged(user: Contacts, values: ContactValues): boolean {
  return CONTACT_FIELDS.some((name) => changed(user, values, name));
}

/** Whether another e-mail or phone is to be saved: that needs a proof (SEC-02). */
export const isContactChanged = (user: Contacts, values: ContactValues) =>
  changed(user, values, 'email') || changed(user, values, 'phone');

/** Earliest and last date of birth (VALID-22, VALID-23); `today` is `YYYY-MM-DD`. */
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
 * What is wrong with the form, ids of texts by field. A field may be empty only when the record has nothing there
 * (VALID-20); what the record has already is not judged again. `today` is `YYYY-MM-DD`.
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

/** The rules of the form for one player. */
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

/** What is sent (PROF-15): an empty field is null, the birthday `yyyy-MM-dd` (PROF-16), the phone digits (VALID-09). */
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
