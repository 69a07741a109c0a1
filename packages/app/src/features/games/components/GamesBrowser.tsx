import { Suspense, useState } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { PageTitle } from '#app/platform/routing/page-title.tsx';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { href, useGo, useLocation } from '#app/platform/routing/router.tsx';
import { useSearch } from '#app/platform/routing/search-params.ts';
import { cleanSearch, type GamesList } from '../catalogue.ts';
import { parseSort, type Sort, isNarrowed, narrowingQuery, wide } from '../filters.ts';
import { useShownFavourites } from '../favourites.ts';
import { useLocale } from '#app/platform/session/locale.ts';
import { gamesOptions } from '../queries.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { CatalogueGrid } from './CatalogueGrid.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { GamesSearch } from './GamesSearch.tsx';
import { ListTools } from './ListTools.tsx';
import { useListTitle } from './list-title.ts';
import { NoFavourites, NoMatch } from './NoMatch.tsx';
import { useNarrowing } from './use-narrowing.ts';

const Filters = lazyPart(async () => (await import('./Filters.tsx')).Filters);

/** Props of `GamesBrowser`: the category or the filter of the address. */
export interface GamesBrowserProps {
  category?: string | undefined;
  filter?: string | undefined;
  /** Title of a list that is named by its page. */
  title?: string | undefined;
}

const ALL = 'all-games';
/** Covers on the first screen of a phone. */
const EAGER = 4;

/**
 * A list of games with search, order, filters and paging. All of it stands in the address, so that a list can be shared
 * and found again (GAME-01, GAME-05, GAME-08, GAME-09).
 */
export function GamesBrowser({ category, filter, title }: GamesBrowserProps) {
  const t = useText();
  const { number } = useFormats();
  const go = useGo();
  const { pathname } = useLocation();
  const [query, change] = useSearch();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMediaQuery(MOBILE);
  const search = cleanSearch(query.get('search'));
  const sort = parseSort(query.get('sort'));
  const [narrowing, onNarrow] = useNarrowing();
  const { features, providers, isFavourites } = narrowing;
  const hearts = useShownFavourites(isFavourites);
  const list: GamesList = {
    category,
    filter,
    search: search || undefined,
    sort,
    ...(features.length > 0 ? { features } : {}),
    ...(providers.length > 0 ? { providers } : {}),
    ...(isFavourites ? { slugs: hearts } : {}),
  };
  const isBare = isFavourites && hearts.length === 0;
  const listTitle = useListTitle(list);
  const name = title ?? listTitle;
  // The same read as the grid's, from the same cache: only the count is taken from it.
  const counted = useInfiniteQuery({ ...gamesOptions(list, useLocale()), enabled: false });
  const total = isBare ? 0 : counted.data?.pages[0]?.pagination.items;

  const onSearch = (text: string) => {
    const isAll = filter === undefined && (category === undefined || category === ALL);
    if (text === '') change({ search: null });
    else if (isAll && category === ALL) change({ search: text });
    else {
      const order = sort === 'popularity' ? null : sort;
      const kept = { search: text, sort: order, ...narrowingQuery(narrowing) };
      go(href('gamesCategory', { category: ALL }, { search: kept }));
    }
  };
  const sortHref = (one: Sort) => {
    const next = new URLSearchParams(query);
    next.delete('focus');
    if (one === 'popularity') next.delete('sort');
    else next.set('sort', one);
    const text = next.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  const place = { narrowing, onChange: onNarrow, fixed: filter, total, onClose: () => setOpen(false) };

  return (
    <div className="pb-8">
      {name && <PageTitle>{name}</PageTitle>}
      <div className="pt-2.5">
        <CategoryNav />
      </div>
      <div className="px-4 pt-3 tablet:px-6 desktop:px-8">
        <div className="flex min-h-9 flex-wrap items-baseline gap-x-3 font-display">
          <h1 className="min-w-0 wrap-anywhere text-title-lg">{name}</h1>
          {total !== undefined && (
            <span aria-hidden="true" className="text-title-md font-medium text-ink-subtle">
              {number(total)}
            </span>
          )}
          <output className="sr-only">{total !== undefined && t('catalogue.found', { count: total })}</output>
        </div>
        <div className="mt-2.5">
          <GamesSearch value={search} onSearch={onSearch} isFocused={query.get('focus') === 'search'} />
        </div>
      </div>
      <ListTools
        narrowing={narrowing}
        onChange={onNarrow}
        sort={sort}
        sortHref={sortHref}
        isOpen={isOpen}
        onOpen={() => setOpen(!isOpen)}
        isSheet={isPhone}
      />
      {isOpen && (
        <Suspense>
          <Filters {...place} />
        </Suspense>
      )}
      <AppliedFilters narrowing={narrowing} onChange={onNarrow} />
      {isBare ? (
        <NoFavourites />
      ) : (
        <CatalogueGrid
          key={JSON.stringify(list)}
          list={list}
          label={name || t('games.allGames')}
          eager={EAGER}
          empty={isNarrowed(narrowing) && <NoMatch onClear={() => onNarrow(wide)} />}
        />
      )}
    </div>
  );
}
