/** What a payment field accepts, as the method options name it: the value as it is sent. */
export interface PaymentFieldRule {
  readonly pattern: string;
  readonly length: readonly [min: number, max: number];
}

/**
 * Phones in the cash box, by country: digits without separators (VALID-07). Any operator passes, unlike `Phone` of a
 * sign-in: the payment system decides which operators it serves.
 */
export const cashBoxPhoneRules = {
  KZ: { pattern: String.raw`^7\d{10}$`, length: [11, 11] },
  AZ: { pattern: String.raw`^994\d{9}$`, length: [12, 12] },
} as const satisfies Readonly<Record<string, PaymentFieldRule>>;

/** Bank account numbers by country, without the groups they are printed in. */
export const ibanRules = {
  KZ: { pattern: '^KZ[0-9A-Z]{18}$', length: [20, 20] },
  AZ: { pattern: '^AZ[0-9A-Z]{26}$', length: [28, 28] },
} as const satisfies Readonly<Record<string, PaymentFieldRule>>;

/** Digits of a card number; `hasCheckDigit` is asked besides. */
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
