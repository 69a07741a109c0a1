import { useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { DatePicker, type DatePickerTexts, isoOf, partsOf } from '../date-picker/index.ts';
import { fieldAction } from '../field/Field.tsx';
import { CalendarIcon } from '../../foundations/icon/index.ts';
import { maskOptions, padParts, useMaskedText } from '../masked-input/use-masked-text.ts';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';

/** Texts of the calendar and of its button. */
export interface BirthDateTexts extends DatePickerTexts {
  /** Label of the button in the field that opens the calendar. */
  open: string;
}

/** Days are `YYYY-MM-DD`. */
export interface BirthDateInputProps
  extends
    BirthDateLimits,
    Omit<
      TextInputProps,
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onInput'
      | 'trailing'
      | 'clearLabel'
      | 'inputMode'
      | 'min'
      | 'max'
    > {
  /** `YYYY-MM-DD`; empty if the date is missing, incomplete or impossible. */
  value: string;
  /** `text` is what the field shows: it distinguishes an incomplete date from an empty field (VALID-21). */
  onValueChange: (iso: string, text: string) => void;
  today: string;
  texts: BirthDateTexts;
}

const DATE_MASK = '00.00.0000';

const mask = maskOptions(DATE_MASK, { preprocessors: [padParts('.', { 0: 3, 3: 1 })] });

/**
 * Date of birth, typed as dd.mm.yyyy or selected in a calendar (FORM-07). The field accepts any date, so that
 * the form can show what is wrong; the calendar is limited to allowed days (VALID-22, VALID-23).
 */
export function BirthDateInput({
  value,
  onValueChange,
  today,
  min,
  max,
  texts,
  ref,
  ...rest
}: BirthDateInputProps) {
  const [open, setOpen] = useState(false);
  const masked = useMaskedText({
    mask,
    value,
    ref,
    format: formatDate,
    read: readDate,
    readInserted: readInsertedDate,
    onRead: onValueChange,
  });
  const locked = Boolean(rest.disabled ?? rest.readOnly ?? false);
  return (
    <>
      <TextInput
        name="birthday"
        autoComplete="bday"
        {...rest}
        {...masked}
        inputMode="numeric"
        trailing={
          <button
            type="button"
            aria-label={texts.open}
            aria-haspopup="dialog"
            disabled={locked}
            onClick={() => setOpen(true)}
            className={cn(fieldAction, 'disabled:text-ink-disabled')}
          >
            <CalendarIcon />
          </button>
        }
      />
      <DatePicker
        open={open}
        onOpenChange={setOpen}
        value={value}
        onValueChange={(iso) => onValueChange(iso, formatDate(iso))}
        min={min}
        max={max}
        today={today}
        texts={texts}
      />
    </>
  );
}

/** Earliest and latest allowed date of birth, `YYYY-MM-DD` (VALID-22, VALID-23). */
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

/** What is wrong with the field's text within the limits; null if valid (VALID-21, VALID-22, VALID-23). */
export function birthDateProblem(text: string, { min, max }: BirthDateLimits): BirthDateProblem | null {
  if (text.length !== DATE_MASK.length) return 'unfinished';
  const iso = readDate(text);
  if (!iso) return 'impossible';
  if (iso < min) return 'too-early';
  return iso > max ? 'too-late' : null;
}
