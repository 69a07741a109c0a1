import { GameRailSkeleton } from '@tulpar/ui/game-rail';
import { SectionHead } from '@tulpar/ui/section-head';
import { HomeBanners } from '#app/features/banners/index.ts';
import { WagerCard } from '#app/features/bonuses/index.ts';
import {
  CategoryNav,
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
import { href } from '#app/platform/router.tsx';
import { useSignedIn } from '#app/platform/scope.tsx';

/** The main page: banners, categories, rows of games, wins, providers, popular games. Only the first screen loads at once. */
export function LobbyPage() {
  const t = useText();
  const signedIn = useSignedIn();
  return (
    <div className="flex flex-col pb-8">
      <h1 className="sr-only">{t('page.lobby')}</h1>
      <div className="px-4 pt-3 tablet:px-6 tablet:pt-4 desktop:px-8">
        <HomeBanners />
      </div>
      <div className="pt-2.5">
        <CategoryNav />
      </div>
      {signedIn && (
        <div className="px-4 pt-3 empty:hidden tablet:px-6 desktop:px-8">
          <WagerCard />
        </div>
      )}
      <div className="mt-3 flex flex-col gap-5 tablet:mt-5 tablet:gap-7">
        <GamesRow
          title={t('games.top10')}
          list={{ category: 'top-10' }}
          more={href('gamesCategory', { category: 'top-10' })}
          size="top"
          isFirst
        />
        <WhenNear placeholder={<GameRailSkeleton />}>
          <GamesRow
            title={t('games.new')}
            list={{ category: 'all-new', sort: 'release' }}
            more={href('gamesCategory', { category: 'all-new' })}
            isCounted
          />
        </WhenNear>
        <WhenNear placeholder={<GameRailSkeleton />}>
          <LiveRow />
        </WhenNear>
        <WhenNear placeholder={<ExtraRowsSkeleton />}>
          <ExtraRows />
        </WhenNear>
        <section>
          <SectionHead title={t('games.popular')} more={{ href: href('games'), label: t('games.all') }} />
          <WhenNear placeholder={<GamesGridSkeleton count={HOME_PAGE_SIZE} />}>
            <GamesGrid list={{ limit: HOME_PAGE_SIZE }} label={t('games.popular')} autoPages={0} />
          </WhenNear>
        </section>
      </div>
    </div>
  );
}
