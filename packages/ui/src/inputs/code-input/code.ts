/** The mask of a code. FORM-14. */
export const CODE_MASK = '000 000';

/** Digits of a code. */
export const CODE_LENGTH = 6;

/** Six separate digits, or three and three; not a part of a longer number, such as the sender's phone. */
const CODE = /(?<!\d|\d[ -]|\+)\d{3}[ -]?\d{3}(?![ -]?\d)/gu;
/** Words before a code in the languages of the product. */
const NAMED = /(?:код|code|kod|şifrə|құпиясөз|пароль)\P{N}*$/iu;

/**
 * Extracts a code from pasted or autofilled text: with separators, or within a whole message (INPUT-05). Null
 * for a partial code; empty if the text has more digits but not exactly one code.
 */
export function readCode(raw: string): string | null {
  const text = raw
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/\s/gu, ' ')
    .replace(/\p{Pd}/gu, '-');
  const digits = text.replace(/\D/gu, '');
  const shown = (code: string) => `${code.slice(0, 3)} ${code.slice(-3)}`;
  if (digits.length === CODE_LENGTH) return shown(digits);
  const found = [...text.matchAll(CODE)];
  const named = found.filter(({ index }) => NAMED.test(text.slice(0, index)));
  const [code, ...others] = found.length === 1 ? found : named;
  if (code !== undefined && others.length === 0) return shown(code[0]);
  return digits.length > CODE_LENGTH ? '' : null;
}

/** Caret position in the text before a cell's digit. */
export const caretOf = (cell: number): number => (cell > 3 ? cell + 1 : cell);

/** The cell at a horizontal position from 0 (left) to 1. */
export const cellOf = (share: number): number =>
  Math.min(Math.max(Math.floor(share * CODE_LENGTH), 0), CODE_LENGTH - 1);

/** Cells covered by the selection; for a caret the cell of the next digit. */
export function cellsOf([from, to]: readonly [number, number], length: number): number[] {
  const cell = (at: number) => (at > 3 ? at - 1 : at);
  const last = Math.min(length, CODE_LENGTH - 1);
  const first = Math.min(cell(from), last);
  const end = Math.max(Math.min(cell(to), CODE_LENGTH), first + 1);
  return Array.from({ length: end - first }, (_, index) => first + index);
}
