import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';
import type { Currency } from '../locale/locale.ts';
import { order, rowsOf } from './board-rows.ts';
import type { BoardKey } from './board-rows.ts';
import type { Tournament } from './editions.ts';

/** A leaderboard row with its place. */
export interface PlaceMark extends BoardKey {
  readonly reached_at: Date;
  readonly place: number;
}

/** Places between marks. */
const spacing = 20;
/** Cache lifetime, ms: no longer than the update interval of a followed leaderboard. */
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

/** Whether a mark precedes the row or is the row. */
const isReached = (mark: PlaceMark, { score, reached_at: at, id }: BoardKey): boolean => {
  if (mark.score !== score) return mark.score > score;
  const later = (at?.getTime() ?? 0) - mark.reached_at.getTime();
  return later === 0 ? mark.id <= id : later > 0;
};

/**
 * The last mark but one before a row, so that the row's neighbours follow the mark too; undefined near the
 * top. Counting all players before a player is slow on large leaderboards, so marks, and places that depend
 * on them, may be two seconds old.
 */
export async function markBefore(
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
