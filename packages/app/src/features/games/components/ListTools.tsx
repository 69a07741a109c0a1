import { DropdownMenu } from '@tulpar/ui/dropdown-menu';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { ChevronDownIcon, FiltersIcon, NewIcon, PopularIcon } from '@tulpar/ui/icon';
import { keepFocusInRow } from '@tulpar/ui/scrolling-row';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { SORTS, filterCount, toggled, wide, type Sort, type Narrowing } from '../filters.ts';
import { Button } from '@tulpar/ui/button';
import { useQuery } from '#app/platform/network/query.ts';
import { useLostFocus } from '#app/platform/state/lost-focus.ts';
import { providersOptions } from '../queries.ts';
import { searchMax } from '@tulpar/api/contract';
import { SearchField } from '@tulpar/ui/search-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanSearch } from '../catalogue.ts';

const icons: Readonly<Record<Sort, typeof NewIcon | null>> = {
  popularity: PopularIcon,
  release: NewIcon,
  abc: null,
};

interface ListToolsProps {
  narrowing: Narrowing;
  sort: Sort;
  sortHref: (sort: Sort) => string;
  isOpen: boolean;
  /** Opens or closes the filters. */
  onOpen: () => void;
  isSheet: boolean;
}

/** Filters and sort order above a list (GAME-01); on phones each is one button. */
export function ListTools({ narrowing, sort, sortHref, isOpen, onOpen, isSheet }: ListToolsProps) {
  const t = useText();
  const { number } = useFormats();
  const count = filterCount(narrowing);
  return (
    <div
      onFocus={keepFocusInRow}
      className={
        isSheet
          ? 'flex flex-none gap-2'
          : 'scrollbar-none flex min-w-0 flex-1 items-center gap-2 overflow-x-auto -my-1 py-1'
      }
    >
      {/* The same button at every width: the server may assume a wrong width, and replacing it would lose a press. */}
      <FilterChip
        label={t('catalogue.filters')}
        isIconOnPhones
        icon={<FiltersIcon />}
        count={count > 0 ? number(count) : undefined}
        aria-expanded={isOpen}
        aria-haspopup={isSheet ? 'dialog' : undefined}
        onClick={onOpen}
      />
      {isSheet ? (
        <DropdownMenu
          label={t('games.sort.label')}
          trigger={
            <FilterChip
              label={t(`games.sort.${sort}`)}
              trailing={<ChevronDownIcon />}
              aria-label={`${t('games.sort.label')}: ${t(`games.sort.${sort}`)}`}
            />
          }
          items={SORTS.map((one) => ({
            id: one,
            label: t(`games.sort.${one}`),
            href: sortHref(one),
            checked: one === sort,
          }))}
        />
      ) : (
        <nav aria-label={t('games.sort.label')} className="flex flex-none gap-2">
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
      )}
    </div>
  );
}

interface AppliedFiltersProps {
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

/** Pause in typing after which the list is requested, ms (SEARCH-02). */
const DEBOUNCE = 1500;

interface GamesSearchProps {
  value: string;
  /** Called with the sanitized text; '' clears the search (GAME-09). */
  onSearch: (text: string) => void;
  /** Focus the field, because the page was opened to search. */
  isFocused: boolean;
}

/** Search field of a games list: debounced while typing, immediate on Enter and when cleared. */
export function GamesSearch({ value, onSearch, isFocused }: GamesSearchProps) {
  const t = useText();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // The URL changed, for example by Back, so its search replaces the text of the field.
  if (known !== value) {
    setKnown(value);
    if (cleanSearch(text) !== value) setText(value);
  }
  const lookNow = () => {
    const words = cleanSearch(text);
    if (words !== value) onSearch(words);
  };
  const look = useEffectEvent(lookNow);
  useEffect(() => {
    if (cleanSearch(text) === '') return look();
    const timer = setTimeout(() => look(), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  return (
    <SearchField
      ref={input}
      label={t('games.search.label')}
      value={text}
      maxLength={searchMax}
      clearLabel={t('games.search.clear')}
      onValueChange={setText}
      onSearch={lookNow}
      className="flex-[1_1_7.5rem] tablet:flex-none tablet:basis-64 desktop:basis-80"
    />
  );
}
