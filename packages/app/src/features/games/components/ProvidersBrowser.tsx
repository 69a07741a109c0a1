import { searchMax } from '@tulpar/api/contract';
import { SearchIcon } from '@tulpar/ui/icon';
import { TextInput } from '@tulpar/ui/text-input';
import { useState } from 'react';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { useQuery, useInfiniteQuery } from '#app/platform/network/query.ts';
import { useNavigationType, useSearch } from '#app/platform/routing/router.tsx';
import { cleanSearch, mergeById } from '../catalogue.ts';
import { foundProviders } from '../filters.ts';
import { ProvidersFailed, ProvidersLoading, ProviderTiles } from './ProviderTiles.tsx';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { PaginationMore } from '@tulpar/ui/pagination-more';
import { providersOptions, providersPageOptions } from '../queries.ts';

/** A `letter` from the URL is valid if it is one non-space character. */
const LETTER = /^\S$/u;

function ProvidersByLetter({ title }: { title: string }) {
  const t = useText();
  const { number } = useFormats();
  const [search, change] = useSearch();
  const parameter = search.get('letter') ?? '';
  const letter = LETTER.test(parameter) ? parameter : null;
  const all = useInfiniteQuery(providersPageOptions(null));
  const list = useInfiniteQuery(providersPageOptions(letter));
  const pages = list.data?.pages ?? [];
  const shown = mergeById(pages);
  const total = (list.hasNextPage ? pages.at(-1)?.pagination.items : null) ?? shown.length;
  const letters = (pages[0] ?? all.data?.pages[0])?.extra_data.letters ?? [];
  return (
    <>
      {letters.length > 0 && (
        <div
          role="group"
          aria-label={t('catalogue.providers.letters')}
          className="flex flex-wrap gap-2 px-4 pb-4 tablet:px-6 desktop:px-8"
        >
          <FilterChip
            label={t('common.all')}
            pressed={letter === null}
            onClick={() => change({ letter: null })}
          />
          {letters.map((one) => (
            <FilterChip
              key={one}
              label={one}
              pressed={one === letter}
              onClick={() => change({ letter: one })}
            />
          ))}
        </div>
      )}
      {list.isPending && <ProvidersLoading />}
      {list.data && <ProviderTiles providers={shown} title={title} />}
      {!list.isPending && !list.data && <ProvidersFailed onRetry={() => list.refetch()} />}
      {total > 0 && (
        <PaginationMore
          className="px-4 pt-6"
          shown={shown.length}
          total={total}
          progressText={t('catalogue.providers.shown', { shown: number(shown.length), total: number(total) })}
          moreLabel={t('common.more')}
          busy={list.isFetchingNextPage}
          error={list.isFetchNextPageError ? t('common.moreFailed') : undefined}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}

/**
 * All providers as tiles (GAME-11) linking to their games, page by page, optionally by letter (CALL-06).
 * Letter and search text are in the URL; a search covers all providers.
 */
export function ProvidersBrowser({ title }: { title: string }) {
  const t = useText();
  const [text, setText] = useSearchText();
  const wanted = cleanSearch(text);
  return (
    <div className="pb-8">
      <h1 className="min-h-9 px-4 pt-5 font-display text-title-lg wrap-anywhere tablet:px-6 desktop:px-8">
        {title}
      </h1>
      <search className="block px-4 pt-2.5 pb-4 tablet:px-6 desktop:max-w-98 desktop:px-8">
        <TextInput
          type="search"
          name="provider"
          label={t('catalogue.providers.find')}
          value={text}
          maxLength={searchMax}
          autoComplete="off"
          clearLabel={t('games.search.clear')}
          trailing={<SearchIcon className="mr-3.5 size-5 flex-none text-ink-muted" />}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </search>
      {wanted === '' ? <ProvidersByLetter title={title} /> : <FoundProviders title={title} text={wanted} />}
    </div>
  );
}

/** Active providers whose name matches the text (API-39). */
function FoundProviders({ title, text }: { title: string; text: string }) {
  const { data, isPending, refetch } = useQuery(providersOptions);
  if (isPending) return <ProvidersLoading />;
  if (!data) return <ProvidersFailed onRetry={refetch} />;
  const active = data.filter(({ is_active }) => is_active).toSorted((a, b) => a.order - b.order);
  return <ProviderTiles providers={foundProviders(active, text)} title={title} />;
}

/**
 * Text of a field synchronized with the URL's `search`. The router changes the URL in a transition, after the input, so
 * a value that this field has written must not overwrite newer input.
 */
export function useSearchText(): readonly [string, (text: string) => void] {
  const [query, change] = useSearch();
  const isOwn = useNavigationType() === 'REPLACE';
  const value = query.get('search')?.slice(0, searchMax) ?? '';
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Other navigation than this field's own, such as Back, changed the URL, so use its search.
    if (!isOwn) setText(value);
  }
  return [
    text,
    (next) => {
      setText(next);
      change({ search: next });
    },
  ];
}
