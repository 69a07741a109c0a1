import { useRef } from 'react';
import type { GameTitle } from '@tulpar/api/contract';
import { BackIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';
import { cleanSearch } from '#app/features/games/index.ts';
import {
  PopularGames,
  SearchBar,
  SearchResults,
  SearchStart,
  ShortcutSwitch,
  useRecentGames,
} from '#app/features/search/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, useGo, useBack, useSearch } from '#app/platform/routing/router.tsx';

/** Search page over all games (ROUTE-12, LAYOUT-06); the text is in the URL. */
export function Page() {
  const t = useText();
  const back = useBack();
  const go = useGo();
  const [query, change] = useSearch();
  const words = cleanSearch(query.get('search'));
  const recent = useRecentGames();
  const onSuggested = (game: GameTitle) => {
    recent.remember(game);
    go(href('game', { slug: game.slug }));
  };
  const top = useRef<HTMLDivElement>(null);
  return (
    <>
      <h1 className="sr-only">{t('page.gamesSearch')}</h1>
      {/* On wide screens the field is where the header of other pages has its link to the search. */}
      <div
        ref={top}
        className="sticky top-0 z-20 flex items-center gap-1 bg-canvas py-2 pr-4 pl-2 tablet:z-40 tablet:-mt-18 tablet:h-18 tablet:w-114 tablet:max-w-[calc(100%-26rem)] tablet:bg-transparent tablet:pr-0 tablet:pl-6 desktop:pl-8"
      >
        <IconLink {...back} label={t('common.back')} icon={<BackIcon />} className="tablet:hidden" />
        <div className="min-w-0 flex-1">
          <SearchBar
            value={words}
            onSearch={(next) => change({ search: next || null })}
            onGame={onSuggested}
            onProvider={(slug) => go(href('gamesFilter', { filter: slug }))}
          />
        </div>
      </div>
      <div className="pt-3 pb-8">
        {words ? (
          <SearchResults
            words={words}
            onGame={recent.remember}
            after={
              <div className="pt-8">
                <PopularGames />
              </div>
            }
          />
        ) : (
          <>
            <SearchStart
              recent={recent}
              onClear={() => top.current?.querySelector<HTMLElement>('input')?.focus()}
            />
            <ShortcutSwitch />
          </>
        )}
      </div>
    </>
  );
}
