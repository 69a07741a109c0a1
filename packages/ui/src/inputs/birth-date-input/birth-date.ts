import { isoOf, partsOf } from '../date-picker/index.ts';

/** The mask of a date. */
export const DATE_MASK = '00.00.0000';

/** Earliest and latest allowed date of birth, `YYYY-MM-DD`. VALID-22, VALID-23. */
export interface BirthDateLimits {
  min: string;
  max: string;
}

/** `YYYY-MM-DD` for a complete text (`14.05.1990`); empty if incomplete or not a calendar day. */
export function readDate(text: string): string {
  const [, day, month, year] = (/^(\d\d)\.(\d\d)\.(\d{4})$/u.exec(text) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined) return '';
  return isoOf(year, month, day) ?? '';
}

/** Displays `YYYY-MM-DD` in the field's format. */
export function formatDate(iso: string): string {
  return partsOf(iso) ? iso.split('-').toReversed().join('.') : '';
}

/**
 * Parses an inserted date (`1990-05-14`, `14/5/1990`, `14051990`) into the field's format; null if it is not
 * a complete date.
 */
export function readInsertedDate(raw: string): string | null {
  const text = raw.trim();
  const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:T.*)?$/u.exec(text);
  const [day, month, year] = yearFirst
    ? [yearFirst[3], yearFirst[2], yearFirst[1]]
    : (
        /^(\d{1,2})\s*[-./\s]\s*(\d{1,2})\s*[-./\s]\s*(\d{4})$/u.exec(text) ??
        /^(\d\d)(\d\d)(\d{4})$/u.exec(text) ??
        []
      ).slice(1);
  return day && month && year ? `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}` : null;
}

export type BirthDateProblem = 'unfinished' | 'impossible' | 'too-early' | 'too-late';

/** Checks a text of the field against the limits. VALID-21, VALID-22, VALID-23. */
export function birthDateProblem(text: string, { min, max }: BirthDateLimits): BirthDateProblem | null {
  if (text.length !== DATE_MASK.length) return 'unfinished';
  const iso = readDate(text);
  if (!iso) return 'impossible';
  if (iso < min) return 'too-early';
  return iso > max ? 'too-late' : null;
}
