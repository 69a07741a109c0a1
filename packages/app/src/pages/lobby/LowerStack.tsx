import { GameRailSkeleton } from '@tulpar/ui/game-rail';
import { SectionHead } from '@tulpar/ui/section-head';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useState } from 'react';
import {
  ExtraRowsSkeleton,
  GamesGridSkeleton,
  HOME_PAGE_SIZE,
  storedRowCount,
} from '#app/features/games/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

export const ROWS = 'flex flex-col gap-5 tablet:gap-7';

/** Heading of the popular games. Among placeholders it has no link: a focused one would be replaced. */
export function PopularHead({ isPlaceholder = false }) {
  const t = useText();
  const more = isPlaceholder ? undefined : { href: href('games'), label: t('common.all') };
  return <SectionHead title={t('games.popular')} more={more} />;
}

export function PromosSkeleton() {
  return (
    <div className="px-4 tablet:px-6 desktop:px-8">
      <div className="flex h-11 items-center tablet:mb-1">
        <Skeleton className="h-5 w-48" />
      </div>
      <Skeleton className="h-59 rounded-xl" />
    </div>
  );
}

/** Placeholder of the curated rows, as many as the reference server has. */
export function SliderSkeleton() {
  return (
    <div className={ROWS}>
      <GameRailSkeleton />
      <GameRailSkeleton />
    </div>
  );
}

/** Placeholder of the lower rows with their exact heights. */
export function LowerRowsSkeleton() {
  const [rowCount] = useState(storedRowCount);
  return (
    <div className={ROWS}>
      {Array.from({ length: rowCount }, (_, index) => (
        <GameRailSkeleton key={index} />
      ))}
      <GameRailSkeleton />
      <PromosSkeleton />
      <GameRailSkeleton />
      <SliderSkeleton />
      <ExtraRowsSkeleton />
      <section>
        <PopularHead isPlaceholder />
        <GamesGridSkeleton count={HOME_PAGE_SIZE} />
      </section>
    </div>
  );
}
