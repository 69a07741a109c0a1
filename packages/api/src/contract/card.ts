/** Whether a card number passes the Luhn check (ISO/IEC 7812). Digits only; false for an empty text. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, char] of [...digits].toReversed().entries()) {
    const digit = Number(char);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return digits !== '' && sum % 10 === 0;
}

/** Whether the check digits of an IBAN are valid (ISO 13616, INPUT-04). `iban`: capitals and digits only. */
export function hasIbanCheckDigits(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  // A letter is replaced by a number with two digits: A is 10.
  for (const char of moved)
    for (const digit of String(Number.parseInt(char, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

const EXPIRY = /^(0[1-9]|1[0-2])\/(\d\d)$/;

/** Whether a saved card has expired; false if `expiry` is not `MM/YY`. */
export const isExpired = (expiry: string | null, now: Date): boolean =>
  expiry !== null && EXPIRY.test(expiry) && !isUsableExpiry(expiry, now);

/** Whether `text` is an expiry date `MM/YY` that is not over: cards expire at the end of the month (FORM-16). */
export function isUsableExpiry(text: string, now: Date): boolean {
  const [, month, year] = EXPIRY.exec(text) ?? [];
  if (month === undefined || year === undefined) return false;
  return (2000 + Number(year)) * 12 + Number(month) >= now.getFullYear() * 12 + now.getMonth() + 1;
}
