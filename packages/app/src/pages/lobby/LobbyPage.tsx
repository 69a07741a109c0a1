import { GameRailSkeleton } from '@tulpar/ui/game-rail';
import { SectionHead } from '@tulpar/ui/section-head';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useState, Suspense, type ReactNode } from 'react';
import {
  ExtraRowsSkeleton,
  GamesGridSkeleton,
  LOBBY_PAGE_SIZE,
  storedRowCount,
  CategoryNav,
  GamesRow,
  WhenInViewport,
  ExtraRows,
  GamesGrid,
  LiveRow,
  ShortcutRows,
  SliderRows,
  storedGames,
} from '#app/features/games/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { LobbyBanners, PromoColumn, PromoRow } from '#app/features/banners/index.ts';
import { WagerSlot } from '#app/features/bonuses/pages.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { savedViewAtom } from '#app/platform/network/connectivity.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { ContinueRow, FavouritesRow } from './LowerStoredRows.tsx';
import { bonusHint } from '#app/features/bonuses/index.ts';
import { useMediaQuery } from '#app/platform/device/media-query.ts';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';

const ROWS = 'flex flex-col gap-5 tablet:gap-7';

/**
 * Heading of the popular games. As a placeholder it has no link, because replacing a focused link would lose the focus.
 */
function PopularHead({ isPlaceholder = false }) {
  const t = useText();
  const more = isPlaceholder ? undefined : { href: href('games'), label: t('common.all') };
  return <SectionHead title={t('games.popular')} more={more} />;
}

function PromosSkeleton() {
  return (
    <div className="px-4 tablet:px-6 desktop:px-8">
      <div className="flex h-11 items-center tablet:mb-1">
        <Skeleton className="h-5 w-48" />
      </div>
      <Skeleton className="h-59 rounded-xl" />
    </div>
  );
}

/** Placeholder of the curated rows: two, as in the reference server. */
function SliderSkeleton() {
  return (
    <div className={ROWS}>
      <GameRailSkeleton />
      <GameRailSkeleton />
    </div>
  );
}

/** Placeholder of the lower rows, as high as they usually are. */
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
        <GamesGridSkeleton count={LOBBY_PAGE_SIZE} />
      </section>
    </div>
  );
}

const PlayerOffers = lazyPart(async () => (await import('./PlayerOffers.tsx')).PlayerOffers);

/**
 * Provides whether the bonuses banner is for this visitor (BANNER-11): all guests, and players with an offer;
 * null while unknown. The content stays mounted when the value changes, because remounting would abort and
 * restart its requests.
 */
export function ForBonuses({ children }: { children: (hasBonuses: boolean | null) => ReactNode }) {
  const signedIn = useSignedIn();
  const [hasOffers, setHasOffers] = useState<boolean | null>(null);
  return (
    <>
      {children(signedIn ? hasOffers : true)}
      {signedIn && (
        <Suspense>
          <PlayerOffers onChange={setHasOffers} />
        </Suspense>
      )}
    </>
  );
}

/** Minimum width for the banner column. The classes below repeat it. */
const WIDE = '(min-width: 1360px)';

/**
 * Slider and banner column. The space of the column is reserved while the document loads; the slider takes the full
 * width only once the column is known to be empty.
 */
const HERO =
  'px-4 pt-3 tablet:px-6 tablet:pt-4 desktop:px-8 min-[1360px]:grid min-[1360px]:grid-cols-[minmax(0,1fr)_30%] min-[1360px]:gap-x-4 min-[1360px]:has-[>:nth-child(2):empty]:grid-cols-1';

/**
 * Banner column, as high as the slider with its dots. The server may render it for a window that is too narrow for it;
 * the media query then hides it before the page is hydrated.
 */
const SIDE = 'flex min-w-0 flex-col gap-4 empty:hidden max-[1360px]:hidden';

/** Number of banners in the column, if there is one: one below a bonus card, which `bonusHint` predicts, else two. */
function useSideCount(): number {
  const isWide = useMediaQuery(WIDE);
  const signedIn = useSignedIn();
  const [hasBonus] = useState(() => bonusHint.read());
  if (!isWide) return 0;
  return signedIn && hasBonus ? 1 : 2;
}

/** Bonuses and tournaments in a row: all, or those without room in the column next to the slider. */
function LowerPromos() {
  const from = useSideCount();
  return <ForBonuses>{(hasBonuses) => <PromoRow hasBonuses={hasBonuses} from={from} />}</ForBonuses>;
}

/** Shortcut that is left out, because the grid at the end of the page shows its games. */
const POPULAR = ['popular'];

/**
 * Everything below the first screen: stored games, live tables, bonuses and tournaments, shortcuts, curated
 * rows, wins, providers, popular games.
 */
function LowerRows() {
  // A snapshot at mount: games opened from here appear on the next visit of the page.
  const [stored] = useState(storedGames);
  const isSaved = useAtomValue(savedViewAtom);
  return (
    <div className={ROWS}>
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
    </div>
  );
}

/** Rows from the server, hidden while saved pages are shown offline (REACH-06). */
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
        <WhenInViewport placeholder={<GamesGridSkeleton count={LOBBY_PAGE_SIZE} />}>
          <GamesGrid list={{ limit: LOBBY_PAGE_SIZE }} label={t('games.popular')} />
        </WhenInViewport>
      </section>
    </>
  );
}

function SideColumn({ count }: { count: number }) {
  return <ForBonuses>{(hasBonuses) => <PromoColumn hasBonuses={hasBonuses} count={count} />}</ForBonuses>;
}

/**
 * The main page: banners, categories, rows of games, wins, providers, popular games. Only the first screen
 * loads immediately.
 */
export function LobbyPage() {
  const t = useText();
  const signedIn = useSignedIn();
  const side = useSideCount();
  return (
    <div className="flex flex-col pb-8">
      <h1 className="sr-only">{t('page.lobby')}</h1>
      <div className={HERO}>
        <div className="min-w-0 empty:hidden">
          <LobbyBanners />
        </div>
        {side > 0 && (
          <div className={SIDE}>
            {signedIn && (
              <div className="empty:hidden">
                <WagerSlot />
              </div>
            )}
            <SideColumn count={side} />
          </div>
        )}
      </div>
      <div className="pt-2.5">
        <CategoryNav />
      </div>
      {signedIn && side === 0 && (
        <div className="px-4 pt-3 empty:hidden tablet:px-6 desktop:px-8">
          <WagerSlot />
        </div>
      )}
      <div className={`mt-3 tablet:mt-5 ${ROWS}`}>
        <GamesRow
          title={t('games.top10')}
          list={{ category: 'top-10' }}
          more={href('gamesCategory', { category: 'top-10' })}
          size="top"
          isFirst
        />
        <GamesRow
          title={t('games.new')}
          list={{ category: 'all-new', sort: 'release' }}
          more={href('gamesCategory', { category: 'all-new' })}
          isCounted
        />
        <WhenInViewport placeholder={<LowerRowsSkeleton />}>
          <LowerRows />
        </WhenInViewport>
      </div>
    </div>
  );
}
