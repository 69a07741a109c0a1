import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { CloseIcon } from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/Link.tsx';

export interface FilterChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  label: string;
  icon?: ReactNode;
  /** On phones the chip shows only its icon; the label is for screen readers. */
  isIconOnPhones?: boolean | undefined;
  /** Shown after the label, such as an arrow if the chip opens a menu. */
  trailing?: ReactNode;
  /** Formatted number after the label, such as how many are selected. */
  count?: string | undefined;
  /** Whether the chip is selected. Leave it out where a press opens or removes something. */
  pressed?: boolean | undefined;
  /** Label of a chip that removes a selected filter; shows a cross. */
  removeLabel?: string | undefined;
  /** Makes the chip a link; `pressed` then marks the current page. */
  href?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A chip that filters or sorts the list below: pressed, opened, linked or removed. */
export function FilterChip({
  label,
  icon,
  isIconOnPhones = false,
  trailing,
  count,
  pressed,
  removeLabel,
  href,
  className,
  ...rest
}: FilterChipProps) {
  const look = cn(
    'hit-44 inline-flex min-h-10 max-w-full flex-none items-center gap-[7px] rounded-md px-3.5 py-1.5 text-left text-[0.875rem] leading-5 font-semibold transition-colors duration-[140ms] ease-out [&_svg]:size-[18px] [&_svg]:flex-none',
    pressed
      ? 'bg-surface-inverse text-ink-inverse'
      : 'bg-surface-1 text-ink-muted inset-ring inset-ring-line hover:bg-surface-2 hover:text-ink',
    className,
  );
  const content = (
    <>
      {icon}
      <span className={cn('min-w-0 wrap-anywhere', isIconOnPhones && 'max-tablet:sr-only')}>{label}</span>
      {count !== undefined && (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-surface-3 px-1.5 text-[0.75rem] leading-5 text-ink">
          {count}
        </span>
      )}
      {trailing}
      {removeLabel !== undefined && <CloseIcon />}
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} aria-current={pressed ? 'page' : undefined} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button aria-label={removeLabel} {...rest} type="button" aria-pressed={pressed} className={look}>
      {content}
    </button>
  );
}
