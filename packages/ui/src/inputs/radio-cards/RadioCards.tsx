import type { ReactNode, Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { FieldMessage, useFieldIds, type FieldTexts } from '../field/Field.tsx';

/** One choice of `RadioCards`. */
export interface RadioCardOption<Value extends string> {
  value: Value;
  label: ReactNode;
  media?: ReactNode;
  description?: ReactNode;
  /** The option cannot be chosen; `description` says why. */
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> extends FieldTexts {
  labelHidden?: boolean | undefined;
  name: string;
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly RadioCardOption<Value>[];
  /** Number of columns; one where there is no space for them (for three, below 801 px). */
  columns?: 1 | 2 | 3 | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

const grids = {
  1: 'grid-cols-1',
  2: 'grid-cols-2 max-[239px]:grid-cols-1',
  3: 'grid-cols-1 tablet:grid-cols-3',
};

/** Options as cards: currency, method, bonus. They are native radios: arrow keys select. */
export function RadioCards<Value extends string>({
  label,
  labelHidden = false,
  name,
  value,
  onValueChange,
  options,
  columns = 1,
  error,
  hint,
  disabled = false,
  className,
  ref,
}: RadioCardsProps<Value>) {
  const { messageId, describedBy } = useFieldIds(undefined, { error, hint });
  return (
    <fieldset
      ref={ref}
      disabled={disabled}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy}
      className={cn('min-w-0', className)}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-2 text-caption text-ink-muted'}>{label}</legend>
      <div className={cn('grid gap-2', grids[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'group relative flex min-h-[52px] cursor-pointer items-center gap-2.5 rounded-md px-3 py-2 font-semibold text-ink transition-shadow',
              'shadow-[inset_0_0_0_1px_var(--line-control)] hover:bg-surface-1',
              'has-checked:bg-surface-1 has-checked:shadow-[inset_0_0_0_2px_var(--ink)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring',
              error && 'not-has-checked:shadow-[inset_0_0_0_2px_var(--danger-ink)]',
              (disabled || option.disabled) && 'cursor-not-allowed text-ink-muted hover:bg-transparent',
              disabled && 'opacity-60',
            )}
          >
            {option.media}
            <span className="min-w-0 flex-1 break-words hyphens-auto">
              <span className="block">{option.label}</span>
              {option.description ? (
                <span className="block text-caption text-ink-muted">{option.description}</span>
              ) : null}
            </span>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="size-6 shrink-0 appearance-none rounded-full shadow-[inset_0_0_0_2px_var(--line-control)] outline-none checked:shadow-[inset_0_0_0_7px_var(--surface-inverse)]"
            />
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </fieldset>
  );
}
