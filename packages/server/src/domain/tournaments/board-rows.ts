import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../../db/types.ts';
import type { Currency } from '../locale/locale.ts';
import type { Tournament } from './editions.ts';

/** Sort key of a leaderboard row: more points first, then the earlier one. */
export interface BoardKey {
  readonly score: number;
  readonly reached_at: Date | null;
  readonly id: number;
}

export interface Ranked extends BoardKey {
  readonly player_id: number;
  readonly first_name: string | null;
}
export type Placed = Ranked & { readonly place: number };

/**
 * Same order as the index of the leaderboard, so that a limited query after a key reads no more rows than it
 * returns.
 */
export const order = sql`-mine.score, mine.reached_at, mine.id`;

/** Leaderboard rows of a currency: players with points, without banned ones until places are final. */
export const rowsOf = ({ row }: Pick<Tournament, 'row'>, currency: Currency): RawBuilder<unknown> => sql`
  mine.tournament_id = ${row.id} and mine.currency = ${currency} and mine.score > 0
  and ${
    row.closed_at === null
      ? sql`mine.player_id not in (select players.id from players where players.banned_at is not null)`
      : sql`mine.place is not null`
  }`;

/** Rows from the top of a leaderboard, or after a key. */
export async function readRows(
  db: Connection,
  tournament: Pick<Tournament, 'row'>,
  currency: Currency,
  limit: number,
  behind?: BoardKey,
): Promise<readonly Ranked[]> {
  const from =
    behind === undefined
      ? sql``
      : sql`and (${order}) > (${-behind.score}::bigint, ${behind.reached_at}::timestamptz, ${behind.id}::bigint)`;
  const { rows } = await sql<Ranked>`
    select mine.id, mine.player_id, players.first_name, mine.score, mine.reached_at
    from tournament_players mine join players on players.id = mine.player_id
    where ${rowsOf(tournament, currency)} ${from} order by ${order} limit ${limit}`.execute(db);
  return rows;
}
