import { CategoryBar } from '@tulpar/ui/category-bar';
import { NewIcon, PopularIcon } from '@tulpar/ui/icon';
import { useFormats, useText } from '#app/platform/intl.tsx';
import { PageTitle } from '#app/platform/page-title.tsx';
import { useInfiniteQuery } from '#app/platform/query.ts';
import { href, useGo, useLocation, useSearch } from '#app/platform/router.tsx';
import { cleanSearch, parseSort, SORTS, type Sort } from '../catalogue.ts';
import { usePlace } from '../place.ts';
import { gamesOptions } from '../queries.ts';
import { CategoryNav } from './CategoryNav.tsx';
import { GamesGrid } from './GamesGrid.tsx';
import { GamesSearch } from './GamesSearch.tsx';
import { useListTitle } from './list-title.ts';

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

const icons: Readonly<Record<Sort, typeof NewIcon | null>> = {
  popularity: PopularIcon,
  release: NewIcon,
  abc: null,
};

/** A list of games with search, order and paging; search and order stand in the address (GAME-01, GAME-05, GAME-08, GAME-09). */
export function GamesBrowser({ category, filter, title }: GamesBrowserProps) {
  const t = useText();
  const { number } = useFormats();
  const go = useGo();
  const { pathname } = useLocation();
  const [query, change] = useSearch();
  const search = cleanSearch(query.get('search'));
  const sort = parseSort(query.get('sort'));
  const list = { category, filter, search: search || undefined, sort };
  const listTitle = useListTitle(list);
  const name = title ?? listTitle;
  // The same read as the grid's, from the same cache: only the count is taken from it.
  const total = useInfiniteQuery(gamesOptions(list, usePlace())).data?.pages[0]?.pagination.items;

  const onSearch = (text: string) => {
    const isAll = filter === undefined && (category === undefined || category === ALL);
    if (text === '') change({ search: null });
    else if (isAll && category === ALL) change({ search: text });
    else go(href('gamesCategory', { category: ALL }, { search: { search: text } }));
  };
  const sortHref = (one: Sort) => {
    const next = new URLSearchParams(query);
    next.delete('focus');
    if (one === 'popularity') next.delete('sort');
    else next.set('sort', one);
    const text = next.toString();
    return text ? `${pathname}?${text}` : pathname;
  };

  return (
    <div className="pb-8">
      {name && <PageTitle>{name}</PageTitle>}
      <div className="pt-2.5">
        <CategoryNav />
      </div>
      <div className="px-4 pt-3 tablet:px-6 desktop:px-8">
        <div className="flex min-h-9 items-baseline gap-3 font-display">
          <h1 className="text-title-lg">{name}</h1>
          {total !== undefined && (
            <span className="text-title-md font-medium text-ink-subtle">{number(total)}</span>
          )}
        </div>
        <div className="mt-2.5">
          <GamesSearch value={search} onSearch={onSearch} isFocused={query.get('focus') === 'search'} />
        </div>
      </div>
      <CategoryBar
        label={t('games.sort.label')}
        className="my-2"
        items={SORTS.map((one) => {
          const Icon = icons[one];
          return {
            href: sortHref(one),
            label: t(`games.sort.${one}`),
            icon: Icon && <Icon aria-hidden="true" />,
            current: one === sort,
          };
        })}
      />
      <GamesGrid key={JSON.stringify(list)} list={list} label={name || t('games.allGames')} eager={EAGER} />
    </div>
  );
}
