import { cva } from 'class-variance-authority';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

const iconButton = cva(
  'relative grid size-11 shrink-0 place-items-center rounded-md text-ink transition-colors duration-[140ms] ease-out disabled:cursor-not-allowed disabled:text-ink-disabled aria-disabled:cursor-not-allowed aria-disabled:text-ink-disabled [&_svg]:size-[22px]',
  {
    variants: {
      variant: {
        plain: 'hover:bg-surface-2 active:bg-surface-3',
        filled: 'bg-surface-2 hover:bg-surface-3 active:bg-line-strong',
        quiet: 'text-ink-muted hover:text-ink',
        art: 'bg-black/35 text-on-backdrop hover:bg-black/50',
      },
    },
  },
);

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name; the icon is decorative. */
  label: string;
  icon: ReactNode;
  /** A `CounterBadge` in the corner. */
  badge?: ReactNode;
  variant?: 'plain' | 'filled' | 'quiet' | 'art' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  badge,
  variant = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button aria-label={label} {...rest} type={type} className={cn(iconButton({ variant }), className)}>
      {icon}
      {badge ? (
        <span className="absolute top-1 right-0.5 rounded-full ring-2 ring-canvas [&>span]:block">
          {badge}
        </span>
      ) : null}
    </button>
  );
}
