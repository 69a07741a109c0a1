import { GamesBrowser, useListTitle } from '#app/features/games/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { matchRoute, useLocation, useSearch } from '#app/platform/routing/router.tsx';
import { PageHead, type HeadProps } from '#app/platform/routing/page-head.tsx';

/** Games lists: all games, a category, a filter, a provider, and games with a demo. */
export function Page() {
  const t = useText();
  const match = matchRoute(useLocation().pathname);
  if (match?.id === 'demo') return <GamesBrowser filter="demo" title={t('page.demo')} />;
  return <GamesBrowser category={match?.params['category']} filter={match?.params['filter']} />;
}

/** Document head of a games list, titled by category or filter. Search results and category `my` are not indexed. */
export function Head({ params: { category, filter } }: HeadProps) {
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
