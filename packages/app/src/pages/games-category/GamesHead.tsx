import { useListTitle } from '#app/features/games/lists.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { PageHead, type HeadProps } from '#app/platform/routing/page-head.tsx';
import { useSearch } from '#app/platform/routing/search-params.ts';

/**
 * Document head of a games list, titled by its category or filter. Search results and favourites are not
 * indexed.
 */
export function GamesHead({ params: { category, filter } }: HeadProps) {
  const t = useText();
  const [query] = useSearch();
  const title = useListTitle({ category, filter });
  const name = category === undefined && filter === undefined ? '' : title;
  return (
    <PageHead
      title={name}
      description={name && t('meta.category', { name })}
      isUnlisted={query.has('search') || category === 'my'}
    />
  );
}
