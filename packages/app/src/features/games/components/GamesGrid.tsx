import { EmptyState } from '@tulpar/ui/empty-state';
import { Button } from '@tulpar/ui/button';
import { GameGrid } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import { InfiniteList } from '@tulpar/ui/infinite-list';
import { Link } from '@tulpar/ui/link';
import { Notice } from '@tulpar/ui/notice';
import { art } from '#app/platform/art.ts';
import { isApiError } from '#app/platform/api.ts';
import { useText } from '#app/platform/intl.tsx';
import { useInfiniteQuery } from '#app/platform/query.ts';
import { href } from '#app/platform/router.tsx';
import { mergePages, PAGE_SIZE, type GamesList } from '../catalogue.ts';
import { usePlace } from '../place.ts';
import { gamesOptions } from '../queries.ts';
import { GamesGridSkeleton } from './GamesGridSkeleton.tsx';
import { GamesProblem } from './GamesProblem.tsx';
import { useTileProps } from './tile-props.ts';

/** Props of `GamesGrid`. */
export interface GamesGridProps {
  list: GamesList;
  /** Name of the list for those who cannot see it. */
  label: string;
  /** Covers that load at once because they are on the first screen. */
  eager?: number;
  /** Pages that come by scrolling before the button is needed (UI-01). */
  autoPages?: number;
}

/** Games in columns of 175 px (GAME-14) that grow page by page (UI-01, UI-02), with every state a list can be in. */
export function GamesGrid({ list, label, eager = 0, autoPages = 3 }: GamesGridProps) {
  const t = useText();
  const tile = useTileProps();
  const query = useInfiniteQuery(gamesOptions(list, usePlace()));
  const {
    data,
    error,
    isPending,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = query;
  if (isPending) return <GamesGridSkeleton count={list.limit ?? PAGE_SIZE} />;
  if (!data) {
    const isMissing = isApiError(error) && error.status === 404;
    return <GamesProblem isMissing={isMissing} onRetry={() => void refetch()} />;
  }
  const cards = mergePages(data.pages);
  if (cards.length === 0) return <NoGames search={list.search} />;
  const isAlternative = data.pages[0]?.extra_data.is_use_image_alternative ?? false;
  return (
    <InfiniteList
      hasMore={hasNextPage}
      loading={isFetchingNextPage}
      onMore={() => void fetchNextPage()}
      moreLabel={t('games.more')}
      loadingLabel={t('games.loadingMore')}
      endLabel={data.pages.length > 1 ? t('games.end') : undefined}
      autoPages={isFetchNextPageError ? 0 : autoPages}
    >
      <GameGrid label={label}>
        {cards.map((card, index) => (
          <GameTile
            key={card.id}
            {...tile(card, { isAlternative, sizes: '(max-width: 800px) calc(50vw - 20px), 184px' })}
            priority={index < eager}
          />
        ))}
      </GameGrid>
      {isFetchNextPageError && (
        <Notice tone="error" className="mx-4 mt-4 tablet:mx-6 desktop:mx-8">
          {t('games.error.text')}
        </Notice>
      )}
    </InfiniteList>
  );
}

function NoGames({ search }: { search: string | undefined }) {
  const t = useText();
  return (
    <EmptyState
      art={art.search}
      title={t('games.empty.title')}
      text={search ? t('games.empty.search', { query: search }) : t('games.empty.text')}
      action={
        <Button asChild variant="secondary">
          <Link href={href('games')}>{t('games.empty.action')}</Link>
        </Button>
      }
    />
  );
}
