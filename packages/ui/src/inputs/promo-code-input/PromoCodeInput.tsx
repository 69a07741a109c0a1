import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import {
  emptyInput,
  fieldAction,
  fieldBox,
  fieldInput,
  fieldLabel,
  FieldMessage,
  useFieldIds,
} from '../field/Field.tsx';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { CloseIcon, DoneIcon } from '../../foundations/icon/index.ts';

/** Result of a code; empty strings count as missing. */
interface Verdict {
  error?: string | undefined;
  success?: string | undefined;
}

/**
 * The part of the result to show. It belongs to the submitted code: an error is hidden by the first edit, a
 * success remains when the caller clears the field.
 */
export function shownVerdict(verdict: Verdict, value: string, sent: string): Verdict {
  const same = value.trim() === sent.trim();
  if (verdict.error) return same ? { error: verdict.error } : {};
  if (verdict.success && (same || value.trim() === '')) return { success: verdict.success };
  return {};
}

/** Props of `PromoCodeInput`. `className` styles the form, `ref` is the field. */
export interface PromoCodeInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'placeholder'
> {
  label: string;
  value: string;
  onValueChange: (code: string) => void;
  /** The trimmed code; called on Enter and by the button, never for an empty field. */
  onActivate: (code: string) => void;
  /** The word on the button: "Activate". */
  actionLabel: string;
  /** Label of the clear icon. */
  clearLabel: string;
  /** Error of the code; hidden once the code is edited. PROMO-14. */
  error?: string | undefined;
  /** Result of the code; remains when the caller clears the field. */
  success?: string | undefined;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A promo code field with a button. FORM-08. The result is shown below and announced. */
export function PromoCodeInput({
  label,
  value,
  onValueChange,
  onActivate,
  actionLabel,
  clearLabel,
  error,
  success,
  hint,
  disabled = false,
  id,
  className,
  ref,
  'aria-describedby': extra,
  ...rest
}: PromoCodeInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(error);
  if (known !== error) {
    setKnown(error);
    // The code may have been sent by another button.
    setSent(value);
  }
  const shown = shownVerdict({ error, success }, value, sent);
  const invalid = Boolean(shown.error);
  // The success is announced by its live region; as a description the field would repeat it when it gets the focus.
  const texts = { error: shown.error, hint: shown.success ? undefined : hint };
  const { inputId, messageId, describedBy } = useFieldIds(id, texts, extra);
  const empty = value.trim() === '';

  // Cleared after a success: the button is disabled, so focus the field.
  useLayoutEffect(() => {
    if (empty && document.activeElement === button.current) own.current?.focus();
  }, [empty]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const code = value.trim();
    if (!code || disabled) return;
    setSent(code);
    onActivate(code);
  };

  return (
    <form noValidate onSubmit={send} className={cn('min-w-0', className)}>
      <div className="flex flex-wrap gap-2">
        <div className={cn(fieldBox(invalid, disabled), 'w-auto min-w-0 flex-[999_1_8.5rem] bg-surface-2')}>
          <div className="relative flex min-w-0 flex-1 items-center">
            <input
              name="promo_code"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              maxLength={64}
              {...rest}
              ref={refs}
              type="text"
              id={inputId}
              disabled={disabled}
              value={value}
              placeholder=" "
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
              onChange={(event) => onValueChange(event.target.value)}
              className={fieldInput}
            />
            <label htmlFor={inputId} className={fieldLabel(invalid)}>
              {label}
            </label>
            {disabled ? null : (
              <button
                type="button"
                aria-label={clearLabel}
                className={cn(fieldAction, 'peer-placeholder-shown:hidden')}
                onClick={() => own.current && emptyInput(own.current)}
              >
                <CloseIcon />
              </button>
            )}
          </div>
        </div>
        <Button
          needsNetwork
          ref={button}
          type="submit"
          variant={empty ? 'secondary' : 'tonal'}
          disabled={disabled || empty}
          className="min-h-14! flex-[1_1_auto]! px-[18px]!"
        >
          {actionLabel}
        </Button>
      </div>
      <div role="status">
        {shown.success ? (
          <span className="mt-1.5 flex items-start gap-1.5 text-caption text-success-ink [&>svg]:mt-px [&>svg]:size-4 [&>svg]:shrink-0">
            <DoneIcon />
            <span className="min-w-0 break-words">{shown.success}</span>
          </span>
        ) : (
          <FieldMessage id={messageId} error={shown.error} />
        )}
      </div>
      {shown.error || shown.success ? null : <FieldMessage id={messageId} hint={hint} />}
    </form>
  );
}
