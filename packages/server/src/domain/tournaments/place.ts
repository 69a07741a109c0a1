import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { TournamentPlayersTable } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Tournament } from './editions.ts';

/** A player in a tournament. */
export type EntryRow = Selectable<TournamentPlayersTable>;

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

/** Place of an entry; null without points, and for a banned player. The index of boards counts the better ones. */
export async function placeOf(
  db: Connection,
  { row }: Pick<Tournament, 'row'>,
  entry: EntryRow,
): Promise<number | null> {
  if (row.closed_at !== null || entry.score === 0) return entry.place;
  const { score, reached_at: at, id, currency } = entry;
  const here = sql`one.tournament_id = ${row.id} and one.currency = ${currency}`;
  // Two ranges of the index of boards: a condition that joins them is looked at for every row.
  const ahead = sql`${here} and one.score > ${score}`;
  const earlier = sql`${here} and one.score = ${score} and (one.reached_at, one.id) < (${at}::timestamptz, ${id}::bigint)`;
  const countOf = (which: RawBuilder<unknown>) =>
    sql`(select count(*) from tournament_players one where ${which})`;
  const bannedOf = (which: RawBuilder<unknown>) =>
    sql`(select count(*) from tournament_players one
      join players on players.id = one.player_id and players.banned_at is not null
      where ${which} and one.player_id in (select players.id from players where banned_at is not null))`;
  const { rows } = await sql<{ place: number | null }>`
    select case when exists (select 1 from players where id = ${entry.player_id} and banned_at is not null) then null
      else 1 + ${countOf(ahead)} + ${countOf(earlier)} - ${bannedOf(ahead)} - ${bannedOf(earlier)}
      end as place`.execute(db);
  return rows[0]?.place ?? null;
}
