import { GameRailSkeleton } from '@tulpar/ui/game-rail';
import { Suspense } from 'react';
import {
  ExtraRows,
  ExtraRowsSkeleton,
  GamesGrid,
  GamesGridSkeleton,
  GamesRow,
  HOME_PAGE_SIZE,
  LiveRow,
  WhenNear,
} from '#app/features/games/index.ts';
import { useText } from '#app/platform/intl.tsx';
import { lazyTextPart } from '#app/platform/lazy-part.ts';
import { href } from '#app/platform/router.tsx';
import { LowerStack, PopularHead, PromosPlace } from './LowerStack.tsx';

const LowerPromos = lazyTextPart(async () => (await import('./LowerPromos.tsx')).LowerPromos);

/** What no first screen shows: live tables, bonuses and tournaments, jackpots, wins, studios, popular games. */
export function LowerRows() {
  const t = useText();
  return (
    <LowerStack>
      <WhenNear placeholder={<GameRailSkeleton />}>
        <LiveRow />
      </WhenNear>
      <WhenNear placeholder={<PromosPlace />}>
        <Suspense fallback={<PromosPlace />}>
          <LowerPromos />
        </Suspense>
      </WhenNear>
      <WhenNear placeholder={<GameRailSkeleton />}>
        <GamesRow
          title={t('nav.jackpots')}
          list={{ category: 'jackpots' }}
          more={href('gamesCategory', { category: 'jackpots' })}
        />
      </WhenNear>
      <WhenNear placeholder={<ExtraRowsSkeleton />}>
        <ExtraRows />
      </WhenNear>
      <section>
        <PopularHead />
        <WhenNear placeholder={<GamesGridSkeleton count={HOME_PAGE_SIZE} />}>
          <GamesGrid list={{ limit: HOME_PAGE_SIZE }} label={t('games.popular')} autoPages={0} />
        </WhenNear>
      </section>
    </LowerStack>
  );
}
