/**
 * A text as its writer meant it: without the invisible characters that come along with a paste (zero-width spaces,
 * bidi marks, soft hyphens), full-width and other compatibility forms as plain ones, every space a plain one
 * (INPUT-02). Lines stay lines.
 */
export function cleanTyped(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
}

/** The address in what people paste for one: `mailto:a@b.kz`, `Aigerim <a@b.kz>`, `a@b.kz,`. */
export function bareEmail(text: string): string {
  const cleaned = cleanTyped(text).replace(/^mailto:/iu, '');
  const inBrackets = /<([^<>]*)>[\s.,;]*$/u.exec(cleaned)?.[1] ?? cleaned;
  // A pattern for the end of a text would look for it from every mark on: quadratic time for a hostile one.
  let end = inBrackets.length;
  while (end > 0 && /[\s,;.]/u.test(inBrackets.charAt(end - 1))) end -= 1;
  return inBrackets.slice(0, end);
}
