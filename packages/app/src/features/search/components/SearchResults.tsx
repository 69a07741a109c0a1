import type { GameTitle } from '@tulpar/api/contract';
import { GameTile } from '@tulpar/ui/game-tile';
import { SectionHead } from '@tulpar/ui/section-head';
import { Skeleton } from '@tulpar/ui/skeleton';
import { VirtualGrid } from '@tulpar/ui/virtual-grid';
import { useEffect, useRef, type ReactNode, useId } from 'react';
import {
  GamesGridSkeleton,
  GamesProblem,
  mergeById,
  useStoredFocus,
  useTileProps,
} from '#app/features/games/index.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { PagedList } from '#app/platform/loading/PagedList.tsx';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { PAGE_SIZE, searchOptions, titleOf, titles } from '../queries.ts';
import { useLingering, useSuggestions } from '../suggestions.ts';
import { EmptyState } from '@tulpar/ui/empty-state';
import { art } from '#app/art/objects.ts';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { href } from '#app/platform/routing/router.tsx';

/** How long skeletons remain after page 1 has loaded, ms (SEARCH-04). */
const LINGER = 200;
/** Delay before a new search scrolls to its top, ms (SEARCH-05). */
const SCROLL_DELAY = 300;
/** Covers on the first screen of a phone, which load eagerly. */
const EAGER = 4;

export interface SearchResultsProps {
  /** Sanitized, non-empty search text. */
  words: string;
  /** Called when a game is opened; `uid` identifies its search (SEARCH-06). */
  onGame: (game: GameTitle, uid?: string) => void;
  /** Shown below the results once all are loaded, and below an error or an empty state. */
  after: ReactNode;
}

/** Server results page by page. Each search has its own query, so a slow response never replaces a newer one. */
export function SearchResults({ words, onGame, after }: SearchResultsProps) {
  const t = useText();
  const { number } = useFormats();
  const tile = useTileProps();
  const query = useInfiniteQuery(searchOptions(words, useLocale()));
  const { data, isPending, hasNextPage } = query;
  const isLoading = useLingering(isPending, LINGER);
  const storedFocus = useStoredFocus(words);
  useTopOf(words);

  const [first] = data?.pages ?? [];
  if (isLoading) return <Searching />;
  if (!data || !first) {
    return (
      <>
        <GamesProblem onRetry={() => query.refetch()} />
        <OtherGames words={words} onGame={onGame} />
        {after}
      </>
    );
  }
  const cards = mergeById(data.pages);
  if (cards.length === 0) {
    return (
      <>
        <NothingFound words={words} onGame={onGame} />
        {after}
      </>
    );
  }
  return (
    <>
      <SectionHead title={t('search.found')} count={number(first.pagination.items)} />
      <output className="sr-only">{t('search.foundCount', { count: first.pagination.items })}</output>
      <PagedList
        // Remount for each search, so that the first pages load without a press of “more” again.
        key={words}
        query={query}
        endLabel={data.pages.length > 1 ? t('games.end') : undefined}
      >
        <VirtualGrid
          label={t('page.gamesSearch')}
          items={cards}
          total={first.pagination.items}
          getKey={(card) => String(card.id)}
          initialCard={storedFocus.card}
          onCardChange={storedFocus.keep}
          renderItem={(card, place, width) => (
            <GameTile
              {...tile(card, { sizes: `${Math.round(width)}px` })}
              priority={place < EAGER}
              onClick={() => onGame(titleOf(card), first.uid)}
            />
          )}
        />
      </PagedList>
      {!hasNextPage && after}
    </>
  );
}

function Searching() {
  return (
    <>
      <div className="flex min-h-11 items-center px-4 tablet:mb-1 tablet:px-6 desktop:px-8">
        <Skeleton className="h-6 w-32" />
      </div>
      <GamesGridSkeleton count={PAGE_SIZE} />
    </>
  );
}

/** Scrolls to the top on each new search; the first one keeps the restored scroll position. */
function useTopOf(words: string): void {
  const known = useRef(words);
  useEffect(() => {
    if (known.current === words) return;
    known.current = words;
    const timer = setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [words]);
}

/** Empty state with similar games. */
export function NothingFound({ words, onGame }: OtherGamesProps) {
  const t = useText();
  return (
    <>
      <div role="status">
        <EmptyState
          art={art.search}
          title={t('search.nothing.title')}
          text={<span className="wrap-anywhere">{t('search.nothing.text', { query: words })}</span>}
        />
      </div>
      <OtherGames words={words} onGame={onGame} />
    </>
  );
}

export interface OtherGamesProps {
  words: string;
  onGame: (game: GameTitle) => void;
}

/** Similar games from the local index, if the server found none or failed. */
export function OtherGames({ words, onGame }: OtherGamesProps) {
  const t = useText();
  const headId = useId();
  const games = useSuggestions(words);
  useEffect(() => void titles.load(), []);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={headId} className="px-4 pb-6 text-center tablet:px-6 desktop:px-8">
      <h3 id={headId} className="text-body-strong text-ink">
        {t('search.maybe')}
      </h3>
      <ul className="mx-auto mt-3 flex max-w-160 flex-wrap justify-center gap-2">
        {games.map((game) => (
          // Clicks bubble from the link inside, which is focusable.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <li key={game.id} className="max-w-full" onClick={() => onGame(game)}>
            <FilterChip href={href('game', { slug: game.slug })} label={game.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
