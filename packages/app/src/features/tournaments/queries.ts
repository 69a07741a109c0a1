import {
  tournament,
  tournamentGames,
  tournaments,
  type Tournament,
  type TournamentDetail,
} from '@tulpar/api/contract';
import { call, isApiError } from '#app/platform/network/api.ts';
import { now } from '#app/platform/network/clock.ts';
import { infiniteQueryOptions, queryOptions, pageByPage } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/visitor.ts';
import { atom, store } from '#app/platform/state/store.ts';

/** Whether the event stream updates the leaderboard, so that no poll is needed. */
export const boardLiveAtom = atom(false);

/** Keys of all tournament queries, invalidated by commands and by a start or end. */
export const TOURNAMENT_KEYS: readonly { readonly queryKey: readonly string[] }[] = [
  { queryKey: ['tournaments'] },
  { queryKey: ['tournament'] },
];

/**
 * Poll intervals, ms (TOUR-07): `board` without a stream; `results` while they are calculated; `due` once a
 * start or end has passed on the client's clock, which can be seconds ahead of the server's; `ahead` before
 * the start, since it can be cancelled (TOUR-10); `list` for the list.
 */
const POLL = { board: 8_000, results: 5_000, due: 2_000, ahead: 60_000, list: 60_000 };

/** Whether a tournament should have started or ended by now. */
function isDue({ status, starts_at, ends_at }: Tournament): boolean {
  if (status !== 'active' && status !== 'upcoming') return false;
  return now() >= Date.parse(status === 'active' ? ends_at : starts_at);
}

export const listInterval = (list: readonly Tournament[] = []): number =>
  list.some(isDue) ? POLL.due : POLL.list;

export function pollInterval(data: TournamentDetail | undefined): number | false {
  if (data?.status === 'finished') return data.results === 'pending' ? POLL.results : false;
  if (data?.status !== 'active' && data?.status !== 'upcoming') return false;
  if (isDue(data)) return POLL.due;
  if (data.status === 'upcoming') return POLL.ahead;
  return store.get(boardLiveAtom) ? false : POLL.board;
}

/** Running and upcoming tournaments, and those that ended in the last 7 days (API-64). */
export function tournamentsOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['tournaments', 'list', locale] as const,
    queryFn: ({ signal }) => call(tournaments, { query: locale }, { signal }),
    staleTime: 30_000,
    refetchInterval: ({ state }) => listInterval(state.data?.data),
    select: ({ data }): readonly Tournament[] => data,
    meta: { isPersonal: true, saved: 'page' },
  });
}

/** Page size of the archive (TOUR-16). */
const ARCHIVE_PAGE = 20;

/** Tournaments that ended more than 7 days ago, page by page (TOUR-16). */
export function archiveOptions(locale: Locale) {
  return infiniteQueryOptions({
    queryKey: ['tournaments', 'archive', locale] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        tournaments,
        { query: { ...locale, archive: 1, page: pageParam, limit: ARCHIVE_PAGE } },
        { signal },
      ),
    ...pageByPage,
    meta: { isPersonal: true, saved: 'page' },
  });
}

/** Whether the server has no such tournament (404); an operator can remove one while its page is open. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** One tournament with its leaderboard (API-63). */
export function tournamentOptions(slug: string, locale: Locale) {
  return queryOptions({
    queryKey: ['tournament', slug, locale] as const,
    queryFn: ({ signal }) =>
      call(tournament, { params: { slug }, query: { ...locale, locale: locale.language } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => !isGone(state.error) && pollInterval(state.data),
    placeholderData: (former) => (former?.slug === slug ? former : undefined),
    // With more money the player can perhaps pay the entry fee.
    meta: { isSubject: true, isPersonal: true, changesWith: ['commit_deposit', 'rollback_withdrawal'] },
  });
}

export interface GamesFilter {
  readonly category: string | null;
  readonly provider: string | null;
  readonly played: boolean;
}

const GAMES_PAGE = 24;

/** Games of a tournament page by page, with the player's points, which change by play (TOUR-14). */
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
    ...pageByPage,
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { isPersonal: true },
  });
}
