import type { Language } from '#app/platform/i18n/languages.ts';

/** A cell: text, or an amount in minor units. */
export type Cell = string | { readonly minor: number } | { readonly count: number } | null;

/** Byte order mark: without it spreadsheets decode UTF-8 with a local code page. */
const MARK = '\uFEFF';
const END = '\r\n';

/** Prefixes a spreadsheet would evaluate as a formula. */
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
 * Rows as an RFC 4180 CSV file (SAFE-19). Languages with a decimal comma (ru, kk, az) use semicolons, as
 * spreadsheets expect. Texts that look like formulas are prefixed with an apostrophe; amounts are not.
 */
export function toCsv(rows: readonly (readonly Cell[])[], language: Language): string {
  const [separator, point] = language === 'en' ? [',', '.'] : [';', ','];
  const quoted = (cell: Cell) => {
    const text = textOf(cell, point);
    return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return MARK + rows.map((row) => row.map(quoted).join(separator) + END).join('');
}
