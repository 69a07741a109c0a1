import {
  tournament,
  tournamentGames,
  tournaments,
  type Tournament,
  type TournamentDetail,
} from '@tulpar/api/contract';
import { call, isApiError } from '#app/platform/network/api.ts';
import { now } from '#app/platform/network/clock.ts';
import { infiniteQueryOptions, queryOptions } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/locale.ts';
import { store } from '#app/platform/state/store.ts';
import { boardLiveAtom } from './atoms.ts';

/** First parts of the keys: joining and leaving make both out of date. */
export const TOURNAMENT_KEYS: readonly { readonly queryKey: readonly string[] }[] = [
  { queryKey: ['tournaments'] },
  { queryKey: ['tournament'] },
];

/** Tournaments that run, come, or have ended in the last 7 days (API-64). */
export function tournamentsOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['tournaments', 'list', locale] as const,
    queryFn: ({ signal }) => call(tournaments, { query: locale }, { signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
    select: ({ data }): readonly Tournament[] => data,
  });
}

/** Entries of the archive per request (TOUR-16). */
const ARCHIVE_PAGE = 20;

/** Tournaments that ended over 7 days ago, page by page (TOUR-16). */
export function archiveOptions(locale: Locale) {
  return infiniteQueryOptions({
    queryKey: ['tournaments', 'archive', locale] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        tournaments,
        { query: { ...locale, archive: 1, page: pageParam, limit: ARCHIVE_PAGE } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }, pages) =>
      pages.length < (pagination?.total_pages ?? 0) ? pages.length + 1 : null,
  });
}

/**
 * How often a board is asked for while no stream tells it, the results while they are counted, a start or end that is due
 * by the app's clock (TOUR-07), which may be ahead of the server's by seconds, and one that is to come: it may be
 * cancelled before (TOUR-10); ms.
 */
const ASK = { board: 8_000, results: 5_000, due: 2_000, ahead: 60_000 };

function interval(data: TournamentDetail | undefined): number | false {
  if (data?.status === 'finished') return data.results === 'pending' ? ASK.results : false;
  if (data?.status !== 'active' && data?.status !== 'upcoming') return false;
  const isActive = data.status === 'active';
  if (now() >= Date.parse(isActive ? data.ends_at : data.starts_at)) return ASK.due;
  if (!isActive) return ASK.ahead;
  return store.get(boardLiveAtom) ? false : ASK.board;
}

/** Whether the server has no such tournament, or no more: an operator may take one away while it is looked at. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** One tournament with its board (API-63). */
export function tournamentOptions(slug: string, locale: Locale) {
  return queryOptions({
    queryKey: ['tournament', slug, locale] as const,
    queryFn: ({ signal }) =>
      call(tournament, { params: { slug }, query: { ...locale, locale: locale.language } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => !isGone(state.error) && interval(state.data),
    placeholderData: (former) => (former?.slug === slug ? former : undefined),
  });
}

/** What narrows the games of a tournament. */
export interface GamesFilter {
  readonly category: string | null;
  readonly provider: string | null;
  readonly played: boolean;
}

/** Games of a tournament per request. */
const GAMES_PAGE = 24;

/** Games of a tournament, page by page, with the player's points, which play changes (TOUR-14). */
export function tournamentGamesOptions(slug: string, filter: GamesFilter, locale: Locale) {
  return infiniteQueryOptions({
    queryKey: ['tournament', slug, 'games', filter, locale] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        tournamentGames,
        {
          params: { slug },
          query: {
            ...locale,
            page: pageParam,
            limit: GAMES_PAGE,
            ...(filter.category === null ? {} : { category_slug: filter.category }),
            ...(filter.provider === null ? {} : { filter_slug: filter.provider }),
            ...(filter.played ? { played: 1 as const } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }, pages) =>
      pages.length < pagination.total_pages ? pages.length + 1 : null,
    staleTime: 0,
  });
}
