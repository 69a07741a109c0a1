import { useEffect, useMemo, useRef, type Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  fieldAction,
  fieldBox,
  fieldInput,
  fieldLabel,
  FieldMessage,
  fieldText,
  useFieldIds,
} from '../field/Field.tsx';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { CheckIcon, CopyIcon, DoneIcon } from '../../foundations/icon/index.ts';
import { useCopy, type Wait } from './use-copy.ts';

export interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  /** Notice after copying: "Copied" (FORM-11). */
  copiedLabel: string;
  /** Instruction if the browser blocks copying; the text is then selected. */
  manualLabel: string;
  /** Timer of the 6 s in which presses are ignored; default: `setTimeout`. */
  wait?: Wait | undefined;
  className?: string | undefined;
  /** The text input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A text to copy, such as an account number or a link (FORM-11). After copying, presses are ignored for 6 s (FORM-12).
 */
export function CopyField({
  label,
  value,
  copyLabel,
  copiedLabel,
  manualLabel,
  wait,
  className,
  ref,
}: CopyFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const { state, copy } = useCopy(value, { wait });
  const manual = state === 'manual';
  const copied = state === 'copied';
  const said = manual ? manualLabel : copied ? copiedLabel : '';
  const { inputId, messageId, describedBy } = useFieldIds(undefined, { hint: said });

  useEffect(() => {
    if (!manual) return;
    own.current?.focus();
    own.current?.select();
  }, [manual]);

  return (
    <div data-state={state} className={cn('min-w-0', className)}>
      <div className={fieldBox(false, false)}>
        <div className={fieldText}>
          <input
            ref={refs}
            id={inputId}
            type="text"
            readOnly
            value={value}
            placeholder=" "
            aria-describedby={describedBy}
            className={cn(fieldInput, 'text-ellipsis read-only:text-ink')}
          />
          <label htmlFor={inputId} className={fieldLabel(false)}>
            {label}
          </label>
        </div>
        <button
          type="button"
          aria-label={copyLabel}
          // The button remains focusable: its state explains why presses have no effect.
          aria-disabled={copied || undefined}
          onClick={copy}
          className={cn(
            fieldAction,
            'aria-disabled:cursor-default',
            copied && 'text-success-ink hover:text-success-ink',
          )}
        >
          {copied ? <CheckIcon /> : <CopyIcon />}
        </button>
      </div>
      <div role="status">
        {copied ? (
          <span
            id={messageId}
            className="mt-1.5 flex items-start gap-1.5 text-caption text-success-ink [&>svg]:mt-px [&>svg]:size-4 [&>svg]:shrink-0"
          >
            <DoneIcon />
            <span className="min-w-0 break-words">{copiedLabel}</span>
          </span>
        ) : (
          <FieldMessage id={messageId} hint={manual ? manualLabel : undefined} />
        )}
      </div>
    </div>
  );
}
