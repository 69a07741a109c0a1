import { useMemo, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  emptyInput,
  fieldAction,
  fieldBox,
  fieldInput,
  fieldLabel,
  FieldMessage,
  fieldText,
  useFieldIds,
  type FieldTexts,
} from '../field/Field.tsx';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { CloseIcon } from '../../foundations/icon/index.ts';

/** `className` styles the field; other attributes are for the input. */
export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement>, FieldTexts {
  /** Label of the clear icon, which is shown while the field has a value. Without it there is no icon. */
  clearLabel?: string | undefined;
  /** Shown before the text: a prefix, a country. */
  leading?: ReactNode;
  /** Shown after the text: a lock, a status. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A text field with a floating label (FORM-01). Works controlled, uncontrolled, and with a form library's register. */
export function TextInput({
  label,
  error,
  hint,
  clearLabel,
  leading,
  trailing,
  id,
  className,
  placeholder = ' ',
  ref,
  'aria-describedby': extra,
  ...rest
}: TextInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const { inputId, messageId, describedBy } = useFieldIds(id, { error, hint }, extra);
  const invalid = Boolean(error);
  const locked = Boolean(rest.disabled ?? rest.readOnly ?? false);
  return (
    <div className={cn('min-w-0', className)}>
      <div className={fieldBox(invalid, locked)}>
        {leading}
        <div className={fieldText}>
          <input
            type="text"
            {...rest}
            ref={refs}
            id={inputId}
            placeholder={placeholder}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            className={fieldInput}
          />
          <label htmlFor={inputId} className={fieldLabel(invalid)}>
            {label}
          </label>
          {clearLabel && !locked ? (
            <button
              type="button"
              aria-label={clearLabel}
              className={cn(fieldAction, 'peer-placeholder-shown:hidden')}
              onClick={() => own.current && emptyInput(own.current)}
            >
              <CloseIcon />
            </button>
          ) : null}
        </div>
        {trailing}
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}
