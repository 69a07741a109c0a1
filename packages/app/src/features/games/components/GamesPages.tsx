import { EmptyState } from '@tulpar/ui/empty-state';
import type { GameCard } from '@tulpar/api/contract';
import type { ReactNode } from 'react';
import { art } from '#app/art/objects.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { PagedList } from '#app/platform/loading/PagedList.tsx';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { isByPopularity, mergeById, PAGE_SIZE, type GamesList } from '../catalogue.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { gamesOptions } from '../queries.ts';
import { GamesProblem, ToGames } from './GamesProblem.tsx';
import { GameGrid } from '@tulpar/ui/game-rail';
import { GameTile, GameTileSkeleton } from '@tulpar/ui/game-tile';
import { useTileProps } from './tile-props.ts';
import { SkeletonGroup } from '@tulpar/ui/skeleton';

export function GamesGridSkeleton({ count }: { count: number }) {
  const t = useText();
  return (
    <SkeletonGroup label={t('games.loading')}>
      <GameGrid label={t('games.loading')} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <GameTileSkeleton key={index} />
        ))}
      </GameGrid>
    </SkeletonGroup>
  );
}

export interface LoadedGames {
  cards: readonly GameCard[];
  /** Whether tiles show the alternative pictures (GAME-06). */
  isAlternative: boolean;
  total: number;
  hasMore: boolean;
}

export interface GamesPagesProps {
  list: GamesList;
  /** Number of pages loaded by scrolling; after them a button loads more (UI-01). */
  autoPages: number;
  /** Distance of the list's end below the viewport at which the next page is requested, px. */
  distance?: number | undefined;
  /** Shown for an empty list; default: the search text and a link to all games. */
  empty?: ReactNode;
  /** While true, a skeleton is shown and nothing is requested. */
  isHeld?: boolean | undefined;
  children: (games: LoadedGames) => ReactNode;
}

/**
 * A games list that loads page by page until the last one (GAME-06, UI-01, UI-02), with its loading and error states.
 */
export function GamesPages({ list, autoPages, distance, empty, isHeld = false, children }: GamesPagesProps) {
  const t = useText();
  const query = useInfiniteQuery({ ...gamesOptions(list, useLocale()), enabled: !isHeld });
  const { error, isPending, hasNextPage, refetch } = query;
  const data = useLastData(query, JSON.stringify(list));
  const isFormer = query.data === undefined;
  if (isPending || isHeld) return <GamesGridSkeleton count={list.limit ?? PAGE_SIZE} />;
  if (!data) {
    const isMissing = isApiError(error) && error.status === 404;
    return <GamesProblem isMissing={isMissing} onRetry={refetch} />;
  }
  const cards = mergeById(data.pages);
  if (cards.length === 0) return empty || <NoGames search={list.search} />;
  const first = data.pages[0];
  return (
    <PagedList
      query={query}
      endLabel={data.pages.length > 1 && !isFormer ? t('games.end') : undefined}
      autoPages={autoPages}
      distance={distance}
    >
      {isFormer && (
        <LoadFailedNotice
          titleId="common.notUpdated"
          onRetry={refetch}
          className="mx-4 mb-3 tablet:mx-6 desktop:mx-8"
        />
      )}
      {children({
        cards,
        isAlternative: first?.extra_data.is_use_image_alternative ?? false,
        total: first?.pagination.items ?? cards.length,
        hasMore: hasNextPage,
      })}
    </PagedList>
  );
}

function NoGames({ search }: { search: string | undefined }) {
  const t = useText();
  return (
    <EmptyState
      art={art.search}
      title={t('games.empty.title')}
      text={search ? t('games.empty.search', { query: search }) : t('games.empty.text')}
      action={<ToGames />}
    />
  );
}

/** A short list of games in columns of 175 px or more (GAME-14); `CatalogueGrid.tsx` virtualizes long ones. */
export function GamesGrid({ list, label }: { list: GamesList; label: string }) {
  const tile = useTileProps();
  return (
    <GamesPages list={list} autoPages={0}>
      {({ cards, isAlternative, hasMore }) => (
        <GameGrid label={label} isPartial={hasMore}>
          {cards.map((card) => (
            <GameTile
              key={card.id}
              {...tile(card, {
                isAlternative,
                isTop: isByPopularity(list),
                sizes: '(max-width: 800px) calc(50vw - 20px), 184px',
              })}
            />
          ))}
        </GameGrid>
      )}
    </GamesPages>
  );
}
