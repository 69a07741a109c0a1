import type { Connection } from '../../db/types.ts';
import type { Currency } from '../locale/locale.ts';

/** From this many players on a count is remembered. */
const large = 1_000;
/** How long, ms: no longer than a followed board waits for its next news. */
const remembered = 2_000;

interface Known {
  readonly count: number;
  readonly until: number;
}
const known = new WeakMap<Connection, Map<string, Known>>();

/**
 * Players of tournaments in one currency. Counting them is what makes a board of many players slower than one of few,
 * so a large number may be two seconds old.
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
