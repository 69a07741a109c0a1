import { useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { DatePicker, type DatePickerTexts } from '../date-picker/index.ts';
import { fieldAction } from '../field/Field.tsx';
import { CalendarIcon } from '../../foundations/icon/index.ts';
import { maskOptions, padParts, useMaskedText } from '../masked-input/use-masked-text.ts';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';
import { DATE_MASK, formatDate, readDate, readInsertedDate, type BirthDateLimits } from './birth-date.ts';

/** Texts of the calendar and of its button. */
export interface BirthDateTexts extends DatePickerTexts {
  /** Label of the button in the field. */
  open: string;
}

/** Props of `BirthDateInput`. Days are `YYYY-MM-DD`. */
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
  /** The date; empty if missing, incomplete or impossible. */
  value: string;
  /** `text` is the field's text, which distinguishes an incomplete date from an empty field. VALID-21. */
  onValueChange: (iso: string, text: string) => void;
  today: string;
  texts: BirthDateTexts;
}

const mask = maskOptions(DATE_MASK, { preprocessors: [padParts('.', { 0: 3, 3: 1 })] });

/**
 * Date of birth, typed as dd.mm.yyyy or selected in a calendar. FORM-07. The field accepts any date, so that
 * the form can show what is wrong; the calendar is limited to allowed days. VALID-22, VALID-23.
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
