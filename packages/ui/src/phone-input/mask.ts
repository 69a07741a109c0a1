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

/** The mask as maskito takes it: fixed characters, and a digit for each `0`. */
export function maskOf(country: PhoneCountry): (string | RegExp)[] {
  return [...country.mask].map((char) => (char === '0' ? /\d/u : char));
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
  let rest = national;
  let out = '';
  for (const char of country.mask) {
    if (char !== '0') out += char;
    else if (rest) {
      out += rest.charAt(0);
      rest = rest.slice(1);
    } else break;
  }
  return national ? out.replace(/\D+$/u, '') : prefixOf(country);
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
  const international = /^\s*(\+|00)/u.test(raw);
  const digits = raw.replace(/\D/gu, '').replace(/^00/u, '');
  const isFullNumberOf = (one: PhoneCountry) =>
    digits.startsWith(one.dial) && digits.length === one.dial.length + nationalLength(one);
  const owner = [country, ...countries].find(
    (one) => isFullNumberOf(one) || (international && digits.startsWith(one.dial)),
  );
  if (owner)
    return {
      country: owner,
      national: digits.slice(owner.dial.length, owner.dial.length + nationalLength(owner)),
    };
  const trunk = digits.length === nationalLength(country) + 1 && /^[80]/u.test(digits);
  return { country, national: digits.slice(trunk ? 1 : 0).slice(0, nationalLength(country)) };
}
