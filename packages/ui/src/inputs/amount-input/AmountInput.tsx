import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { emptyInput, fieldAction, FieldMessage, useFieldIds } from '../field/Field.tsx';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { TextHistory, useTextHistory } from '../../internal/text-history.ts';
import { CloseIcon } from '../../foundations/icon/index.ts';
import { formatMajor, readMajor, readTyped } from './amount-text.ts';

export interface AmountPreset {
  /** Minor units. */
  value: number;
  label: string;
}

export interface AmountInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onInput'
> {
  label: string;
  /** Minor units. */
  value: number | null;
  /** `null` for an empty field or an invalid amount. */
  onValueChange: (minor: number | null) => void;
  /** Error of an invalid amount, shown on blur; if there is an `error`, immediately and instead of it. */
  unreadable: string;
  currencySymbol: string;
  /** The limits of the payment method as text. */
  range?: string | undefined;
  presets?: readonly AmountPreset[] | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  clearLabel: string;
  /** Thousands separator: a comma in English, else a non-breaking space. */
  groupSeparator?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const noPresets: readonly AmountPreset[] = [];

/** Amount of a payment in large digits, with presets below. */
export function AmountInput({
  label,
  value,
  onValueChange,
  unreadable,
  currencySymbol,
  range,
  presets = noPresets,
  error: formError,
  hint,
  clearLabel,
  groupSeparator = '\u00a0',
  id,
  className,
  ref,
  ...rest
}: AmountInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const rangeId = useId();
  const [isUnreadable, setUnreadable] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const error = isUnreadable && (isLeft || formError) ? unreadable : formError;
  const { inputId, messageId, describedBy } = useFieldIds(id, { error, hint }, range ? rangeId : undefined);
  const refs = useMemo(() => mergeRefs<HTMLInputElement>(own, ref), [ref]);
  const text = formatMajor(value, groupSeparator);
  const locked = Boolean(rest.disabled ?? rest.readOnly ?? false);

  /** Whether the field itself added the separators of its text, rather than the player. */
  const isGrouped = useRef(true);
  /**
   * A phone keyboard is composing a word. Rewriting the text would end the composition, and the keyboard would then
   * insert the word again.
   */
  const isComposing = useRef(false);
  const [history] = useState(() => new TextHistory());
  const show = (input: HTMLInputElement, shown: string, minor: number | null) => {
    if (!isComposing.current && input.value !== shown) input.value = shown;
    isGrouped.current = shown === formatMajor(minor, groupSeparator);
    if (!isComposing.current) history.note(input);
    setUnreadable(Number.isNaN(minor));
    onValueChange(Number.isNaN(minor) ? null : minor);
    // Render even if the parent keeps the old `value`, for example because it caps the amount, so that the text is
    // set back to it.
    renderAgain();
  };

  useTextHistory(own, history, (input, earlier) => show(input, earlier, readMajor(earlier)));

  const follow = useEffectEvent(() => {
    const input = own.current;
    const shown = input && readMajor(input.value);
    if (!input || isComposing.current || (value === null && Number.isNaN(shown))) return;
    // Rewrite separators of another language: after the next key they would be read as decimals ("25,000"
    // without its last 0).
    if (shown === value && !(isGrouped.current && input.value !== text)) return;
    input.value = text;
    isGrouped.current = true;
    history.note(input);
    setUnreadable(false);
  });
  useEffect(() => follow());

  const readKey = (input: HTMLInputElement, typed: string | null) => {
    const before = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const next = readTyped(before, typed, isGrouped.current, groupSeparator);
    show(input, next.text, next.minor);
    if (input.value !== before.text) input.setSelectionRange(next.caret, next.caret);
  };
  const read = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { inputType = '', data = null } = event.nativeEvent as Partial<InputEvent>;
    // Pasted text is parsed as a complete amount, because it may have other separators; pasted digits alone
    // continue the amount. A phone keyboard reports its clipboard as `insertText`, like a key.
    const isDigits = data !== null && /^\s*\d+\s*$/u.test(data);
    const isPasted = inputType === 'insertText' && data !== null && data.length > 1;
    const isTyped = /^(?:insertText|insertCompositionText|insertFromComposition|delete)/u.test(inputType);
    if (!isDigits && (isPasted || !isTyped)) {
      const minor = readMajor(input.value);
      show(input, Number.isNaN(minor) ? input.value : formatMajor(minor, groupSeparator), minor);
      return;
    }
    readKey(input, data?.at(-1) ?? null);
  };

  return (
    <div className={cn('min-w-0', className)}>
      <label
        htmlFor={inputId}
        className={cn(
          'group @container block cursor-text rounded-xl bg-surface-1 px-4 pt-[18px] pb-4 shadow-[inset_0_0_0_1px_var(--line-control)] transition-shadow',
          'has-[input:focus]:shadow-[inset_0_0_0_2px_var(--brand-ink)]',
          locked && 'cursor-default bg-surface-2 shadow-[inset_0_0_0_1px_var(--line)]',
          error &&
            'has-[input:focus]:outline-2 has-[input:focus]:outline-offset-2 has-[input:focus]:outline-focus-ring shadow-[inset_0_0_0_2px_var(--danger-ink)] has-[input:focus]:shadow-[inset_0_0_0_2px_var(--danger-ink)]',
        )}
      >
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span
            className={cn(
              'text-caption font-semibold',
              error ? 'text-danger-ink' : 'text-ink-muted group-has-[input:focus]:text-brand-ink',
            )}
          >
            {label}
          </span>
          {range ? (
            <span id={rangeId} className="text-caption text-ink-muted">
              {range}
            </span>
          ) : null}
        </span>
        <span className="mt-1 flex min-h-[52px] items-center @max-[15rem]:flex-wrap">
          <input
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            ref={refs}
            id={inputId}
            type="text"
            defaultValue={text}
            placeholder="0"
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onInput={read}
            onCompositionStart={() => {
              isComposing.current = true;
            }}
            onCompositionEnd={(event) => {
              isComposing.current = false;
              readKey(event.currentTarget, null);
            }}
            onFocus={(event) => {
              setLeft(false);
              rest.onFocus?.(event);
            }}
            onBlur={(event) => {
              setLeft(true);
              if (value !== null && event.currentTarget.value !== text)
                show(event.currentTarget, text, value);
              rest.onBlur?.(event);
            }}
            className="peer field-sizing-content max-w-[calc(100%-5.5rem)] min-w-[1ch] @max-[15rem]:max-w-full bg-transparent font-display text-amount @max-[15rem]:text-title-lg text-ink outline-none placeholder:text-ink-disabled read-only:text-ink-muted disabled:text-ink-muted"
          />
          <span
            translate="no"
            aria-hidden="true"
            className="ml-2 font-display text-[1.75rem] font-bold text-ink-subtle @max-[15rem]:text-title-lg"
          >
            {currencySymbol}
          </span>
          <button
            type="button"
            disabled={locked}
            aria-label={clearLabel}
            className={cn(fieldAction, 'mr-[-8px] ml-auto peer-placeholder-shown:hidden disabled:hidden')}
            onClick={(event) => {
              event.preventDefault();
              if (own.current) emptyInput(own.current);
            }}
          >
            <CloseIcon />
          </button>
        </span>
      </label>
      <FieldMessage id={messageId} error={error} hint={hint} />
      {presets.length > 0 ? (
        <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-1.5">
          {presets.map((preset) => (
            <button
              key={preset.value}
              type="button"
              disabled={locked}
              aria-pressed={preset.value === value}
              onClick={() => onValueChange(preset.value)}
              className="min-h-11 rounded-md bg-surface-2 px-1 text-[0.875rem] leading-5 font-semibold whitespace-nowrap text-ink shadow-[inset_0_0_0_1px_var(--line)] transition-colors hover:bg-surface-3 disabled:cursor-not-allowed disabled:text-ink-disabled disabled:hover:bg-surface-2 aria-pressed:bg-surface-inverse aria-pressed:text-ink-inverse aria-pressed:shadow-none disabled:aria-pressed:bg-surface-3 disabled:aria-pressed:text-ink-muted"
            >
              {preset.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
