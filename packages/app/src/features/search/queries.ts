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
import { type Locale } from '#app/platform/session/visitor.ts';
import { createTitles, type TitlesPage } from './titles.ts';

/** Page size (SEARCH-01). */
export const PAGE_SIZE = 10;

/** Search results page by page (API-35): a new text starts an empty list, later pages append (SEARCH-03). */
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

export function titleOf({ id, slug, name, provider, image, image_alternative }: GameCard): GameTitle {
  return { id, slug, name, provider: provider.name, image: image ?? image_alternative };
}

/** Games a player found recently, newest first (API-36, SEARCH-07). */
export const recentOptions = queryOptions({
  queryKey: ['recentSearches'] as const,
  queryFn: async ({ signal }) => {
    const { data } = await call(recentSearches, {}, { signal });
    return data.map(({ game }) => titleOf(game));
  },
  meta: { isPersonal: true },
});

/** Titles per request: few requests, each fast to parse. */
const TITLES = 500;
/** Number of game pages used instead of titles; a game is ten times as large. */
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

/** Maximum wait for idle time, ms. */
const PATIENCE = 200;

const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve);
  });

/** Titles of this visit; they are the same for all visitors and independent of the session. */
export const titles = createTitles<GameTitle>({
  whenIdle,
  async readPage(page) {
    try {
      return await read(page);
    } catch (error) {
      // The list of titles is an addition to the contract: without it use the most played games.
      if (read !== readTitles || page > 1 || !isApiError(error) || error.status !== 404) throw error;
      read = readCards;
      return readCards(page);
    }
  },
});
