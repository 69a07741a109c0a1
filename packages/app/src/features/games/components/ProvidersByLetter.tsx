import { FilterChip } from '@tulpar/ui/filter-chip';
import { PaginationMore } from '@tulpar/ui/pagination-more';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { useSearch } from '#app/platform/routing/route-state.ts';
import { mergePages } from '../catalogue.ts';
import { providersPageOptions } from '../lobby-queries.ts';
import { ProviderTiles, ProvidersFailed, ProvidersLoading } from './ProviderTiles.tsx';

/** Valid letter in the URL: one non-space character. */
const LETTER = /^\S$/u;

/** Providers in the server's order, page by page, optionally by first letter. */
export function ProvidersByLetter({ title }: { title: string }) {
  const t = useText();
  const { number } = useFormats();
  const [search, change] = useSearch();
  const asked = search.get('letter') ?? '';
  const letter = LETTER.test(asked) ? asked : null;
  const all = useInfiniteQuery(providersPageOptions(null));
  const list = useInfiniteQuery(providersPageOptions(letter));
  const pages = list.data?.pages ?? [];
  const shown = mergePages(pages);
  const total = pages.at(-1)?.pagination.items ?? 0;
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
            label={t('catalogue.providers.all')}
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
          moreLabel={t('catalogue.providers.more')}
          busy={list.isFetchingNextPage}
          error={list.isFetchNextPageError ? t('catalogue.providers.moreFailed') : undefined}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
