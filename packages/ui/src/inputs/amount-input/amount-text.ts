import { plainDigits } from '../../internal/plain-digits.ts';

/** Minor units per major unit, for all currencies of the product. */
const minorPerMajor = 100;

/** Maximum number of digits in major units whose minor units are a safe integer. */
const maxMajorDigits = 13;

/** Decimal separator for a thousands separator: a point with commas, else a comma. */
export const decimalMark = (groupSeparator: string) => (groupSeparator === ',' ? '.' : ',');

/** An amount with thousands separators, and two decimals unless it is whole: "25 000", "25,50". Empty for `null`. */
export function formatMajor(minor: number | null, groupSeparator: string): string {
  if (minor === null || Number.isNaN(minor)) return '';
  const whole = String(Math.floor(minor / minorPerMajor)).replace(/\B(?=(\d{3})+$)/gu, groupSeparator);
  const rest = minor % minorPerMajor;
  return rest === 0 ? whole : `${whole}${decimalMark(groupSeparator)}${String(rest).padStart(2, '0')}`;
}

/** Invisible characters that pasted text may contain. */
const invisible = /[\p{Cf}\p{DI}]/gu;

/** Currency symbols and names written with amounts, and apostrophes, which only separate groups. */
const noise = /[\p{Sc}'’`]|kzt|azn|tenge|manat|теңге|тенге|манат|тг\.?|man\./giu;

/** Matches digits with `mark` before each group of three: "25.000.000". */
const grouped = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:${mark}\\d{3})+$`, 'u');

/** Splits digits, points and commas into major units and decimals; `null` if they are not an amount. */
function splitDecimals(text: string): { whole: string; decimals: string } | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return { whole: text, decimals: '' };
  const mark = text.charAt(last) === '.' ? '\\.' : ',';
  if (grouped(mark).test(text)) return { whole: text.replace(/\D/gu, ''), decimals: '' };
  const whole = text.slice(0, last);
  const other = mark === ',' ? '\\.' : ',';
  const isWhole = /^\d*$/u.test(whole) || grouped(other).test(whole);
  const decimals = text.slice(last + 1);
  if (!isWhole || decimals.length > 2) return null;
  return { whole: whole.replace(/\D/gu, ''), decimals };
}

/**
 * Minor units of a typed amount: decimals after a comma or point, groups of three separated by spaces,
 * points, commas or apostrophes, with currency symbols. A single separator followed by three digits separates
 * a group. `null` when empty, `NaN` if invalid, too large, or with more than two decimals (INPUT-01).
 */
export function readMajor(text: string): number | null {
  const bare = plainDigits(text.normalize('NFKC')).replace(invisible, '').replace(noise, '').trim();
  if (bare === '') return null;
  // Remove only spaces before groups of three: "25 50" may mean 25.50.
  const joined = bare.replace(/(?<=\d)\s(?=\d{3}(?!\d))/gu, '');
  if (!/^[\d.,]+$/u.test(joined) || !/\d/u.test(joined)) return Number.NaN;
  const parts = splitDecimals(joined);
  if (parts === null || parts.whole.length > maxMajorDigits) return Number.NaN;
  return Number(parts.whole) * minorPerMajor + Number(parts.decimals.padEnd(2, '0'));
}

/** A text with its caret, and its value in minor units. */
export interface ReadAmount {
  text: string;
  caret: number;
  minor: number | null;
}

/**
 * Text of the field after a key: grouped major units, decimals as typed. With `isGrouped` the field's own separators
 * are removed first, because "1,500" without its last digit must not be parsed as decimals. `typed` is the new
 * character, `null` after a deletion.
 */
export function readTyped(
  { text, caret }: Pick<ReadAmount, 'text' | 'caret'>,
  typed: string | null,
  isGrouped: boolean,
  groupSeparator: string,
): ReadAmount {
  const clean = (part: string) =>
    plainDigits(isGrouped ? part.replaceAll(groupSeparator, '') : part).replace(/[^\d.,]/gu, '');
  const isMark = typed !== null && /^[.,]$/u.test(typed) && text.charAt(caret - 1) === typed;
  const before = isMark ? `${clean(text.slice(0, caret - 1))}${typed}` : clean(text.slice(0, caret));
  const after = clean(text.slice(caret));
  const bare = before + after;
  const minor = readMajor(bare);
  if (!/^\d+$/u.test(bare) || Number.isNaN(minor)) return { text: bare, caret: before.length, minor };
  const shown = formatMajor(minor, groupSeparator);
  let position = shown.length;
  for (let left = after.length; left > 0; position -= 1)
    if (shown.charAt(position - 1) !== groupSeparator) left -= 1;
  if (shown.charAt(position - 1) === groupSeparator) position -= 1;
  return { text: shown, caret: position, minor };
}
