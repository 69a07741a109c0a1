import { GameRailSkeleton } from '@tulpar/ui/game-rail';
import { Suspense, useState } from 'react';
import {
  ExtraRows,
  ExtraRowsSkeleton,
  GamesGrid,
  GamesGridSkeleton,
  HOME_PAGE_SIZE,
  LiveRow,
  ShortcutRows,
  SliderRows,
  storedGames,
  WhenInViewport,
} from '#app/features/games/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { savedViewAtom } from '#app/platform/network/connectivity.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { LowerStack, PopularHead, PromosSkeleton, SliderSkeleton } from './LowerStack.tsx';

const LowerPromos = lazyPart(async () => (await import('./LowerPromos.tsx')).LowerPromos);
const ContinueRow = lazyPart(async () => (await import('./LowerStoredRows.tsx')).ContinueRow);
const FavouritesRow = lazyPart(async () => (await import('./LowerStoredRows.tsx')).FavouritesRow);

/** The grid at the end shows this shortcut. */
const POPULAR = ['popular'];

/**
 * Everything below the first screen: stored games, live tables, bonuses and tournaments, shortcuts, curated
 * rows, wins, providers, popular games.
 */
export function LowerRows() {
  // A snapshot at mount: games opened from here appear on the next visit of the page.
  const [kept] = useState(storedGames);
  const isSaved = useAtomValue(savedViewAtom);
  return (
    <LowerStack>
      {kept.opened.length > 0 && (
        <WhenInViewport placeholder={<GameRailSkeleton />}>
          <Suspense fallback={<GameRailSkeleton />}>
            <ContinueRow slugs={kept.opened} />
          </Suspense>
        </WhenInViewport>
      )}
      {kept.favourites.length > 0 && (
        <WhenInViewport placeholder={<GameRailSkeleton />}>
          <Suspense fallback={<GameRailSkeleton />}>
            <FavouritesRow slugs={kept.favourites} />
          </Suspense>
        </WhenInViewport>
      )}
      {!isSaved && <ServerRows />}
    </LowerStack>
  );
}

/** Rows from the server, hidden while offline (REACH-06). */
function ServerRows() {
  const t = useText();
  return (
    <>
      <WhenInViewport placeholder={<GameRailSkeleton />}>
        <LiveRow />
      </WhenInViewport>
      <WhenInViewport placeholder={<PromosSkeleton />}>
        <Suspense fallback={<PromosSkeleton />}>
          <LowerPromos />
        </Suspense>
      </WhenInViewport>
      <WhenInViewport placeholder={<GameRailSkeleton />}>
        <ShortcutRows except={POPULAR} />
      </WhenInViewport>
      <WhenInViewport placeholder={<SliderSkeleton />}>
        <SliderRows placeholder={<SliderSkeleton />} />
      </WhenInViewport>
      <WhenInViewport placeholder={<ExtraRowsSkeleton />}>
        <ExtraRows />
      </WhenInViewport>
      <section>
        <PopularHead />
        <WhenInViewport placeholder={<GamesGridSkeleton count={HOME_PAGE_SIZE} />}>
          <GamesGrid list={{ limit: HOME_PAGE_SIZE }} label={t('games.popular')} autoPages={0} />
        </WhenInViewport>
      </section>
    </>
  );
}
