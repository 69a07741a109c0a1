/** The mask of a code. FORM-14. */
export const CODE_MASK = '000 000';

/** Digits of a code. */
export const CODE_LENGTH = 6;

/** A code in what was pasted or suggested, with whatever separators or words around it; null for a part of one. */
export function readCode(raw: string): string | null {
  const digits = raw.replace(/\D/gu, '');
  return digits.length === CODE_LENGTH ? `${digits.slice(0, 3)} ${digits.slice(3)}` : null;
}

/** Where the caret stands in the text before the digit of a cell. */
export const caretOf = (cell: number): number => (cell > 3 ? cell + 1 : cell);

/** The cell at a place across the field, from 0 (left edge) to 1. */
export const cellOf = (share: number): number =>
  Math.min(Math.max(Math.floor(share * CODE_LENGTH), 0), CODE_LENGTH - 1);

/** Cells the selection of the text covers; for a mere caret the cell that takes the next digit. */
export function cellsOf([from, to]: readonly [number, number], length: number): number[] {
  const cell = (at: number) => (at > 3 ? at - 1 : at);
  const last = Math.min(length, CODE_LENGTH - 1);
  const first = Math.min(cell(from), last);
  const end = Math.max(Math.min(cell(to), CODE_LENGTH), first + 1);
  return Array.from({ length: end - first }, (_, index) => first + index);
}
