import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Link } from '../link/Link.tsx';

const iconLink = cva(
  'relative grid size-11 flex-none place-items-center rounded-md transition-colors duration-[140ms] ease-out [&_svg]:size-[22px]',
  {
    variants: {
      variant: {
        plain: 'text-ink hover:bg-surface-2 active:bg-surface-3',
        filled: 'bg-surface-2 text-ink hover:bg-surface-3 active:bg-line-strong',
        art: 'bg-[rgb(30_3_9/.42)] text-on-backdrop hover:bg-black/60',
      },
    },
  },
);

export interface IconLinkProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  /** Accessible name; the icon is decorative. */
  label: string;
  icon: ReactNode;
  /** A `CounterBadge` in the corner. The number must be in `label` too. */
  badge?: ReactNode;
  variant?: 'plain' | 'filled' | 'art' | undefined;
}

/** A 44 px link that shows only an icon. */
export function IconLink({ label, icon, badge, variant = 'plain', className, ...rest }: IconLinkProps) {
  return (
    <Link aria-label={label} {...rest} className={cn(iconLink({ variant }), className)}>
      {icon}
      {badge}
    </Link>
  );
}
