import { DotLine } from '../../foundations/dot-line/DotLine.tsx';
import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge, type BadgeTone } from '../../feedback/badge/Badge.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  MoneyInIcon,
  MoneyOutIcon,
  CloseIcon,
  PendingIcon,
  type Icon,
} from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';

const sum = cva('justify-self-end text-body-strong whitespace-nowrap', {
  variants: { tone: { plain: 'text-ink', success: 'text-success-ink', muted: 'text-ink-muted' } },
});

export interface TransactionRowProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  direction: 'in' | 'out';
  /** The method: "Bank card". */
  title: string;
  /** Masked account and time. */
  detail: string;
  /** Formatted amount with its sign. */
  amount: string;
  /** `success`: credited; `muted`: no money moved; `plain`: everything else. */
  tone?: 'plain' | 'success' | 'muted' | undefined;
  status: { tone: BadgeTone; label: string; icon: ReactNode };
  /** Why the transaction was declined, or what happens next. */
  reason?: ReactNode;
  /** A button next to the reason, e.g. "cancel the withdrawal". */
  action?: ReactNode;
  /** Page of this transaction; the whole row is then a link. */
  href?: string | undefined;
}

/** One transaction in the history. */
export function TransactionRow(props: TransactionRowProps) {
  const {
    direction,
    title,
    detail,
    amount,
    tone = 'plain',
    status,
    reason,
    action,
    href,
    className,
    ...rest
  } = props;
  const Direction = direction === 'in' ? MoneyInIcon : MoneyOutIcon;
  return (
    <li
      {...rest}
      className={cn(
        'relative grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-line px-4 py-3 not-first:border-t max-[359px]:grid-cols-[0_minmax(0,1fr)_auto] max-[359px]:gap-x-2 max-[359px]:pl-2 max-[239px]:flex max-[239px]:flex-col max-[239px]:items-start',
        className,
      )}
    >
      <span className="row-span-2 grid size-10 place-items-center rounded-md bg-surface-2 text-ink-muted max-[359px]:invisible max-[359px]:size-0">
        <Direction aria-hidden="true" className="size-5" />
      </span>
      {href === undefined ? (
        <span className="line-clamp-2 text-body-strong break-words">{title}</span>
      ) : (
        <Link
          href={href}
          className="line-clamp-2 text-body-strong break-words after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
      )}
      <span translate="no" className={sum({ tone })}>
        {amount}
      </span>
      <span className="line-clamp-2 text-caption text-ink-muted">
        <DotLine parts={detail.split(' · ')} />
      </span>
      <Badge tone={status.tone} icon={status.icon} className="justify-self-end">
        {status.label}
      </Badge>
      {action !== undefined && action !== null ? (
        <div className="relative col-span-3 mt-2 flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface-2 p-2.5 pl-3">
          <span className="min-w-[min(10rem,100%)] flex-1 text-caption text-ink-muted">{reason}</span>
          {action}
        </div>
      ) : (
        reason !== undefined &&
        reason !== null && (
          <p
            className={cn(
              'col-span-2 col-start-2 text-caption',
              status.tone === 'danger' ? 'text-danger-ink' : 'text-ink-muted',
            )}
          >
            {reason}
          </p>
        )
      )}
    </li>
  );
}

export interface TransactionGroupProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The day. */
  title: string;
  children: ReactNode;
}

/** Rows of one day in one card. */
export function TransactionGroup({ title, children, className, ...rest }: TransactionGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={cn('min-w-0', className)}>
      <h2 id={id} className="mb-2 text-caption text-ink-muted">
        {title}
      </h2>
      <ul className="rounded-lg bg-surface-1 shadow-card">{children}</ul>
    </section>
  );
}

/** Skeleton of a `TransactionGroup`; decorative. Put it into a `SkeletonGroup`. */
export function TransactionSkeleton({
  rows = 3,
  className,
  ...rest
}: ComponentProps<'div'> & { rows?: number | undefined }) {
  return (
    <div aria-hidden="true" {...rest} className={cn('min-w-0', className)}>
      <Skeleton shape="text" className="mb-2.5 h-3 w-28" />
      <div className="rounded-lg bg-surface-1 shadow-card">
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className="flex h-[74px] items-center gap-3 border-line px-4 not-first:border-t">
            <Skeleton className="size-10 flex-none" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton shape="text" className="h-3.5 w-32" />
              <Skeleton shape="text" className="h-3 w-20" />
            </div>
            <Skeleton shape="text" className="h-3.5 w-18" />
          </div>
        ))}
      </div>
    </div>
  );
}

const signs: Readonly<Record<TransactionLineProps['sign'], { Sign: Icon; look: string }>> = {
  in: { Sign: MoneyInIcon, look: 'bg-success-soft text-success-ink' },
  out: { Sign: MoneyOutIcon, look: 'bg-surface-3 text-ink-muted' },
  pending: { Sign: PendingIcon, look: 'bg-warning-soft text-warning-ink' },
  failed: { Sign: CloseIcon, look: 'bg-danger-soft text-danger-ink' },
};

export interface TransactionLineProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  sign: 'in' | 'out' | 'pending' | 'failed';
  title: string;
  /** Time, and the state in words if only the icon shows it. */
  detail: string;
  amount: string;
  href: string;
}

/** A transaction in a compact list, at least 56 px high; the whole line is a link. */
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
          <span className="line-clamp-2 text-body-strong wrap-anywhere">{title}</span>
          <DotLine className="line-clamp-2 text-caption text-ink-muted" parts={detail.split(' · ')} />
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
