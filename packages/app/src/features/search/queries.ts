import {
  games,
  gameTitles,
  recentSearches,
  searchGames,
  type GameCard,
  type GameTitle,
} from '@tulpar/api/contract';
import { call, isApiError } from '#app/platform/network/api.ts';
import { infiniteQueryOptions, queryOptions, pageByPage } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/visitor.ts';
import { atom, store, type Atom } from '#app/platform/state/store.ts';
import { TitleIndex, type Title } from './title-index.ts';

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
    ...pageByPage,
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

export interface TitlesPage<T> {
  readonly titles: readonly T[];
  readonly pages: number;
}

export interface TitlesSource<T> {
  /** Reads a page, counted from 1. */
  readPage(page: number): Promise<TitlesPage<T>>;
  /** Resolves when there is time for the next batch. */
  whenIdle(): Promise<void>;
}

/** Index of game titles, loaded once in a visit, when the search is first used. */
export interface Titles<T extends Title> {
  readonly index: TitleIndex<T>;
  /** Number of titles; changes as the index grows, when earlier results may be outdated. */
  readonly sizeAtom: Atom<number>;
  /**
   * Loads what is missing; safe to call repeatedly. Never rejects: failed pages are requested again on the next call.
   */
  load(): Promise<void>;
}

/** Titles per batch: a few ms even on a slow phone. */
const SLICE = 100;
/** Upper bound of pages, against a wrong total from the server. */
const MOST_PAGES = 40;

export function createTitles<T extends Title>({ readPage, whenIdle }: TitlesSource<T>): Titles<T> {
  const index = new TitleIndex<T>();
  const sizeAtom = atom(0);
  const known = new Set<number>();
  let next = 1;
  let last = 1;
  let running: Promise<void> | null = null;

  async function take(titles: readonly T[]) {
    // A title may have moved to the later page between two requests.
    const fresh = titles.filter(({ id }) => !known.has(id) && known.add(id));
    for (let at = 0; at < fresh.length; at += SLICE) {
      index.add(fresh.slice(at, at + SLICE));
      // Publish the first batch immediately, later ones once per page.
      if (store.get(sizeAtom) === 0) store.set(sizeAtom, index.size);
      await whenIdle();
    }
    store.set(sizeAtom, index.size);
  }

  async function run() {
    try {
      while (next <= last) {
        const page = await readPage(next);
        last = Math.min(page.pages, MOST_PAGES);
        next += 1;
        await take(page.titles);
      }
    } catch {
      // The client has reported the error; the server search works without suggestions.
    } finally {
      running = null;
    }
  }

  return { index, sizeAtom, load: () => (running ??= run()) };
}

/** Titles per request: few requests, each fast to parse. */
const TITLES = 500;
/** Maximum pages of complete games read if the server has no titles; a game is ten times as large. */
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
