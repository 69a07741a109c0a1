import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { GameTileSkeleton } from '../game-tile/index.ts';
import { Skeleton, useIsStaticSkeleton } from '../../feedback/skeleton/index.ts';

/** Item width of a rail. */
export type RailSize = 'rail' | 'top' | 'auto';

/** Width of one item by rail size. */
export const itemWidth: Readonly<Record<RailSize, string>> = {
  rail: 'w-[132px] tablet:w-[175px]',
  top: 'w-[178px] tablet:w-[228px]',
  auto: '',
};

/** The scrolling row, with the page gutter inside and vertical space for lifted tiles and focus rings. */
export const railTrack =
  'scrollbar-none -my-1 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 snap-x snap-proximity tablet:scroll-px-6 tablet:gap-3 tablet:px-6 desktop:scroll-px-8 desktop:px-8';

/** Props of `GameRailSkeleton`: size of the rail and number of boxes (default 7). */
export interface GameRailSkeletonProps extends ComponentProps<'div'> {
  size?: 'rail' | 'top' | undefined;
  count?: number | undefined;
}

/** Boxes of a row far from the viewport: as many as a phone shows. */
const FEW = 3;

/** Skeleton of a `GameRail` with its exact size; decorative. Put it into a `SkeletonGroup`. */
export function GameRailSkeleton({ size = 'rail', count = 7, className, ...rest }: GameRailSkeletonProps) {
  const drawn = useIsStaticSkeleton() ? Math.min(count, FEW) : count;
  return (
    <div aria-hidden="true" {...rest} className={cn('min-w-0', className)}>
      <div className="flex h-11 items-center px-4 tablet:mb-1 tablet:px-6 desktop:px-8">
        <Skeleton className="h-5 w-40 rounded-sm" />
      </div>
      <div className={cn(railTrack, 'overflow-hidden')}>
        {Array.from({ length: drawn }, (_, index) => (
          <GameTileSkeleton
            key={index}
            ranked={size === 'top'}
            className={cn('flex-none', itemWidth[size])}
          />
        ))}
      </div>
    </div>
  );
}
