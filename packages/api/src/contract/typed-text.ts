/** Invisible characters: zero-width spaces, bidi marks, soft hyphens. A joiner within an emoji is part of its picture. */
const INVISIBLE =
  /(?!\u200D|\uFE0F)[\p{Cf}\p{DI}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?:\u200D|\uFE0F)/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/gu;

/**
 * A text of several lines as its writer meant it (INPUT-02): without the invisible characters of a
 * paste, full-width forms as plain ones, every space a plain one. Other compatibility forms stay: "№ 5" is no "No 5".
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

/** A text of one line, such as a name or what is searched for: `cleanLines` with every break a space. */
export const cleanTyped = (text: string): string => cleanLines(text).replace(/\s+/gu, ' ');

/** A text that is no words, such as a code or a number: compatibility forms as plain ones, no space, one kind of dash. */
export function cleanCode(text: string): string {
  return cleanTyped(text.normalize('NFKC'))
    .replace(/[\p{Cf}\p{DI}\s]/gu, '')
    .replace(/\p{Pd}/gu, '-');
}

/** Cyrillic and Greek capitals, each with the Latin one that looks like it. */
const LOOKALIKES = 'АВЕКМНОРСТУХІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'ABEKMHOPCTYXISJABEZHIKMNOPTYX';
/** A code in Latin capitals where letters of another alphabet look like them: a keyboard in the wrong language. */
export const latinCapitals = (code: string): string =>
  [...code.toUpperCase()]
    .map((char) => {
      const at = LOOKALIKES.indexOf(char);
      return at < 0 ? char : LATIN.charAt(at);
    })
    .join('');

/** The address in what people paste for one: `mailto:a@b.kz`, `Aigerim <a@b.kz>`, `a@b.kz,`. */
export function bareEmail(text: string): string {
  const typed = cleanTyped(text.normalize('NFKC'));
  const cleaned = typed.replace(/^mailto:([^?]*).*$/iu, '$1');
  const inBrackets = /<([^<>]*)>[\s.,;]*$/u.exec(cleaned)?.[1] ?? cleaned;
  // A pattern for the end of a text would look for it from every mark on: quadratic time for a hostile one.
  let end = inBrackets.length;
  while (end > 0 && /[\s,;.]/u.test(inBrackets.charAt(end - 1))) end -= 1;
  return inBrackets.slice(0, end);
}

/**
 * A promo code as it is written: letters, digits, `-` and `_`, in capitals. Keyboards of Azerbaijan tell i, ı, İ and I
 * apart and players do not (PROMO-19).
 */
export function writtenCode(text: string): string {
  return cleanCode(text)
    .replace(/[iıİ]/gu, 'I')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}_-]/gu, '');
}
