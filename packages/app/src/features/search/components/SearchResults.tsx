import type { GameTitle } from '@tulpar/api/contract';
import { GameTile } from '@tulpar/ui/game-tile';
import { InfiniteList } from '@tulpar/ui/infinite-list';
import { Notice } from '@tulpar/ui/notice';
import { SectionHead } from '@tulpar/ui/section-head';
import { Skeleton } from '@tulpar/ui/skeleton';
import { VirtualGrid } from '@tulpar/ui/virtual-grid';
import { useEffect, useRef, type ReactNode, useId } from 'react';
import {
  GamesGridSkeleton,
  GamesProblem,
  mergePages,
  useStoredFocus,
  useTileProps,
} from '#app/features/games/index.ts';
import { useLocale } from '#app/platform/session/locale.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { PAGE_SIZE, searchOptions, titleOf, titles } from '../queries.ts';
import { useLingering, useSuggestions } from '../suggestions.ts';
import { EmptyState } from '@tulpar/ui/empty-state';
import { art } from '#app/art/objects.ts';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { href } from '#app/platform/routing/router.tsx';

/** How long the stand-ins stay after page 1 came, ms (SEARCH-04). */
const LINGER = 200;
/** Delay before a new search is shown from its top, ms (SEARCH-05). */
const SCROLL_DELAY = 300;
/** Covers on the first screen of a phone. */
const EAGER = 4;

/** Props of `SearchResults`. */
export interface SearchResultsProps {
  /** What is looked for, cleaned and not empty. */
  words: string;
  /** A game was opened; `uid` names the search it was found with (SEARCH-06). */
  onGame: (game: GameTitle, uid?: string) => void;
  /** What stands below the finds once there are no more of them to come. */
  after: ReactNode;
}

/**
 * What the server finds, page by page. Every search has a list of its own: an answer that comes late belongs to its own
 * words and never replaces a newer one.
 */
export function SearchResults({ words, onGame, after }: SearchResultsProps) {
  const t = useText();
  const { number } = useFormats();
  const tile = useTileProps();
  const query = useInfiniteQuery(searchOptions(words, useLocale()));
  const { data, isPending, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query;
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
  const cards = mergePages(data.pages);
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
      <InfiniteList
        // A search that follows another counts its automatic pages anew.
        key={words}
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('games.more')}
        loadingLabel={t('games.loadingMore')}
        endLabel={data.pages.length > 1 ? t('games.end') : undefined}
        {...(isFetchNextPageError ? { autoPages: 0 } : {})}
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
        {isFetchNextPageError && (
          <Notice tone="error" className="mx-4 mt-4 tablet:mx-6 desktop:mx-8">
            {t('common.loadFailed')}
          </Notice>
        )}
      </InfiniteList>
      {!hasNextPage && after}
    </>
  );
}

/** The boxes of the head and of the first page. */
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

/** Shows every further search from its top; the first one keeps the place the browser came back to. */
function useTopOf(words: string): void {
  const known = useRef(words);
  useEffect(() => {
    if (known.current === words) return;
    known.current = words;
    const timer = setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [words]);
}

/** A search without a find: what to try, and the games that may have been meant. */
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

/** Props of `OtherGames`. */
export interface OtherGamesProps {
  words: string;
  onGame: (game: GameTitle) => void;
}

/** Games that may have been meant, where the server found none or gave no answer: typed by ear, on another keyboard. */
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
          // The press is that of the link within.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <li key={game.id} className="max-w-full" onClick={() => onGame(game)}>
            <FilterChip href={href('game', { slug: game.slug })} label={game.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
