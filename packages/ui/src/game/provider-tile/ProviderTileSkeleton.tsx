import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';

/** Skeleton of a `ProviderTile`; decorative. Put it into a `SkeletonGroup`. */
export function ProviderTileSkeleton({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      className={cn(
        'grid h-15 min-w-28 place-items-center rounded-lg bg-surface-1 px-[18px] shadow-card',
        className,
      )}
    >
      <Skeleton shape="text" className="h-4 w-20" />
    </div>
  );
}
