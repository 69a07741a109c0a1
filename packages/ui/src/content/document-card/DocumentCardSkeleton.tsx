import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { Skeleton, SkeletonLine } from '../../feedback/skeleton/index.ts';

/** The box of a `DocumentCard` with one line of detail, before its data. Decoration: put it into a `SkeletonGroup`. */
export function DocumentCardSkeleton({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      className={cn('grid grid-cols-[52px_minmax(0,1fr)] items-center gap-x-3 px-4 py-3', className)}
    >
      <Skeleton className="size-13" />
      <div className="min-w-0">
        <SkeletonLine className="w-3/5 text-body-strong" />
        <SkeletonLine className="w-2/5 text-caption" />
      </div>
    </div>
  );
}
