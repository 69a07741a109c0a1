import { gameSlider, openRounds, shortcutGames } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/visitor.ts';

const SHORTCUT_GAMES_LIMIT = 50;

/** Games of all shortcuts in one request, each with its shortcuts (API-32). */
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
