import {
  games,
  gameTitles,
  recentSearches,
  searchGames,
  type GameCard,
  type GameTitle,
} from '@tulpar/api/contract';
import { call, isApiError } from '#app/platform/network/api.ts';
import { infiniteQueryOptions, queryOptions } from '#app/platform/network/query.ts';
import { nextPage } from '#app/features/games/index.ts';
import { type Locale } from '#app/platform/session/locale.ts';
import { createTitles, type TitlesPage } from './titles.ts';

/** Games of one page of a search (SEARCH-01). */
export const PAGE_SIZE = 10;

/** A search page by page (API-35): other words start an empty list, later pages append (SEARCH-03). */
export function searchOptions(words: string, locale: Locale) {
  return infiniteQueryOptions({
    queryKey: ['search', words, locale] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        searchGames,
        { query: { limit: PAGE_SIZE, page: pageParam, search: words, ...locale } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** What a suggestion needs of a tile. */
export function titleOf({ id, slug, name, provider, image, image_alternative }: GameCard): GameTitle {
  return { id, slug, name, provider: provider.name, image: image ?? image_alternative };
}

/** Games a player found before, the newest first (API-36, SEARCH-07). */
export const recentOptions = queryOptions({
  queryKey: ['recentSearches'] as const,
  queryFn: async ({ signal }) => {
    const { data } = await call(recentSearches, {}, { signal });
    return data.map(({ game }) => titleOf(game));
  },
});

/** Titles of a request: few requests, each read in a moment. */
const TITLES = 500;
/** Pages of whole cards that stand in for titles: they are ten times as heavy. */
const CARD_PAGES = 4;

async function readTitles(page: number): Promise<TitlesPage<GameTitle>> {
  const { data, pagination } = await call(gameTitles, { query: { page, limit: TITLES } });
  return { titles: data, pages: pagination.total_pages };
}

async function readCards(page: number): Promise<TitlesPage<GameTitle>> {
  const { data, pagination } = await call(games, { query: { page, limit: TITLES } });
  return { titles: data.map(titleOf), pages: Math.min(pagination.total_pages, CARD_PAGES) };
}

let read = readTitles;

/** Longest wait for an idle moment, ms. */
const PATIENCE = 200;

const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve);
  });

/** The titles of this visit. They are the same for everybody and outlive a session. */
export const titles = createTitles<GameTitle>({
  whenIdle,
  async readPage(page) {
    try {
      return await read(page);
    } catch (error) {
      // The list of titles is an addition of the contract: without it the most played games have to do.
      if (read !== readTitles || page > 1 || !isApiError(error) || error.status !== 404) throw error;
      read = readCards;
      return readCards(page);
    }
  },
});
