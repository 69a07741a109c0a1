/** Invisible characters: zero-width spaces, bidi marks, soft hyphens. Joiners within emoji are not included. */
const INVISIBLE =
  /(?!\u200D|\uFE0F)[\p{Cf}\p{DI}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?:\u200D|\uFE0F)/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/gu;

/**
 * Normalizes a multi-line text (INPUT-02): removes invisible characters, replaces full-width forms and
 * unusual spaces by plain ones. Other compatibility forms remain: "№ 5" is not "No 5".
 */
export function cleanLines(text: string): string {
  return text
    .replace(FULL_WIDTH, (char) => char.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
}

/** Normalizes a single-line text: `cleanLines` with line breaks replaced by spaces. */
export const cleanTyped = (text: string): string => cleanLines(text).replace(/\s+/gu, ' ');

/** Normalizes a code or a number: compatibility forms as plain ones, no spaces, one kind of dash. */
export function cleanCode(text: string): string {
  return cleanTyped(text.normalize('NFKC'))
    .replace(/[\p{Cf}\p{DI}\s]/gu, '')
    .replace(/\p{Pd}/gu, '-');
}

/** Cyrillic and Greek capitals with their Latin lookalikes. */
const LOOKALIKES = 'АВЕКМНОРСТУХІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'ABEKMHOPCTYXISJABEZHIKMNOPTYX';
/** Replaces lookalike letters of other alphabets by Latin capitals, as typed on the wrong layout. */
export const latinCapitals = (code: string): string =>
  [...code.toUpperCase()]
    .map((char) => {
      const at = LOOKALIKES.indexOf(char);
      return at < 0 ? char : LATIN.charAt(at);
    })
    .join('');

/** The e-mail address in a pasted text: `mailto:a@b.kz`, `Aigerim <a@b.kz>`, `a@b.kz,`. */
export function bareEmail(text: string): string {
  const typed = cleanTyped(text.normalize('NFKC'));
  const cleaned = typed.replace(/^mailto:([^?]*).*$/iu, '$1');
  const inBrackets = /<([^<>]*)>[\s.,;]*$/u.exec(cleaned)?.[1] ?? cleaned;
  // A regular expression anchored at the end would be quadratic for hostile input.
  let end = inBrackets.length;
  while (end > 0 && /[\s,;.]/u.test(inBrackets.charAt(end - 1))) end -= 1;
  return inBrackets.slice(0, end);
}

/** Normalizes a promo code: letters, digits, `-` and `_`, in capitals. i, ı, İ and I are the same (PROMO-19). */
export function writtenCode(text: string): string {
  return cleanCode(text)
    .replace(/[iıİ]/gu, 'I')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}_-]/gu, '');
}
