import { useState } from 'react';
import { useFormats, useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { Filters } from './Filters.tsx';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { useInfiniteQuery, useQuery } from '#app/platform/network/query.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { href, useGo, useLocation, useSearch } from '#app/platform/routing/router.tsx';
import { cleanSearch, type GamesList } from '../catalogue.ts';
import {
  parseSort,
  isNarrowed,
  narrowingQuery,
  wide,
  parseNarrowing,
  type Sort,
  type Narrowing,
} from '../filters.ts';
import { useShownFavourites } from '../atoms.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { gamesOptions, categoriesOptions, shortcutsOptions, providersOptions } from '../queries.ts';
import { AppliedFilters, ListTools, GamesSearch } from './ListTools.tsx';
import { CatalogueGrid } from './CatalogueGrid.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { ToGames } from './GamesProblem.tsx';
import { Button } from '@tulpar/ui/button';
import { FloatingActions } from '@tulpar/ui/floating-actions';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { FiltersIcon } from '@tulpar/ui/icon';
import { EmptyState } from '@tulpar/ui/empty-state';
import { art } from '#app/art/objects.ts';

export interface GamesBrowserProps {
  category?: string | undefined;
  filter?: string | undefined;
  title?: string | undefined;
}

const ALL = 'all-games';
/** Covers on the first screen of a phone, which load eagerly. */
const EAGER = 4;

/**
 * List of games with search, sort order and filters, which are in the URL so that a list can be shared (GAME-01,
 * GAME-05, GAME-08, GAME-09).
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
  const favourites = useShownFavourites(isFavourites);
  const list: GamesList = {
    category,
    filter,
    search: search || undefined,
    sort,
    ...(features.length > 0 ? { features } : {}),
    ...(providers.length > 0 ? { providers } : {}),
    ...(isFavourites ? { slugs: favourites } : {}),
  };
  const isBare = isFavourites && favourites.length === 0;
  const listTitle = useListTitle(list);
  const name = isFavourites && category === undefined ? t('catalogue.favourites') : (title ?? listTitle);
  // The grid requests the games by the same query; only the count is read here.
  const counted = useInfiniteQuery({ ...gamesOptions(list, useLocale()), enabled: false });
  const pages = useLastData(counted, JSON.stringify(list))?.pages;
  const total = isBare ? 0 : pages?.[0]?.pagination.items;

  const onSearch = (text: string) => {
    const isAll = filter === undefined && (category === undefined || category === ALL);
    if (text === '') change({ search: null });
    else if (isAll && category === ALL) change({ search: text });
    else {
      const order = sort === 'popularity' ? null : sort;
      const next = { search: text, sort: order, ...narrowingQuery(narrowing) };
      go(href('gamesCategory', { category: ALL }, { search: next }));
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
      <div className="pt-2.5">
        <CategoryNav />
      </div>
      <div className="px-4 pt-3 tablet:px-6 desktop:px-8">
        {/* On phones the selected category above has the same name. */}
        <div
          className={`flex min-h-9 flex-wrap items-baseline gap-x-3 font-display ${search || filter ? '' : 'max-tablet:sr-only'}`}
        >
          <h1 className="min-w-0 wrap-anywhere text-title-lg">{name}</h1>
          {total !== undefined && (
            <span aria-hidden="true" className="text-title-md font-medium text-ink-subtle">
              {number(total)}
            </span>
          )}
          <output className="sr-only">{total !== undefined && t('catalogue.found', { count: total })}</output>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 px-4 pb-3 tablet:flex-nowrap tablet:px-6 tablet:py-3 desktop:px-8">
        <GamesSearch value={search} onSearch={onSearch} isFocused={query.get('focus') === 'search'} />
        <ListTools
          narrowing={narrowing}
          sort={sort}
          sortHref={sortHref}
          isOpen={isOpen}
          onOpen={() => setOpen(!isOpen)}
          isSheet={isPhone}
        />
      </div>
      {isOpen && <Filters {...place} />}
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
      <FloatingActions topLabel={t('catalogue.toTop')}>
        <FilterChip
          label={t('catalogue.filters')}
          icon={<FiltersIcon />}
          aria-haspopup={isPhone ? 'dialog' : undefined}
          className="shadow-float"
          onClick={() => {
            setOpen(true);
            // On wide screens the filters open above the list, so scroll to them.
            if (!isPhone) scrollTo({ top: 0, behavior: 'instant' });
          }}
        />
      </FloatingActions>
    </div>
  );
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      art={art.search}
      title={t('games.empty.title')}
      text={t('catalogue.narrow.text')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('catalogue.filters.clear')}
        </Button>
      }
    />
  );
}

export function NoFavourites() {
  const t = useText();
  return (
    <EmptyState
      art={art.horseshoe}
      title={t('catalogue.favourites.empty.title')}
      text={t('catalogue.favourites.empty.text')}
      action={<ToGames />}
    />
  );
}

/**
 * Filters from the URL with a setter. A new value applies immediately, before the URL updates, so that
 * two quick presses do not undo each other.
 */
export function useNarrowing(): readonly [Narrowing, (next: Narrowing) => void] {
  const [query, change] = useSearch();
  const narrowing = parseNarrowing(query);
  const written = JSON.stringify(narrowing);
  const [known, setKnown] = useState({ written, narrowing });
  // The URL changed, for example by Back, so use its filters.
  if (known.written !== written) setKnown({ written, narrowing });
  const set = (next: Narrowing) => {
    setKnown({ written, narrowing: next });
    change(narrowingQuery(next));
  };
  return [known.written === written ? known.narrowing : narrowing, set];
}

const OWN: ReadonlyMap<string, 'games.allGames' | 'games.new' | 'games.top10'> = new Map([
  ['all-games', 'games.allGames'],
  ['all-new', 'games.new'],
  ['top-10', 'games.top10'],
]);

/** Title of a games list: the server's for a category, shortcut or provider ('' until loaded), else the app's. */
export function useListTitle({ category, filter }: Pick<GamesList, 'category' | 'filter'>): string {
  const t = useText();
  const open = useOpenText();
  const locale = useLocale();
  const own = category === undefined ? undefined : OWN.get(category);
  const known = filter === undefined ? null : open(`games.filter.${filter}`);
  const isNamed = own === undefined && category !== undefined;
  const categories = useLastData(useQuery({ ...categoriesOptions(locale), enabled: isNamed }), '');
  const shortcuts = useLastData(useQuery({ ...shortcutsOptions(locale), enabled: isNamed }), '');
  const providers = useQuery({ ...providersOptions, enabled: filter !== undefined && known === null });
  if (own) return t(own);
  if (filter !== undefined) return known ?? providers.data?.find(({ slug }) => slug === filter)?.name ?? '';
  if (category === undefined) return t('games.allGames');
  const found = [...(categories ?? []), ...(shortcuts ?? [])].find(({ slug }) => slug === category);
  return found?.menu_name ?? '';
}
