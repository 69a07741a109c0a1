import { FilterChip } from '@tulpar/ui/filter-chip';
import { FavouriteIcon, FiltersIcon, NewIcon, PopularIcon } from '@tulpar/ui/icon';
import { keepFocusInRow } from '@tulpar/ui/row-focus';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { SORTS, type Sort, filterCount, type Narrowing, toggled, wide } from '../filters.ts';
import { Button } from '@tulpar/ui/button';
import { useQuery } from '#app/platform/network/query.ts';
import { useLostFocus } from '#app/platform/state/lost-focus.ts';
import { providersOptions } from '../row-queries.ts';

const icons: Readonly<Record<Sort, typeof NewIcon | null>> = {
  popularity: PopularIcon,
  release: NewIcon,
  abc: null,
};

export interface ListToolsProps {
  narrowing: Narrowing;
  onChange: (narrowing: Narrowing) => void;
  sort: Sort;
  /** URL of the list in another sort order. */
  sortHref: (sort: Sort) => string;
  isOpen: boolean;
  /** Opens or closes the filters. */
  onOpen: () => void;
  /** The filters open in a sheet. */
  isSheet: boolean;
}

/** Filters, favourites and sort order above a list (GAME-01). */
export function ListTools(props: ListToolsProps) {
  const { narrowing, onChange, sort, sortHref, isOpen, onOpen, isSheet } = props;
  const t = useText();
  const { number } = useFormats();
  const count = filterCount(narrowing);
  return (
    <div
      onFocus={keepFocusInRow}
      className="scrollbar-none my-1 flex tablet:my-2 scroll-px-4 items-center gap-2 overflow-x-auto px-4 py-1 tablet:scroll-px-6 tablet:px-6 desktop:scroll-px-8 desktop:px-8"
    >
      <FilterChip
        label={t('catalogue.filters')}
        icon={<FiltersIcon aria-hidden="true" />}
        count={count > 0 ? number(count) : undefined}
        aria-expanded={isOpen}
        aria-haspopup={isSheet ? 'dialog' : undefined}
        onClick={onOpen}
      />
      <nav aria-label={t('games.sort.label')} className="flex flex-none gap-2 border-r border-line pr-2">
        {SORTS.map((one) => {
          const Icon = icons[one];
          return (
            <FilterChip
              key={one}
              label={t(`games.sort.${one}`)}
              icon={Icon && <Icon aria-hidden="true" />}
              href={sortHref(one)}
              pressed={one === sort}
            />
          );
        })}
      </nav>
      <FilterChip
        label={t('catalogue.favourites')}
        icon={<FavouriteIcon aria-hidden="true" className={narrowing.isFavourites ? 'fill-current' : ''} />}
        pressed={narrowing.isFavourites}
        onClick={() => onChange({ ...narrowing, isFavourites: !narrowing.isFavourites })}
      />
    </div>
  );
}

export interface AppliedFiltersProps {
  narrowing: Narrowing;
  onChange: (narrowing: Narrowing) => void;
}

/** Selected filters as removable chips, with a button to clear all. */
export function AppliedFilters({ narrowing, onChange }: AppliedFiltersProps) {
  const t = useText();
  const { features, providers, isFavourites } = narrowing;
  const { data } = useQuery({ ...providersOptions, enabled: providers.length > 0 });
  useLostFocus(filterCount(narrowing));
  if (filterCount(narrowing) === 0) return null;
  const nameOf = (slug: string) => data?.find((provider) => provider.slug === slug)?.name ?? slug;
  const chip = (name: string, next: Narrowing) => (
    <li key={name} className="max-w-full">
      <FilterChip
        label={name}
        removeLabel={t('catalogue.filters.remove', { name })}
        onClick={() => onChange(next)}
      />
    </li>
  );
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 tablet:px-6 desktop:px-8">
      <ul aria-label={t('catalogue.filters.applied')} className="contents">
        {features.map((feature) =>
          chip(t(`games.filter.${feature}`), { ...narrowing, features: toggled(features, feature) }),
        )}
        {providers.map((slug) => chip(nameOf(slug), { ...narrowing, providers: toggled(providers, slug) }))}
      </ul>
      <Button variant="ghost" size="sm" onClick={() => onChange({ ...wide, isFavourites })}>
        {t('catalogue.filters.clear')}
      </Button>
    </div>
  );
}
