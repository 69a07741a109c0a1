import { useState, type ComponentProps, type MouseEvent, type SyntheticEvent } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { FieldMessage, useFieldIds, type FieldTexts } from '../field/Field.tsx';
import { digitsOf, fillMask, maskOptions, useMaskedText } from '../masked-input/use-masked-text.ts';

/** The mask of a code (FORM-14). */
export const CODE_MASK = '000 000';

/** Digits of a code. */
export const CODE_LENGTH = 6;

/** Six digits, or two groups of three, that are not a part of a longer number, such as the sender's phone. */
const CODE = /(?<!\d|\d[ -]|\+)\d{3}[ -]?\d{3}(?![ -]?\d)/gu;
/** Words that precede a code in the languages of the product. */
const NAMED = /(?:код|code|kod|şifrə|құпиясөз|пароль)\P{N}*$/iu;

/**
 * Extracts a code from pasted or autofilled text, which may have separators or be a whole message (INPUT-05). Null
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

/** The cell at a horizontal position, from 0 (left edge) to 1 (right edge). */
export const cellOf = (share: number): number =>
  Math.min(Math.max(Math.floor(share * CODE_LENGTH), 0), CODE_LENGTH - 1);

/** Cells covered by the selection; without a selection, the cell of the next digit. */
export function cellsOf([from, to]: readonly [number, number], length: number): number[] {
  const cell = (at: number) => (at > 3 ? at - 1 : at);
  const last = Math.min(length, CODE_LENGTH - 1);
  const first = Math.min(cell(from), last);
  const end = Math.max(Math.min(cell(to), CODE_LENGTH), first + 1);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

export interface CodeInputProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput'>,
    FieldTexts {
  /** Up to six digits, without the space of the mask. */
  value: string;
  onValueChange: (digits: string) => void;
}

const mask = maskOptions(CODE_MASK, { overwriteMode: 'replace' });
const cells = Array.from({ length: CODE_LENGTH }, (_, index) => index);

/**
 * A code from a message: `000 000` (FORM-14). It is one text field over six drawn cells, because screen readers,
 * autofill and the clipboard need a single field. A complete code does not move the focus.
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

  // The invisible text has other distances than the cells, so the pressed cell determines the caret.
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
      {/* Rendered before it has an error, so that the error is announced; a hint, which may count seconds, is not. */}
      <div role="alert">{error ? <FieldMessage id={messageId} error={error} /> : null}</div>
      {error ? null : <FieldMessage id={messageId} hint={hint} />}
    </div>
  );
}
