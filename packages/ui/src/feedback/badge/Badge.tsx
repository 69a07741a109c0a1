import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

/** Meaning of a badge's colour. An icon or a word must say the same. */
export type BadgeTone = 'neutral' | 'brand' | 'accent' | 'bonus' | 'success' | 'warning' | 'danger';

const badge = cva(
  'inline-flex h-6 items-center gap-[5px] rounded-sm px-[9px] text-[0.75rem] leading-6 font-semibold whitespace-nowrap [&>svg]:size-3.5 [&>svg]:shrink-0 [&>svg]:stroke-[2.2]',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-3 text-ink-muted',
        brand: 'bg-brand-soft text-brand-ink',
        accent: 'bg-accent-soft text-accent-ink',
        bonus: 'bg-bonus-soft text-bonus-ink',
        success: 'bg-success-soft text-success-ink',
        warning: 'bg-warning-soft text-warning-ink',
        danger: 'bg-danger-soft text-danger-ink',
      },
    },
  },
);

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone | undefined;
  /** Before the text. */
  icon?: ReactNode;
}

/** A short status. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cn(badge({ tone }), className)}>
      {icon}
      {children}
    </span>
  );
}

const counter = cva(
  'inline-grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full px-[0.3125rem] text-[0.6875rem] leading-[1.125rem] font-bold tabular-nums data-[size=large]:px-1.5',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-3 text-ink',
        bonus: 'bg-bonus text-on-bonus',
        danger: 'bg-danger text-on-danger',
        inverse: 'bg-surface-inverse text-ink-inverse',
      },
    },
  },
);

export interface CounterBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Null: a dot. */
  count: number | null;
  /** Text for screen readers. */
  label: string;
  tone?: 'neutral' | 'bonus' | 'danger' | 'inverse' | undefined;
}

/** A count on an icon or tab: a circle for one digit, a pill for two, then "99+". Renders nothing for 0. */
export function CounterBadge({ count, label, tone = 'danger', className, ...rest }: CounterBadgeProps) {
  if (count !== null && !(count > 0)) return null;
  const size = count === null ? 'dot' : count > 9 ? 'large' : 'small';
  return (
    <span {...rest} data-size={size} className={cn(counter({ tone }), className)}>
      <span aria-hidden="true">{count !== null && count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
