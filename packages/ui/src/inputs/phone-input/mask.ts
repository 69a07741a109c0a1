import type { MaskitoPreprocessor } from '@maskito/core';
import { fillMask } from '../masked-input/use-masked-text.ts';

/** A supported country. In `mask`, `0` is any digit, every other character is fixed. */
export interface PhoneCountry<Code extends string = string> {
  code: Code;
  name: string;
  /** Digits of the country code, without "+". */
  dial: string;
  /** `+7 (000) 000-00-00`, `+994-00-000-00-00` (FORM-17, FORM-18). */
  mask: string;
}

/** The fixed start of the mask: `+7 (`, `+994-`. */
export function prefixOf(country: PhoneCountry): string {
  return country.mask.slice(0, country.mask.indexOf('0'));
}

/** Number of digits after the country code. */
export function nationalLength(country: PhoneCountry): number {
  return country.mask.split('0').length - 1;
}

/** Formats national digits; without any, only the fixed start of the mask. */
export function formatNational(country: PhoneCountry, national: string): string {
  const prefix = prefixOf(country);
  return prefix + fillMask(country.mask.slice(prefix.length), national);
}

/**
 * Parses an inserted number (paste, autofill, form value). Accepts `+7 701…`, `00994…`, `8 701…` (the Kazakh
 * trunk prefix) and national numbers; a complete number of another country selects that country.
 */
export function readNumber<Code extends string>(
  raw: string,
  country: PhoneCountry<Code>,
  countries: readonly PhoneCountry<Code>[],
): { country: PhoneCountry<Code>; national: string } {
  const typed = visible(raw);
  const all = typed.replace(/\D/gu, '');
  // A complete national number is not international: Azerbaijani ones can start with 00.
  const isNational = all.length === nationalLength(country);
  const international = isInternational(typed) && !(isNational && all.startsWith('00'));
  const digits = international ? all.replace(/^00/u, '') : all;
  const isFullNumberOf = (one: PhoneCountry) =>
    digits.startsWith(one.dial) && digits.length === one.dial.length + nationalLength(one);
  const owner = [country, ...countries].find(
    (one) => isFullNumberOf(one) || (international && digits.startsWith(one.dial)),
  );
  if (owner) return { country: owner, national: nationalOf(digits.slice(owner.dial.length), owner) };
  return { country, national: nationalOf(digits, country) };
}

/** Removes invisible characters from a pasted number. */
const visible = (raw: string) => raw.normalize('NFKC').replace(/[\p{Cf}\p{DI}]/gu, '');

/** Whether a number contains its country code (`tel:+7…`, `00994…`); text before the code is ignored. */
const isInternational = (typed: string) => /^\D*(?:\+|00)/u.test(typed);

/** National digits without a trunk prefix (`8 701…`, `+7 8 701…`, `050…`). */
function nationalOf(digits: string, country: PhoneCountry): string {
  const length = nationalLength(country);
  const hasTrunk = digits.length === length + 1 && /^[80]/u.test(digits);
  return digits.slice(hasTrunk ? 1 : 0).slice(0, length);
}

/** Removes a typed trunk prefix (`8`, `0`) when the number becomes one digit too long. */
export function dropTrunk(country: PhoneCountry): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const digits = value.slice(prefixOf(country).length).replace(/\D/gu, '');
    const isAtEnd = selection[0] === value.length;
    const isFull = digits.length === nationalLength(country);
    if (action !== 'insert' || !/^\d$/u.test(data) || !isAtEnd || !isFull || !/^(?:8|0(?!0))/u.test(digits))
      return { elementState, data };
    const shorter = formatNational(country, digits.slice(1));
    return { elementState: { value: shorter, selection: [shorter.length, shorter.length] }, data };
  };
}

/**
 * Parses inserted text as a complete number: with a country code, or with all national digits. Null for a partial
 * number, which is inserted at the caret.
 */
export function readInsertedNumber<Code extends string>(
  raw: string,
  country: PhoneCountry<Code>,
  countries: readonly PhoneCountry<Code>[],
): { country: PhoneCountry<Code>; national: string } | null {
  const typed = visible(raw);
  const digits = typed.replace(/\D/gu, '').length;
  const isComplete = digits >= nationalLength(country) || (digits >= 7 && isInternational(typed));
  return isComplete ? readNumber(raw, country, countries) : null;
}
