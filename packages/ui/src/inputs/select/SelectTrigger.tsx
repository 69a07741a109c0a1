import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { fieldBox } from '../field/index.ts';
import { ChevronDownIcon } from '../../foundations/icon/index.ts';

interface SelectTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  /** What is chosen; nothing yet: the label stands in its place. */
  chosen: ReactNode;
  media?: ReactNode;
  invalid: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The box of a select: a field by its look, a button by its nature. */
export function SelectTrigger({ label, chosen, media, invalid, className, ...rest }: SelectTriggerProps) {
  const filled = Boolean(chosen);
  return (
    <button
      {...rest}
      type="button"
      className={cn(
        fieldBox(invalid, Boolean(rest.disabled ?? false)),
        'group gap-3 pr-3.5 pl-4 text-left disabled:cursor-not-allowed',
        'aria-expanded:shadow-[inset_0_0_0_2px_var(--brand-ink)]',
        className,
      )}
    >
      {media}
      <span className="min-w-0 flex-1">
        <span
          className={cn(
            'block truncate transition-[font-size,line-height] duration-[140ms] ease-out',
            filled ? 'text-[0.75rem] leading-4 font-medium' : 'text-[1rem] leading-[1.375rem]',
            invalid ? 'text-danger-ink' : 'text-ink-muted',
            !invalid && filled && 'group-aria-expanded:text-brand-ink',
          )}
        >
          {label}
        </span>
        {filled ? (
          <span className="block truncate text-input text-ink group-disabled:text-ink-muted">{chosen}</span>
        ) : null}
      </span>
      <ChevronDownIcon className="size-5 shrink-0 text-ink-muted transition-transform duration-[140ms] group-aria-expanded:rotate-180" />
    </button>
  );
}
