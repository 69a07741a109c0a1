import type { Connection } from '../../db/types.ts';
import type { Currency } from '../locale/locale.ts';

/** Counts from this size on are cached. */
const large = 1_000;
/** Cache lifetime, ms: no longer than the update interval of a followed leaderboard. */
const remembered = 2_000;

interface Known {
  readonly count: number;
  readonly until: number;
}
const known = new WeakMap<Connection, Map<string, Known>>();

/**
 * Number of players by tournament in one currency. Counting dominates the cost of large leaderboards, so a
 * large number may be two seconds old.
 */
export async function countPlayers(
  db: Connection,
  ids: readonly number[],
  currency: Currency,
): Promise<ReadonlyMap<number, number>> {
  const counts = known.get(db) ?? new Map<string, Known>();
  known.set(db, counts);
  const now = performance.now();
  const found = new Map<number, number>();
  for (const id of ids) {
    const one = counts.get(`${id}:${currency}`);
    if (one !== undefined && one.until > now) found.set(id, one.count);
  }
  const unknown = ids.filter((id) => !found.has(id));
  if (unknown.length === 0) return found;
  const rows = await db
    .selectFrom('tournament_players')
    .select((eb) => ['tournament_id', eb.fn.countAll<number>().as('count')])
    .where('tournament_id', 'in', unknown)
    .where('currency', '=', currency)
    .groupBy('tournament_id')
    .execute();
  for (const { tournament_id: id, count } of rows) {
    found.set(id, count);
    if (count >= large) counts.set(`${id}:${currency}`, { count, until: now + remembered });
  }
  return found;
}
