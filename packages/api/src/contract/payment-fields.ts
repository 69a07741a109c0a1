import type { MethodField } from './cash-box.ts';
import { hasCheckDigit, hasIbanCheckDigits, isUsableExpiry } from './card.ts';
import { phoneDigits } from './person-fields.ts';
import { cleanCode, cleanTyped, latinCapitals } from './typed-text.ts';

/** Rule of a payment field, applied to the value as sent. */
export interface PaymentFieldRule {
  readonly pattern: string;
  readonly length: readonly [min: number, max: number];
}

/**
 * Phone numbers of payments by country: digits without separators (VALID-07). All operators are valid, unlike in
 * `Phone`, because the payment system decides.
 */
export const cashBoxPhoneRules = {
  KZ: { pattern: String.raw`^7\d{10}$`, length: [11, 11] },
  AZ: { pattern: String.raw`^994\d{9}$`, length: [12, 12] },
} as const satisfies Readonly<Record<string, PaymentFieldRule>>;

/** IBAN format by country, without spaces. */
export const ibanRules = {
  KZ: { pattern: '^KZ[0-9A-Z]{18}$', length: [20, 20] },
  AZ: { pattern: '^AZ[0-9A-Z]{26}$', length: [28, 28] },
} as const satisfies Readonly<Record<string, PaymentFieldRule>>;

/** Pattern of a card number. The number must also pass `passesCheck`. */
export const cardNumberRule = {
  pattern: String.raw`^\d{16}$`,
  length: [16, 16],
} as const satisfies PaymentFieldRule;

export const walletRule = {
  pattern: String.raw`^\d{9,15}$`,
  length: [9, 15],
} as const satisfies PaymentFieldRule;

export const voucherRule = {
  pattern: '^[0-9A-Za-z-]{8,24}$',
  length: [8, 24],
} as const satisfies PaymentFieldRule;

const digitsIn = (typed: string) => cleanCode(typed).replace(/\D/g, '');
/** Maximum length of a pattern, characters. A longer one may be slow, so only the server checks it. */
const patternMax = 200;

/**
 * Whether a value matches the pattern of its field. Without a pattern, and for one that is too long or invalid, every
 * value does, because the server checks again.
 */
export function fitsPattern(pattern: string | null, value: string): boolean {
  if (pattern === null || pattern.length > patternMax) return true;
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

/** Normalizes a text so that it matches its pattern: a code may be typed with spaces or lookalike letters. */
function sentText(typed: string, pattern: string | null): string {
  const text = cleanTyped(typed);
  const code = cleanCode(typed);
  return [text, code, latinCapitals(code)].find((one) => fitsPattern(pattern, one)) ?? text;
}

/** Value of a payment field as sent, by field type (INPUT-02). The field's pattern applies to this value. */
export function sentField({ type, pattern }: Pick<MethodField, 'type' | 'pattern'>, typed: string): string {
  if (type === 'phone') return phoneDigits(typed);
  if (type === 'card_number') return digitsIn(typed);
  if (type === 'card_expiry') return digitsIn(typed).replace(/^(\d\d)(\d\d)$/, '$1/$2');
  if (type === 'iban') return latinCapitals(cleanCode(typed).replaceAll('-', ''));
  return sentText(typed, pattern);
}

/** Checks in addition to the pattern, by field type. */
const checks: ReadonlyMap<string, (sent: string, now: Date) => boolean> = new Map([
  ['card_number', hasCheckDigit],
  ['card_expiry', isUsableExpiry],
  ['iban', hasIbanCheckDigits],
]);

/** Whether a value as sent passes the check of its field type, such as check digits (INPUT-04, FORM-16). */
export function passesCheck({ type }: Pick<MethodField, 'type'>, sent: string, now: Date): boolean {
  return checks.get(type)?.(sent, now) ?? true;
}
