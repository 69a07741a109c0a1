import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection } from '../../db/types.ts';
import type { Currency } from '../locale/locale.ts';
import type { Tournament } from './editions.ts';

/** Where a row stands in the order of a board: more points first, of equal ones the earlier. */
export interface BoardKey {
  readonly score: number;
  readonly reached_at: Date | null;
  readonly id: number;
}

export interface Ranked {
  readonly player_id: number;
  readonly first_name: string | null;
  readonly score: number;
}
export type Placed = Ranked & { readonly place: number };

/** The order of a board, as its index has it: conditions and orders of this form read no more rows than they show. */
export const key = sql`-mine.score, mine.reached_at, mine.id`;
export const reversed = sql`-mine.score desc, mine.reached_at desc, mine.id desc`;
/** The key of one row, to compare with. */
export const keyOf = ({ score, reached_at: at, id }: BoardKey): RawBuilder<unknown> =>
  sql`(${-score}::bigint, ${at}::timestamptz, ${id}::bigint)`;

/** Rows of a board in one currency: who has points, but for the banned ones until places are final. */
export const rowsOf = ({ row }: Pick<Tournament, 'row'>, currency: Currency): RawBuilder<unknown> => sql`
  mine.tournament_id = ${row.id} and mine.currency = ${currency} and mine.score > 0
  and ${
    row.closed_at === null
      ? sql`mine.player_id not in (select players.id from players where players.banned_at is not null)`
      : sql`mine.place is not null`
  }`;

/** The first rows of a board. */
export async function firstRows(
  db: Connection,
  tournament: Tournament,
  currency: Currency,
  limit: number,
): Promise<readonly Ranked[]> {
  const { rows } = await sql<Ranked>`
    select mine.player_id, players.first_name, mine.score
    from tournament_players mine join players on players.id = mine.player_id
    where ${rowsOf(tournament, currency)} order by ${key} limit ${limit}`.execute(db);
  return rows;
}
