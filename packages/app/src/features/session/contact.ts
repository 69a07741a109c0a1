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

/** Country of a phone number. */
export type PhoneCountryCode = 'KZ' | 'AZ';

/** Dialling codes and masks: `0` is a digit of the player (FORM-17, FORM-18). */
export const PHONE_COUNTRIES: readonly { code: PhoneCountryCode; dial: string; mask: string }[] = [
  { code: 'KZ', dial: '7', mask: '+7 (000) 000-00-00' },
  { code: 'AZ', dial: '994', mask: '+994-00-000-00-00' },
];

/** What is wrong with an e-mail address, as the id of a text; null when nothing is (VALID-01, VALID-02). */
export function emailFault(value: string): 'required' | 'emailCyrillic' | 'emailInvalid' | null {
  if (value === '') return 'required';
  if (/[\u0400-\u04FF]/.test(value)) return 'emailCyrillic';
  const parts = value.split('@');
  const [name, domain] = parts;
  if (parts.length !== 2 || !name || !domain) return 'emailInvalid';
  return /^[^\s.][^\s]*\.[^\s.]+$/.test(domain) && !domain.includes('..') ? null : 'emailInvalid';
}

const KZ = /^7(?:70[0-9]|747|75[01]|76[0-4]|771|77[5-8]|911)\d{7}$/;
const AZ = /^994(?:50|51|55|99|70|77|00)\d{7}$/;

/** Digits of a phone number, without brackets, signs and spaces (VALID-09). */
export function phoneDigits(value: string): string {
  return value.replace(/\D/g, '');
}

/** What is wrong with a phone number, as the id of a text (VALID-05, VALID-06). */
export function phoneFault(value: string): 'required' | 'phoneInvalid' | null {
  const digits = phoneDigits(value);
  if (digits === '' || digits === '7' || digits === '994') return 'required';
  return KZ.test(digits) || AZ.test(digits) ? null : 'phoneInvalid';
}

/** Region of a phone number (VALID-08). */
export function phoneRegion(digits: string): PhoneCountryCode {
  return digits.startsWith('994') ? 'AZ' : 'KZ';
}

/** Region of an e-mail sign-in: by the visitor's currency (OP-85). */
export function emailRegion(currency: Currency): PhoneCountryCode {
  return currency === 'AZN' ? 'AZ' : 'KZ';
}
