import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { bannerBox, bannerColumn } from './box.ts';

/** The box of a `BannerSlider` before its data. Decoration: put it into a `SkeletonGroup`. */
export function BannerSliderSkeleton({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden="true" {...rest} className={cn(bannerBox, bannerColumn, className)}>
      <div className="h-6" />
      {/* Every banner stands on this pattern: it is there with the first frame and does not come as a change. */}
      <div className="relative h-(--banner-height) overflow-hidden rounded-xl">
        <Skeleton className="h-full rounded-xl" />
        <div className="backdrop-pattern absolute inset-0" />
      </div>
    </div>
  );
}
