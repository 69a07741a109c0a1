import type { ComponentProps } from 'react';
import { cn } from '../cn/index.ts';
import { Skeleton } from '../skeleton/index.ts';

/** The box of a `GameTile` before its data: the same cover and caption line. */
export function GameTileSkeleton({
  ranked = false,
  className,
  ...rest
}: ComponentProps<'div'> & { ranked?: boolean | undefined }) {
  return (
    <div {...rest} className={cn('min-w-0', ranked && 'pl-12 tablet:pl-15', className)}>
      <Skeleton className="aspect-[460/614]" />
      <Skeleton shape="text" className="mt-2 mb-0.5 h-3 w-3/5" />
    </div>
  );
}
