import {
  Email,
  Phone,
  hasCyrillic,
  normaliseEmail,
  phoneDigits,
  type PhoneRegion,
} from '@tulpar/api/contract';
import type { Currency } from '#app/platform/i18n/languages.ts';

/** Suggested email domains, most common first (VALID-04, OP-94). */
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

/** Country codes and masks; `0` is any digit (FORM-17, FORM-18). */
export const PHONE_COUNTRIES: readonly { code: PhoneRegion; dial: string; mask: string }[] = [
  { code: 'KZ', dial: '7', mask: '+7 (000) 000-00-00' },
  { code: 'AZ', dial: '994', mask: '+994-00-000-00-00' },
];

/** Problem of an email address, as a message id, or null (VALID-01, VALID-02). */
export function emailFault(value: string): 'required' | 'emailCyrillic' | 'emailInvalid' | null {
  const email = normaliseEmail(value);
  if (email === '') return 'required';
  if (Email.safeParse(email).success) return null;
  return hasCyrillic(email) ? 'emailCyrillic' : 'emailInvalid';
}

/** Problem of a phone number, as a message id, or null (VALID-05, VALID-06). */
export function phoneFault(value: string): 'required' | 'phoneInvalid' | null {
  const digits = phoneDigits(value);
  // The field inserts the country code itself, so a country code alone counts as empty.
  if (digits === '' || PHONE_COUNTRIES.some(({ dial }) => dial === digits)) return 'required';
  return Phone.safeParse(digits).success ? null : 'phoneInvalid';
}

/** Region where no phone determines it, such as a login by email, from the visitor's currency (OP-85). */
export function emailRegion(currency: Currency): PhoneRegion {
  return currency === 'AZN' ? 'AZ' : 'KZ';
}
