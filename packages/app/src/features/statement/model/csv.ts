import type { Language } from '#app/platform/i18n/languages.ts';

/** A cell: text, or an amount in minor units. */
export type Cell = string | { readonly minor: number } | { readonly count: number } | null;

/** The byte order mark: without it a spreadsheet takes UTF-8 for the code page of its country. */
const MARK = '\uFEFF';
const END = '\r\n';

/** What a spreadsheet would take for a formula, were it to begin a text. */
const FORMULA = /^\s*[=+\-@]|^[\t\r]/;

function textOf(cell: Cell, point: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return FORMULA.test(cell) ? `'${cell}` : cell;
  if ('count' in cell) return String(cell.count);
  const amount = Math.abs(cell.minor);
  const cents = String(amount % 100).padStart(2, '0');
  return `${cell.minor < 0 ? '-' : ''}${Math.floor(amount / 100)}${point}${cents}`;
}

/**
 * Rows as a CSV file of RFC 4180 (SAFE-19). Where the decimal sign is a comma, spreadsheets part the cells by a
 * semicolon: ru, kk, az. Texts that would be formulas are guarded by an apostrophe; figures are not.
 */
export function toCsv(rows: readonly (readonly Cell[])[], language: Language): string {
  const [separator, point] = language === 'en' ? [',', '.'] : [';', ','];
  const quoted = (cell: Cell) => {
    const text = textOf(cell, point);
    return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return MARK + rows.map((row) => row.map(quoted).join(separator) + END).join('');
}
