import * as Radix from '@radix-ui/react-checkbox';
import { useId, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { FieldMessage } from '../field/Field.tsx';
import { CheckIcon } from '../../foundations/icon/index.ts';

export interface CheckboxProps {
  /** May contain a link (FORM-06); pressing it does not toggle the box. */
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  error?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A checkbox whose whole line is clickable. */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
  error,
  name,
  onBlur,
  className,
  ref,
}: CheckboxProps) {
  const boxId = useId();
  return (
    <div className={cn('min-w-0', className)}>
      <div className="relative flex min-h-11 items-start gap-3 py-2.5 text-[0.875rem] leading-5 text-ink-muted">
        <Radix.Root
          ref={ref}
          id={boxId}
          name={name}
          checked={checked}
          onBlur={onBlur}
          onCheckedChange={(next) => onCheckedChange(next === true)}
          aria-labelledby={`${boxId}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${boxId}-message` : undefined}
          className={cn(
            'hit-44 -mt-0.5 grid size-6 shrink-0 place-items-center rounded-[7px] shadow-[inset_0_0_0_2px_var(--line-control)] transition-colors',
            'data-[state=checked]:bg-surface-inverse data-[state=checked]:text-ink-inverse data-[state=checked]:shadow-none',
            error && 'shadow-[inset_0_0_0_2px_var(--danger-ink)]',
          )}
        >
          <Radix.Indicator>
            <CheckIcon className="size-4 stroke-3" />
          </Radix.Indicator>
        </Radix.Root>
        <label
          id={`${boxId}-label`}
          htmlFor={boxId}
          className="min-w-0 cursor-pointer break-words hyphens-auto [&_a]:font-semibold [&_a]:text-brand-ink [&_a]:underline-offset-[3px] [&_a]:hover:underline"
        >
          {label}
        </label>
      </div>
      <FieldMessage id={`${boxId}-message`} error={error} />
    </div>
  );
}
