import {
  categories,
  games,
  shortcuts,
  game,
  gameSlider,
  openRounds,
  shortcutGames,
  providers,
  providersPage,
  providerSlider,
} from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { infiniteQueryOptions, queryOptions, pageByPage } from '#app/platform/network/query.ts';
import { gamesQuery, visibleShortcuts, type GamesList } from './catalogue.ts';
import type { Locale } from '#app/platform/session/visitor.ts';

/** Whether the `GamesList` parts of two query keys are equal. */
function sameList(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * A games list page by page (API-31). The previous games remain while the list loads for another language or currency;
 * a different list starts empty.
 */
export function gamesOptions(list: GamesList, locale: Locale) {
  return infiniteQueryOptions({
    queryKey: ['games', list, locale] as const,
    queryFn: ({ pageParam, signal }) =>
      call(games, { query: gamesQuery(list, pageParam, locale) }, { signal }),
    ...pageByPage,
    placeholderData: (former, query) => (query && sameList(query.queryKey[1], list) ? former : undefined),
    meta: { isSubject: true, isPersonal: list.category === 'my', saved: 'page', opensLobby: true },
  });
}

const CATEGORIES_LIMIT = 300;

/** Categories in the server's order (API-34). */
export function categoriesOptions({ language }: Pick<Locale, 'language'>) {
  return queryOptions({
    queryKey: ['categories', language] as const,
    queryFn: ({ signal }) =>
      call(
        categories,
        { query: { limit: CATEGORIES_LIMIT, type: 'provider', is_active: 1, language } },
        { signal },
      ),
    placeholderData: (former) => former,
    select: ({ data }) => data.filter((category) => category.is_active),
    meta: { saved: 'frame', opensLobby: true },
  });
}

const SHORTCUTS_LIMIT = 50;

/** Shortcuts that lists may show (API-33, GAME-10). */
export function shortcutsOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['shortcuts', locale] as const,
    queryFn: ({ signal }) =>
      call(shortcuts, { query: { limit: SHORTCUTS_LIMIT, page: 1, ...locale } }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => visibleShortcuts(data).filter((shortcut) => shortcut.is_active),
    meta: { saved: 'page', opensLobby: true },
  });
}

export function gameOptions(slug: string, locale: Locale) {
  return queryOptions({
    queryKey: ['game', slug, locale] as const,
    queryFn: ({ signal }) => call(game, { params: { slug }, query: locale }, { signal }),
    placeholderData: (former, query) => (query?.queryKey[1] === slug ? former : undefined),
    meta: { isSubject: true, saved: 'page' },
  });
}

const SHORTCUT_GAMES_LIMIT = 50;

/** Games of all shortcuts in one response; each game names its shortcuts (API-32). */
export function shortcutGamesOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['shortcutGames', locale] as const,
    queryFn: ({ signal }) =>
      call(shortcutGames, { query: { limit: SHORTCUT_GAMES_LIMIT, page: 1, ...locale } }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => data,
    meta: { isPersonal: true, saved: 'page', opensLobby: true },
  });
}

/** Rows curated by the operator, in the server's order (API-42); rows without games are left out. */
export const gameSliderOptions = queryOptions({
  queryKey: ['gameSlider'] as const,
  queryFn: ({ signal }) => call(gameSlider, {}, { signal }),
  select: ({ data }) => data.filter(({ games }) => games.length > 0),
  meta: { saved: 'page', opensLobby: true },
});

/** Unfinished rounds of the player; refetched on each visit of a page that shows them. */
export const openRoundsOptions = queryOptions({
  queryKey: ['openRounds'] as const,
  queryFn: ({ signal }) => call(openRounds, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  select: ({ data }) => data,
});

/** Providers of the lobby row (API-41). */
export const providerSliderOptions = queryOptions({
  queryKey: ['providerSlider'] as const,
  queryFn: ({ signal }) => call(providerSlider, {}, { signal }),
  select: ({ data }) => data,
  meta: { saved: 'page', opensLobby: true },
});

/** All providers (API-39), for filters, titles and search. */
export const providersOptions = queryOptions({
  queryKey: ['providers'] as const,
  queryFn: ({ signal }) => call(providers, {}, { signal }),
  select: ({ data }) => data,
  meta: { saved: 'page' },
});

const PROVIDERS_PAGE = 24;

/** Providers page by page, optionally by letter (API-40). */
export function providersPageOptions(letter: string | null) {
  return infiniteQueryOptions({
    queryKey: ['providersPage', letter ?? ''] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        providersPage,
        { query: { page: pageParam, limit: PROVIDERS_PAGE, ...(letter === null ? {} : { letter }) } },
        { signal },
      ),
    ...pageByPage,
  });
}
