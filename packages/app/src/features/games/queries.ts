import { categories, game, games, providers, providerSlider, shortcuts, winners } from '@tulpar/api/contract';
import { call } from '#app/platform/api.ts';
import { infiniteQueryOptions, queryOptions } from '#app/platform/query.ts';
import { gamesQuery, nextPage, visibleShortcuts, type GamesList } from './catalogue.ts';
import type { Place } from './place.ts';

/** Whether two keys ask for the same list and differ only in where they are asked from, such as the language. */
function sameList(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * A list of games page by page (API-31). While the language changes the former texts stay on the page; another list
 * starts empty.
 */
export function gamesOptions(list: GamesList, place: Place) {
  return infiniteQueryOptions({
    queryKey: ['games', list, place] as const,
    queryFn: ({ pageParam, signal }) =>
      call(games, { query: gamesQuery(list, pageParam, place) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => nextPage(pages),
    placeholderData: (former, query) => (query && sameList(query.queryKey[1], list) ? former : undefined),
  });
}

const CATEGORIES_LIMIT = 300;

/** Categories in the server's order (API-34). */
export function categoriesOptions({ language }: Pick<Place, 'language'>) {
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
  });
}

const SHORTCUTS_LIMIT = 50;

/** Shortcuts without the ones only the app uses (API-33, GAME-10). */
export function shortcutsOptions(place: Place) {
  return queryOptions({
    queryKey: ['shortcuts', place] as const,
    queryFn: ({ signal }) =>
      call(shortcuts, { query: { limit: SHORTCUTS_LIMIT, page: 1, ...place } }, { signal }),
    placeholderData: (former) => former,
    select: ({ data }) => visibleShortcuts(data).filter((shortcut) => shortcut.is_active),
  });
}

/** Providers of the lobby's row (API-41). */
export const providerSliderOptions = queryOptions({
  queryKey: ['providerSlider'] as const,
  queryFn: ({ signal }) => call(providerSlider, {}, { signal }),
  select: ({ data }) => data,
});

/** All providers (API-39): names for the pages that filter by one. */
export const providersOptions = queryOptions({
  queryKey: ['providers'] as const,
  queryFn: ({ signal }) => call(providers, {}, { signal }),
  select: ({ data }) => data,
});

/** Recent wins (API-43). */
export const winnersOptions = queryOptions({
  queryKey: ['winners'] as const,
  queryFn: ({ signal }) => call(winners, {}, { signal }),
  select: ({ data }) => data,
});

/** One game (GET games/{slug}). */
export function gameOptions(slug: string, place: Place) {
  return queryOptions({
    queryKey: ['game', slug, place] as const,
    queryFn: ({ signal }) => call(game, { params: { slug }, query: place }, { signal }),
    placeholderData: (former, query) => (query?.queryKey[1] === slug ? former : undefined),
  });
}

const PROBE_LIMIT = 20;

/** Asks whether the list has any game; a 404 hides the two extra blocks (GAME-15, OP-64, OP-105). */
export function probeOptions({ category, search }: Pick<GamesList, 'category' | 'search'> = {}) {
  return queryOptions({
    queryKey: ['gamesProbe', category ?? '', search ?? ''] as const,
    queryFn: ({ signal }) =>
      call(
        games,
        {
          query: {
            _limit: PROBE_LIMIT,
            ...(category ? { category_slug: category } : {}),
            ...(search ? { search } : {}),
          },
        },
        { signal },
      ),
    select: () => true,
  });
}
