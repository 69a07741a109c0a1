import { GameRailSkeleton } from '@tulpar/ui/game-rail';
import { HomeBanners } from '#app/features/banners/index.ts';
import { WagerSlot } from '#app/features/bonuses/pages.ts';
import { CategoryNav, GamesRow, WhenInViewport } from '#app/features/games/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { LowerRows } from './LowerRows.tsx';
import { LowerRowsSkeleton, ROWS } from './LowerStack.tsx';
import { HERO, SIDE, useSideCount } from './side.ts';
import { PromoColumn } from '#app/features/banners/pages.ts';
import { ForBonuses } from './ForBonuses.tsx';

/** `count` banners in the column next to the slider on wide pages. */
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
          <HomeBanners />
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
        <WhenInViewport placeholder={<GameRailSkeleton />}>
          <GamesRow
            title={t('games.new')}
            list={{ category: 'all-new', sort: 'release' }}
            more={href('gamesCategory', { category: 'all-new' })}
            isCounted
          />
        </WhenInViewport>
        <WhenInViewport placeholder={<LowerRowsSkeleton />}>
          <LowerRows />
        </WhenInViewport>
      </div>
    </div>
  );
}
