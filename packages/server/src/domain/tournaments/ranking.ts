import { type Selectable, sql, type RawBuilder } from 'kysely';
import type { TournamentPlayersTable } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Currency } from '../locale/locale.ts';
import type { Tournament } from './editions.ts';

/** Sort key of a leaderboard: the higher score first, of equal ones the earlier. */
interface BoardKey {
  readonly score: number;
  readonly reached_at: Date | null;
  readonly id: number;
}

interface Ranked extends BoardKey {
  readonly player_id: number;
  readonly first_name: string | null;
}
export type Placed = Ranked & { readonly place: number };

/** The order of the leaderboard's index, so that a query for the rows after a key reads only the rows it returns. */
export const order = sql`-mine.score, mine.reached_at, mine.id`;

/** Rows of a currency's leaderboard: players with points who are not banned; once places are final, with a place. */
const rowsOf = ({ row }: Pick<Tournament, 'row'>, currency: Currency): RawBuilder<unknown> => sql`
  mine.tournament_id = ${row.id} and mine.currency = ${currency} and mine.score > 0
  and ${
    row.closed_at === null
      ? sql`mine.player_id not in (select players.id from players where players.banned_at is not null)`
      : sql`mine.place is not null`
  }`;

/** Rows of a leaderboard from the top, or after a key. */
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

/** Every twentieth row of a leaderboard with its place; the places of other rows are counted from such a mark. */
interface PlaceMark extends BoardKey {
  readonly reached_at: Date;
  readonly place: number;
}

/** Number of places between marks. */
const spacing = 20;
/** Cache lifetime, ms; not longer than the interval of leaderboard events. */
const remembered = 2_000;

interface Known {
  readonly marks: Promise<readonly PlaceMark[]>;
  readonly until: number;
}
const known = new WeakMap<Connection, Map<string, Known>>();

async function read(
  db: Connection,
  tournament: Pick<Tournament, 'row'>,
  currency: Currency,
): Promise<readonly PlaceMark[]> {
  const { rows } = await sql<PlaceMark>`
    select score, reached_at, id, place
    from (
      select mine.score, mine.reached_at, mine.id, row_number() over (order by ${order}) as place
      from tournament_players mine where ${rowsOf(tournament, currency)}
    ) ranked
    where place % ${spacing}::int = 0
    order by place`.execute(db);
  return rows;
}

/** Whether a mark is before a row in the leaderboard or is that row. */
const isReached = (mark: PlaceMark, { score, reached_at: at, id }: BoardKey): boolean => {
  if (mark.score !== score) return mark.score > score;
  const later = (at?.getTime() ?? 0) - mark.reached_at.getTime();
  return later === 0 ? mark.id <= id : later > 0;
};

/**
 * The mark from which the place of a row is counted: the second last before the row, so that the neighbours above
 * the row come after the mark too. Undefined near the top. Marks are cached for two seconds, because counting
 * all rows of a large leaderboard is slow.
 */
async function markBefore(
  db: Connection,
  tournament: Pick<Tournament, 'row'>,
  currency: Currency,
  row: BoardKey,
): Promise<PlaceMark | undefined> {
  const boards = known.get(db) ?? new Map<string, Known>();
  known.set(db, boards);
  const board = `${tournament.row.id}:${currency}`;
  const now = performance.now();
  for (const [name, { until }] of boards) if (until <= now) boards.delete(name);
  const { marks } = boards.get(board) ?? { marks: read(db, tournament, currency) };
  if (!boards.has(board)) {
    boards.set(board, { marks, until: now + remembered });
    marks.catch(() => boards.delete(board));
  }
  return (await marks).filter((mark) => isReached(mark, row)).at(-2);
}

export type EntryRow = Selectable<TournamentPlayersTable>;

/** Number of rows above the player's own, and below it. */
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

/** Rows per query: enough to get from a mark past the player's neighbours. */
const batch = 48;

/** An entry's row and neighbours with places; empty without points or for a banned player. */
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

/** Place of an entry; null without points or for a banned player. */
export async function placeOf(
  db: Connection,
  tournament: Pick<Tournament, 'row'>,
  entry: EntryRow,
): Promise<number | null> {
  const rows = await rowsAround(db, tournament, entry);
  return rows.find(({ player_id }) => player_id === entry.player_id)?.place ?? null;
}
