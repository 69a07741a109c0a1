import { GameRailSkeleton } from '@tulpar/ui/game-rail';
import { useState } from 'react';
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
import { ContinueRow, FavouritesRow } from './LowerStoredRows.tsx';
import { LowerStack, PopularHead, PromosSkeleton, SliderSkeleton } from './LowerStack.tsx';
import { PromoRow } from '#app/features/banners/pages.ts';
import { ForBonuses } from './ForBonuses.tsx';
import { useSideCount } from './side.ts';

/**
 * Bonuses and tournaments in a row: all of them, or those that did not fit into the column next to the
 * slider.
 */
function LowerPromos() {
  const from = useSideCount();
  return <ForBonuses>{(hasBonuses) => <PromoRow hasBonuses={hasBonuses} from={from} />}</ForBonuses>;
}

/** The grid at the end shows this shortcut. */
const POPULAR = ['popular'];

/**
 * Everything below the first screen: stored games, live tables, bonuses and tournaments, shortcuts, curated
 * rows, wins, providers, popular games.
 */
export function LowerRows() {
  // A snapshot at mount: games opened from here appear on the next visit of the page.
  const [stored] = useState(storedGames);
  const isSaved = useAtomValue(savedViewAtom);
  return (
    <LowerStack>
      {stored.opened.length > 0 && (
        <WhenInViewport placeholder={<GameRailSkeleton />}>
          <ContinueRow slugs={stored.opened} />
        </WhenInViewport>
      )}
      {stored.favourites.length > 0 && (
        <WhenInViewport placeholder={<GameRailSkeleton />}>
          <FavouritesRow slugs={stored.favourites} />
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
        <LowerPromos />
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
