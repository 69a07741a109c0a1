import { InfiniteList, type InfiniteListProps } from '@tulpar/ui/infinite-list';
import { useText } from '../i18n/intl.tsx';

export interface PagedListProps extends Omit<
  InfiniteListProps,
  'hasMore' | 'loading' | 'onMore' | 'moreLabel' | 'loadingLabel' | 'error'
> {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Loads the next page of a query near the end of its list; after some pages or a failure only by the button. */
export function PagedList({ query, ...list }: PagedListProps) {
  const t = useText();
  return (
    <InfiniteList
      {...list}
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
      moreLabel={t('common.more')}
      loadingLabel={t('common.loadingMore')}
      error={query.isFetchNextPageError ? t('common.moreFailed') : undefined}
    />
  );
}
