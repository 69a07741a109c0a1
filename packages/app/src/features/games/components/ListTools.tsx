import { FilterChip } from '@tulpar/ui/filter-chip';
import { FavouriteIcon, FiltersIcon, NewIcon, PopularIcon } from '@tulpar/ui/icon';
import { keepFocusInRow } from '@tulpar/ui/row-focus';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { SORTS, type Sort, filterCount, type Narrowing } from '../filters.ts';

const icons: Readonly<Record<Sort, typeof NewIcon | null>> = {
  popularity: PopularIcon,
  release: NewIcon,
  abc: null,
};

/** Props of `ListTools`. */
export interface ListToolsProps {
  narrowing: Narrowing;
  onChange: (narrowing: Narrowing) => void;
  sort: Sort;
  /** Address of the list in another order. */
  sortHref: (sort: Sort) => string;
  isOpen: boolean;
  /** Opens or closes the filters. */
  onOpen: () => void;
  /** The filters open as a window over the page. */
  isSheet: boolean;
}

/** One row over a list: its filters, the favourites, its order (GAME-01). */
export function ListTools(props: ListToolsProps) {
  const { narrowing, onChange, sort, sortHref, isOpen, onOpen, isSheet } = props;
  const t = useText();
  const { number } = useFormats();
  const count = filterCount(narrowing);
  return (
    <div
      onFocus={keepFocusInRow}
      className="scrollbar-none my-2 flex scroll-px-4 items-center gap-2 overflow-x-auto px-4 py-1 tablet:scroll-px-6 tablet:px-6 desktop:scroll-px-8 desktop:px-8"
    >
      <FilterChip
        label={t('catalogue.filters')}
        icon={<FiltersIcon aria-hidden="true" />}
        count={count > 0 ? number(count) : undefined}
        aria-expanded={isOpen}
        aria-haspopup={isSheet ? 'dialog' : undefined}
        onClick={onOpen}
      />
      <FilterChip
        label={t('catalogue.favourites')}
        icon={<FavouriteIcon aria-hidden="true" className={narrowing.isFavourites ? 'fill-current' : ''} />}
        pressed={narrowing.isFavourites}
        onClick={() => onChange({ ...narrowing, isFavourites: !narrowing.isFavourites })}
      />
      <nav aria-label={t('games.sort.label')} className="flex flex-none gap-2 border-l border-line pl-2">
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
    </div>
  );
}
