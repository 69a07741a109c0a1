import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { Skeleton, useIsStaticSkeleton } from '../../feedback/skeleton/index.ts';

/** Skeleton of a `GameTile`: cover and caption line. */
export function GameTileSkeleton({
  ranked = false,
  className,
  ...rest
}: ComponentProps<'div'> & { ranked?: boolean | undefined }) {
  const isStatic = useIsStaticSkeleton();
  // A page has dozens of them below its first screen, so render a single box.
  if (isStatic && !ranked)
    return <Skeleton {...rest} className={cn('mb-5.5 aspect-[460/614] w-full min-w-0', className)} />;
  return (
    <div {...rest} className={cn('min-w-0', ranked && 'pl-12 tablet:pl-15', className)}>
      <Skeleton className="aspect-[460/614]" />
      <Skeleton shape="text" className="mt-2 mb-0.5 h-3 w-3/5" />
    </div>
  );
}
