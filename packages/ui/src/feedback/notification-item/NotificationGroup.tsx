import { Children, useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';

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
