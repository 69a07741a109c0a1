import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { TournamentPlayersTable } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import { key, keyOf, reversed, rowsOf } from './board-rows.ts';
import type { Placed, Ranked } from './board-rows.ts';
import type { Tournament } from './editions.ts';
import { markBefore } from './place-marks.ts';

/** A player in a tournament. */
export type EntryRow = Selectable<TournamentPlayersTable>;

/** Rows above and below the player's own. */
export const neighbours = 2;

/** The player's entry; undefined for one who has not joined. */
export async function findEntry(
  db: Connection,
  tournamentId: number,
  playerId: number,
): Promise<EntryRow | undefined> {
  return await db
    .selectFrom('tournament_players')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** The row of an entry with its neighbours; none without points, and for a banned player. One statement counts and reads. */
export async function rowsAround(
  db: Connection,
  tournament: Pick<Tournament, 'row'>,
  entry: EntryRow,
): Promise<readonly Placed[]> {
  const { currency, score } = entry;
  const isClosed = tournament.row.closed_at !== null;
  if (score === 0 || (isClosed && entry.place === null)) return [];
  const mark = isClosed ? undefined : await markBefore(db, tournament, currency, entry);
  const here = rowsOf(tournament, currency);
  const own = keyOf(entry);
  // The plain range says the same as the key and is what the size of the part is estimated by.
  const from = mark
    ? sql`and (${key}) >= ${keyOf(mark)} and -mine.score between ${-mark.score} and ${-score}`
    : sql``;
  const before = isClosed
    ? sql`${entry.place}::bigint - 1`
    : sql`${mark?.ahead ?? 0}::bigint
        + (select count(*) from tournament_players mine where ${here} and (${key}) < ${own} ${from})`;
  const { rows } = await sql<Ranked & { readonly id: number; readonly before: number }>`
    select mine.id, mine.player_id, players.first_name, mine.score, ${before} as before
    from (
      (select * from tournament_players mine where ${here} and (${key}) < ${own} order by ${reversed} limit ${neighbours})
      union all
      (select * from tournament_players mine where ${here} and (${key}) >= ${own} order by ${key} limit ${neighbours + 1})
    ) mine join players on players.id = mine.player_id
    order by ${key}`.execute(db);
  const at = rows.findIndex(({ id }) => id === entry.id);
  return at < 0
    ? []
    : rows.map(({ before: ahead, player_id, first_name, score: points }, index) => ({
        player_id,
        first_name,
        score: points,
        place: ahead + 1 + index - at,
      }));
}

/** Place of an entry; null without points, and for a banned player. */
export async function placeOf(
  db: Connection,
  tournament: Pick<Tournament, 'row'>,
  entry: EntryRow,
): Promise<number | null> {
  const rows = await rowsAround(db, tournament, entry);
  return rows.find(({ player_id }) => player_id === entry.player_id)?.place ?? null;
}
