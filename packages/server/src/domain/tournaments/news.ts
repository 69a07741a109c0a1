import type { TournamentNews } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { readBoard } from './board.ts';
import { tournamentStatus, type Tournament, editionSlug } from './editions.ts';
import { findSeries } from './series.ts';
import { countPlayers } from './player-counts.ts';
import type { TournamentView } from './views.ts';

/** Rows of a leaderboard in an event. */
const shown = 10;

/** Data of the `tournament` event about a leaderboard; null for a removed edition. */
export async function tournamentNews(
  db: Connection,
  id: number,
  view: TournamentView,
): Promise<TournamentNews | null> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  const series = row === undefined ? undefined : findSeries(row.series);
  if (row === undefined || series === undefined) return null;
  const tournament: Tournament = { row, series, slug: editionSlug(series, id) };
  const { leaderboard, me, around } = await readBoard(db, tournament, view, shown);
  const counts = await countPlayers(db, [id], view.currency);
  return {
    slug: tournament.slug,
    updated_at: view.now.toISOString(),
    leaderboard,
    around,
    me,
    players_count: counts.get(id) ?? 0,
    status: tournamentStatus(row, view.now),
  };
}
