import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  CloseIcon,
  MoneyInIcon,
  MoneyOutIcon,
  PendingIcon,
  type Icon,
} from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/Link.tsx';

const signs: Readonly<Record<TransactionLineProps['sign'], { Sign: Icon; look: string }>> = {
  in: { Sign: MoneyInIcon, look: 'bg-success-soft text-success-ink' },
  out: { Sign: MoneyOutIcon, look: 'bg-surface-3 text-ink-muted' },
  pending: { Sign: PendingIcon, look: 'bg-warning-soft text-warning-ink' },
  failed: { Sign: CloseIcon, look: 'bg-danger-soft text-danger-ink' },
};

/** Props of `TransactionLine`. */
export interface TransactionLineProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** Money in, out, pending, or failed. */
  sign: 'in' | 'out' | 'pending' | 'failed';
  title: string;
  /** Time, and the state as text where the icon alone would convey it. */
  detail: string;
  amount: string;
  href: string;
}

/** A transaction in a compact list, 56 px high; the whole line is a link. */
export function TransactionLine({
  sign,
  title,
  detail,
  amount,
  href,
  className,
  ...rest
}: TransactionLineProps) {
  const { Sign, look } = signs[sign];
  return (
    <li {...rest} className={cn('border-line not-first:border-t', className)}>
      <Link
        href={href}
        className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-surface-2 active:bg-surface-3"
      >
        <span className={cn('grid size-8 flex-none place-items-center rounded-md', look)}>
          <Sign aria-hidden="true" className="size-4" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-body-strong">{title}</span>
          <span className="block truncate text-caption text-ink-muted">{detail}</span>
        </span>
        <span
          translate="no"
          className={cn('text-body-strong whitespace-nowrap', sign === 'failed' && 'text-ink-muted')}
        >
          {amount}
        </span>
      </Link>
    </li>
  );
}
