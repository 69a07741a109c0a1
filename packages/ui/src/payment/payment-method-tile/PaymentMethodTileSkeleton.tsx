import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { Skeleton, SkeletonLine } from '../../feedback/skeleton/index.ts';

/** The box of a `PaymentMethodTile` with a name of one line, before its data. Put it into a `SkeletonGroup`. */
export function PaymentMethodTileSkeleton({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      className={cn(
        'flex min-h-33 min-w-0 flex-col items-start gap-0.5 rounded-lg bg-surface-1 p-3.5 shadow-card',
        className,
      )}
    >
      <Skeleton className="mb-auto h-9 w-12 rounded-[10px]" />
      <SkeletonLine className="mt-3 w-4/5 text-body-strong" />
      <SkeletonLine className="w-full text-caption" />
      <SkeletonLine className="w-3/5 text-caption" />
    </div>
  );
}
