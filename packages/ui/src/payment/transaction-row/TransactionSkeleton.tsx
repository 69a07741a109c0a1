import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';

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
