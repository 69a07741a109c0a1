import {
  Email,
  Phone,
  hasCyrillic,
  normaliseEmail,
  phoneDigits,
  type PhoneRegion,
} from '@tulpar/api/contract';
import type { Currency } from '#app/platform/i18n/languages.ts';

/** Domains offered after the at sign, the likeliest first (VALID-04, OP-94). */
export const EMAIL_DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'mail.ru',
  'yandex.kz',
  'yandex.ru',
  'bk.ru',
  'inbox.ru',
  'list.ru',
  'internet.ru',
  'rambler.ru',
] as const;

/** Dialling codes and masks: `0` is a digit of the player (FORM-17, FORM-18). */
export const PHONE_COUNTRIES: readonly { code: PhoneRegion; dial: string; mask: string }[] = [
  { code: 'KZ', dial: '7', mask: '+7 (000) 000-00-00' },
  { code: 'AZ', dial: '994', mask: '+994-00-000-00-00' },
];

/** What is wrong with an e-mail address, as the id of a text; null when nothing is (VALID-01, VALID-02). */
export function emailFault(value: string): 'required' | 'emailCyrillic' | 'emailInvalid' | null {
  const email = normaliseEmail(value);
  if (email === '') return 'required';
  if (Email.safeParse(email).success) return null;
  return hasCyrillic(email) ? 'emailCyrillic' : 'emailInvalid';
}

/** What is wrong with a phone number, as the id of a text (VALID-05, VALID-06). */
export function phoneFault(value: string): 'required' | 'phoneInvalid' | null {
  const digits = phoneDigits(value);
  // The field writes the dialling code by itself, so that alone is an empty field.
  if (digits === '' || PHONE_COUNTRIES.some(({ dial }) => dial === digits)) return 'required';
  return Phone.safeParse(digits).success ? null : 'phoneInvalid';
}

/** Region of an e-mail sign-in: by the visitor's currency (OP-85). */
export function emailRegion(currency: Currency): PhoneRegion {
  return currency === 'AZN' ? 'AZ' : 'KZ';
}
