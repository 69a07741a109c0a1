import type { MaskitoPreprocessor } from '@maskito/core';
import { fillMask } from '../masked-input/index.ts';

/** A country whose numbers the product takes. `mask`: `0` stands for a digit of the player, the rest is fixed. */
export interface PhoneCountry<Code extends string = string> {
  code: Code;
  /** In the player's language. */
  name: string;
  /** Digits of the dialling code, without "+". */
  dial: string;
  /** `+7 (000) 000-00-00`, `+994-00-000-00-00`. FORM-17, FORM-18. */
  mask: string;
}

/** The part of the mask before the first digit of the player: `+7 (`, `+994-`. */
export function prefixOf(country: PhoneCountry): string {
  return country.mask.slice(0, country.mask.indexOf('0'));
}

/** How many digits the player adds to the dialling code. */
export function nationalLength(country: PhoneCountry): number {
  return country.mask.split('0').length - 1;
}

/** National digits written the way the country writes them; the prefix alone for none. */
export function formatNational(country: PhoneCountry, national: string): string {
  const prefix = prefixOf(country);
  return prefix + fillMask(country.mask.slice(prefix.length), national);
}

/**
 * Reads a number put in at once: pasted, filled in by the browser, or set by a form. Accepts `+7 701…`, `00994…`,
 * `8 701…` (the Kazakh trunk prefix) and national numbers; a full number of another country names that country.
 */
export function readNumber<Code extends string>(
  raw: string,
  country: PhoneCountry<Code>,
  countries: readonly PhoneCountry<Code>[],
): { country: PhoneCountry<Code>; national: string } {
  const typed = visible(raw);
  const all = typed.replace(/\D/gu, '');
  // An Azerbaijani number may begin with 00 itself.
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

/** A number without the invisible marks that come along with a paste. */
const visible = (raw: string) => raw.normalize('NFKC').replace(/[\p{Cf}\p{DI}]/gu, '');

/** Whether a number names its country, whatever invisible marks or words are before it: `tel:+7…`, `00994…`. */
const isInternational = (typed: string) => /^\D*(?:\+|00)/u.test(typed);

/** National digits without the trunk prefix many put before them (`8 701…`, `+7 8 701…`, `050…`). */
function nationalOf(digits: string, country: PhoneCountry): string {
  const length = nationalLength(country);
  const hasTrunk = digits.length === length + 1 && /^[80]/u.test(digits);
  return digits.slice(hasTrunk ? 1 : 0).slice(0, length);
}

/** The trunk prefix somebody has typed before the number gives way to its last digit. */
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
 * A number put in at once, or null for a part of one, which belongs where the caret is: it names its country, or has all
 * the digits of a national number.
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
