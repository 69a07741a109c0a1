import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { bannerBox, bannerColumn } from './box.ts';

/** Skeleton of a `BannerSlider`; decorative. Put it into a `SkeletonGroup`. */
export function BannerSliderSkeleton({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden="true" {...rest} className={cn(bannerBox, bannerColumn, className)}>
      <div className="h-6" />
      {/* The pattern all banners share, visible from the first frame. */}
      <div className="relative h-(--banner-height) overflow-hidden rounded-xl">
        <Skeleton className="h-full rounded-xl" />
        <div className="backdrop-pattern absolute inset-0" />
      </div>
    </div>
  );
}
