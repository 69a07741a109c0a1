import type { BoardRow, TournamentDetail, TournamentNews } from '@tulpar/api/contract';

/** Rows shown initially (TOUR-06). */
export const FIRST_ROWS = 7;
/** Rows on each side of the player's. */
const NEIGHBOURS = 2;

/** Merges an event into the board: it replaces the first rows, further ones remain until the next fetch. */
export function withNews(detail: TournamentDetail, news: TournamentNews): TournamentDetail {
  const replaced = new Set(news.leaderboard.map(({ place }) => place));
  const near = new Map(news.around.map((row) => [row.place, row]));
  const place = news.me?.place ?? null;
  const rest = detail.leaderboard
    .filter((row) => !replaced.has(row.place) && !(row.is_me && row.place !== place))
    .map((row) => near.get(row.place) ?? row);
  const rows = [...news.leaderboard, ...rest];
  const known = new Set(rows.map((row) => row.place));
  const own = news.around.filter((row) => row.is_me && !known.has(row.place));
  return {
    ...detail,
    leaderboard: [...rows, ...own].toSorted((a, b) => a.place - b.place),
    around: news.around,
    me: news.me,
    my: detail.my && news.me ? { ...detail.my, place: news.me.place, points: news.me.points } : detail.my,
    players_count: news.players_count,
    status: news.status,
    updated_at: news.updated_at,
  };
}

/** Visible rows: the first ones, a gap, and the player with neighbours; or all loaded ones. */
export function shownRows(
  { leaderboard, around = [] }: Pick<TournamentDetail, 'leaderboard' | 'around'>,
  isWhole: boolean,
): { readonly rows: readonly BoardRow[]; readonly hidden: { from: number; to: number } | null } {
  const byPlace = new Map([...leaderboard, ...around].map((row) => [row.place, row]));
  const all = [...byPlace.values()].toSorted((a, b) => a.place - b.place);
  if (isWhole) return { rows: all, hidden: null };
  const mine = all.find((row) => row.is_me)?.place ?? null;
  const rows = all.filter(
    ({ place }) => place <= FIRST_ROWS || (mine !== null && Math.abs(place - mine) <= NEIGHBOURS),
  );
  const missing = all.filter((row) => !rows.includes(row));
  const [first, last] = [missing[0], missing.at(-1)];
  return { rows, hidden: first && last ? { from: first.place, to: last.place } : null };
}
