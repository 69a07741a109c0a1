/**
 * Invisible characters: zero-width spaces, bidi marks, soft hyphens. Joiners between the parts of an emoji
 * are not matched.
 */
const INVISIBLE =
  /(?!\u200D|\uFE0F)[\p{Cf}\p{DI}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?:\u200D|\uFE0F)/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/gu;

/**
 * Normalizes a multi-line text (INPUT-02): removes invisible characters and outer spaces; full-width forms and unusual
 * spaces become plain ones, several spaces become one. Other compatibility forms remain: "№ 5" is not "No 5".
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

/** Normalizes a code or a number: plain forms of all characters, no spaces, and `-` for every dash. */
export function cleanCode(text: string): string {
  return cleanTyped(text.normalize('NFKC'))
    .replace(/[\p{Cf}\p{DI}\s]/gu, '')
    .replace(/\p{Pd}/gu, '-');
}

/** Cyrillic and Greek capitals, and their Latin lookalikes in the same order. */
const LOOKALIKES = 'АВЕКМНОРСТУХІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'ABEKMHOPCTYXISJABEZHIKMNOPTYX';
/** Replaces Cyrillic and Greek lookalikes, typed with another keyboard layout, by Latin capitals. */
export const latinCapitals = (code: string): string =>
  [...code.toUpperCase()]
    .map((char) => {
      const at = LOOKALIKES.indexOf(char);
      return at < 0 ? char : LATIN.charAt(at);
    })
    .join('');

/** Extracts the e-mail address from a pasted text: `mailto:a@b.kz`, `Aigerim <a@b.kz>`, `a@b.kz,`. */
export function bareEmail(text: string): string {
  const typed = cleanTyped(text.normalize('NFKC'));
  const cleaned = typed.replace(/^mailto:([^?]*).*$/iu, '$1');
  const inBrackets = /<([^<>]*)>[\s.,;]*$/u.exec(cleaned)?.[1] ?? cleaned;
  // A loop, because a regular expression anchored at the end is quadratic for hostile input.
  let end = inBrackets.length;
  while (end > 0 && /[\s,;.]/u.test(inBrackets.charAt(end - 1))) end -= 1;
  return inBrackets.slice(0, end);
}

/** Normalizes a promo code to capitals, digits, `-` and `_`. The letters i, ı, İ and I are the same (PROMO-19). */
export function writtenCode(text: string): string {
  return cleanCode(text)
    .replace(/[iıİ]/gu, 'I')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}_-]/gu, '');
}
