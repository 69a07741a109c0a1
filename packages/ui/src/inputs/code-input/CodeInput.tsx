import { useState, type ComponentProps, type MouseEvent, type SyntheticEvent } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { FieldMessage, useFieldIds, type FieldTexts } from '../field/Field.tsx';
import { digitsOf, fillMask, maskOptions, useMaskedText } from '../masked-input/index.ts';
import { caretOf, cellOf, CODE_LENGTH, CODE_MASK, cellsOf, readCode } from './code.ts';

/** Props of `CodeInput`. */
export interface CodeInputProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput'>,
    FieldTexts {
  /** Up to six digits, without the space. */
  value: string;
  onValueChange: (digits: string) => void;
}

const mask = maskOptions(CODE_MASK, { overwriteMode: 'replace' });
const cells = Array.from({ length: CODE_LENGTH }, (_, index) => index);

/**
 * A code from a message: `000 000`. FORM-14. One real text field over six drawn cells, so that screen
 * readers, autofill and the clipboard use a single field. A complete code does not move the focus.
 */
export function CodeInput({
  label,
  error,
  hint,
  value,
  onValueChange,
  id,
  className,
  ref,
  onFocus,
  onBlur,
  onSelect,
  'aria-describedby': extra,
  ...rest
}: CodeInputProps) {
  const { inputId, messageId, describedBy } = useFieldIds(id, { error, hint }, extra);
  const [selection, setSelection] = useState<readonly [number, number] | null>(null);
  const masked = useMaskedText({
    mask,
    value,
    ref,
    format: (digits) => fillMask(CODE_MASK, digits),
    read: (text) => digitsOf(text, CODE_LENGTH),
    readInserted: readCode,
    onRead: (digits) => {
      if (digits !== value) onValueChange(digits);
    },
  });
  const follow = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>) =>
    setSelection([selectionStart ?? 0, selectionEnd ?? 0]);

  // The invisible text is spaced differently from the cells, so a press is mapped by the cells.
  const press = (event: MouseEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (input.selectionStart !== input.selectionEnd) return;
    const { left, width } = input.getBoundingClientRect();
    const caret = caretOf(Math.min(cellOf((event.clientX - left) / width), value.length));
    input.setSelectionRange(caret, caret);
  };

  const active = selection ? cellsOf(selection, value.length) : null;
  const locked = Boolean(rest.disabled ?? rest.readOnly ?? false);
  return (
    <div className={cn('min-w-0', className)}>
      <label
        htmlFor={inputId}
        className={cn('mb-1.5 block text-caption', error ? 'text-danger-ink' : 'text-ink-muted')}
      >
        {label}
      </label>
      <div className="relative max-w-[19.5rem]">
        <input
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          {...rest}
          {...masked}
          type="text"
          id={inputId}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy}
          onClick={press}
          onFocus={(event) => {
            follow(event);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setSelection(null);
            onBlur?.(event);
          }}
          onSelect={(event) => {
            follow(event);
            onSelect?.(event);
          }}
          className="absolute inset-0 z-10 size-full bg-transparent text-input text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent autofill:[-webkit-text-fill-color:transparent]"
        />
        <div aria-hidden="true" className="flex gap-2">
          {cells.map((index) => (
            <span
              key={index}
              data-active={active?.includes(index) || undefined}
              className={cn(
                'grid h-14 min-w-0 flex-1 place-items-center rounded-md font-display text-[1.375rem] leading-none font-bold text-ink transition-shadow duration-[140ms]',
                index === CODE_LENGTH / 2 && 'ml-2',
                locked ? 'bg-surface-2 text-ink-muted' : 'bg-surface-1',
                error
                  ? 'shadow-[inset_0_0_0_2px_var(--danger-ink)]'
                  : locked
                    ? 'shadow-[inset_0_0_0_1px_var(--line)]'
                    : 'shadow-[inset_0_0_0_1px_var(--line-control)]',
                'data-active:shadow-[inset_0_0_0_2px_var(--brand-ink)]',
                error && 'data-active:shadow-[inset_0_0_0_3px_var(--danger-ink)]',
                active && active.length > 1 && 'data-active:bg-brand-soft',
              )}
            >
              {value.charAt(index) ||
                (active?.[0] === index && !locked ? (
                  <i className="h-5 w-0.5 rounded-[1px] bg-brand-ink" />
                ) : null)}
            </span>
          ))}
        </div>
      </div>
      {/* Rendered before the error, so that it is announced; the hint is outside, because it may count seconds. */}
      <div role="alert">{error ? <FieldMessage id={messageId} error={error} /> : null}</div>
      {error ? null : <FieldMessage id={messageId} hint={hint} />}
    </div>
  );
}
