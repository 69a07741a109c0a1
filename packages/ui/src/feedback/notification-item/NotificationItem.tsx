import { useId, type ComponentProps, type ReactNode, Children } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';

/** Tone of a notification; icon and text convey it too. */
export type NotificationTone = 'neutral' | 'accent' | 'bonus' | 'success' | 'warning' | 'danger';

const signs: Readonly<Record<NotificationTone, string>> = {
  neutral: 'bg-surface-2 text-ink-muted',
  accent: 'bg-accent-soft text-accent-ink',
  bonus: 'bg-bonus-soft text-bonus-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

const sums = {
  plain: 'text-ink',
  success: 'text-success-ink',
  bonus: 'text-bonus-ink',
  muted: 'text-ink-muted',
};

/** Props of `NotificationItem`. */
export interface NotificationItemProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  text?: ReactNode;
  /** Formatted time: "18:32", "17 ноя". */
  time: string;
  /** ISO 8601 time for machines. */
  dateTime?: string | undefined;
  icon: ReactNode;
  tone?: NotificationTone | undefined;
  /** Text a screen reader announces before an unread item's title ("new"). Absent for read items. */
  unreadLabel?: string | undefined;
  /** Formatted amount with its sign. */
  amount?: { value: string; tone?: keyof typeof sums | undefined } | undefined;
  /** Link of the title; the whole item is then clickable. */
  href?: string | undefined;
  /** Called when the title's link is followed. */
  onFollow?: (() => void) | undefined;
  /** Buttons, 44 px high. */
  actions?: ReactNode;
}

/** An inbox entry: icon, title, time, text and actions. */
export function NotificationItem(props: NotificationItemProps) {
  const {
    title,
    text,
    time,
    dateTime,
    icon,
    tone = 'neutral',
    unreadLabel,
    amount,
    href,
    onFollow,
    actions,
    className,
    ...rest
  } = props;
  const id = useId();
  const unread = unreadLabel !== undefined;
  const name = (
    <>
      {unread && <span className="sr-only">{unreadLabel}: </span>}
      {title}
    </>
  );
  return (
    <article
      aria-labelledby={id}
      {...rest}
      data-unread={unread || undefined}
      className={cn(
        'relative flex gap-3 px-4 py-3.5',
        "data-unread:before:absolute data-unread:before:top-3.5 data-unread:before:left-0 data-unread:before:h-10 data-unread:before:w-[3px] data-unread:before:rounded-r-[3px] data-unread:before:bg-ink data-unread:before:content-['']",
        href !== undefined && 'hover:bg-surface-2',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cn('grid size-10 flex-none place-items-center rounded-[13px_4px_13px_4px]', signs[tone])}
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <h3 id={id} className="min-w-0 font-sans text-body-strong break-words hyphens-auto">
            {href === undefined ? (
              name
            ) : (
              <Link
                href={href}
                onClick={onFollow}
                className="outline-none after:absolute after:inset-0 after:rounded-lg after:content-[''] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus-ring"
              >
                {name}
              </Link>
            )}
          </h3>
          <time dateTime={dateTime} className="flex-none pt-0.5 text-caption text-ink-subtle">
            {time}
          </time>
        </div>
        {text !== undefined && text !== null && (
          <p className="mt-1 text-caption break-words text-ink-muted">{text}</p>
        )}
        {amount && (
          <p className={cn('mt-1 text-body-strong', sums[amount.tone ?? 'plain'])}>{amount.value}</p>
        )}
        {actions !== undefined && actions !== null && (
          <div className="relative mt-3 flex w-fit max-w-full flex-wrap gap-2">{actions}</div>
        )}
      </div>
    </article>
  );
}

/** Props of `NotificationGroup`: the day, and its notifications. */
export interface NotificationGroupProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  children: ReactNode;
}

/** Notifications of one day in one card. */
export function NotificationGroup({ title, children, className, ...rest }: NotificationGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={cn('min-w-0', className)}>
      <h2 id={id} className="mb-2 font-sans text-caption text-ink-muted">
        {title}
      </h2>
      <ul className="overflow-hidden rounded-lg bg-surface-1 shadow-card">
        {Children.map(children, (child) => (
          <li className="border-line not-first:border-t">{child}</li>
        ))}
      </ul>
    </section>
  );
}

/** Skeleton of a `NotificationGroup`; decorative. Put it into a `SkeletonGroup`. */
export function NotificationSkeleton({
  rows = 3,
  className,
  ...rest
}: ComponentProps<'div'> & { rows?: number | undefined }) {
  return (
    <div aria-hidden="true" {...rest} className={cn('min-w-0', className)}>
      <Skeleton shape="text" className="mb-3 h-3 w-20" />
      <div className="rounded-lg bg-surface-1 shadow-card">
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className="flex h-[90px] gap-3 border-line px-4 py-3.5 not-first:border-t">
            <Skeleton className="size-10 flex-none rounded-[13px_4px_13px_4px]" />
            <div className="flex flex-1 flex-col gap-2.5 pt-1">
              <Skeleton shape="text" className="h-3.5 w-3/5" />
              <Skeleton shape="text" className="h-3 w-full" />
              <Skeleton shape="text" className="h-3 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
