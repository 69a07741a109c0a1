import type { Selectable } from 'kysely';
import type { TournamentPlayersTable } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import { readRows } from './board-rows.ts';
import type { Placed, Ranked } from './board-rows.ts';
import type { Tournament } from './editions.ts';
import { markBefore } from './place-marks.ts';

export type EntryRow = Selectable<TournamentPlayersTable>;

/** Rows above and below the player's own. */
export const neighbours = 2;

/** The player's entry; undefined if not joined. */
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

/** Rows per query: enough for those between a mark and a player, and the following ones. */
const batch = 48;

/** The row of an entry with its neighbours; empty without points and for a banned player. */
export async function rowsAround(
  db: Connection,
  tournament: Pick<Tournament, 'row'>,
  entry: EntryRow,
): Promise<readonly Placed[]> {
  if (entry.score === 0) return [];
  const mark = await markBefore(db, tournament, entry.currency, entry);
  const rows: Ranked[] = [];
  let at = -1;
  let isEnd = false;
  while (!isEnd) {
    const more = await readRows(db, tournament, entry.currency, batch, rows.at(-1) ?? mark);
    rows.push(...more);
    at = rows.findIndex(({ id }) => id === entry.id);
    const isPast = at < 0 ? (rows.at(-1)?.score ?? 0) < entry.score : rows.length > at + neighbours;
    isEnd = isPast || more.length < batch;
  }
  if (at < 0) {
    // A round may have been counted since the entry was read.
    const current = await findEntry(db, tournament.row.id, entry.player_id);
    return current === undefined || current.score === entry.score
      ? []
      : await rowsAround(db, tournament, current);
  }
  const from = Math.max(0, at - neighbours);
  return rows
    .slice(from, at + 1 + neighbours)
    .map((row, index) => ({ ...row, place: (mark?.place ?? 0) + from + index + 1 }));
}

/** Place of an entry; null without points and for a banned player. */
export async function placeOf(
  db: Connection,
  tournament: Pick<Tournament, 'row'>,
  entry: EntryRow,
): Promise<number | null> {
  const rows = await rowsAround(db, tournament, entry);
  return rows.find(({ player_id }) => player_id === entry.player_id)?.place ?? null;
}
