import type { Connection } from '../../db/types.ts';
import { addGames } from './editions.ts';
import { findSeries } from './series.ts';

/**
 * Creates an extra edition of a series; null for an unknown series, or if it has an edition at that start.
 */
export async function createTournament(
  trx: Connection,
  slug: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  now: Date,
): Promise<number | null> {
  const series = findSeries(slug);
  if (series === undefined || from >= to) return null;
  const made = await trx
    .insertInto('tournaments')
    .values({ series: slug, starts_at: from, ends_at: to, updated_at: now })
    .onConflict((conflict) => conflict.columns(['series', 'starts_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return null;
  await addGames(trx, made.id, series);
  return made.id;
}

/**
 * Cancels a tournament that has not ended; false if there is none. `settleTournaments` refunds the entry
 * prices: locking players here could deadlock with rounds that wait for this tournament.
 */
export async function cancelTournament(trx: Connection, id: number, now: Date): Promise<boolean> {
  const canceled = await trx
    .updateTable('tournaments')
    .set({ canceled_at: now, updated_at: now })
    .where('id', '=', id)
    .where('canceled_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return canceled !== undefined;
}

/** Ends a running tournament now; later rounds do not count. False if it is not running. */
export async function endTournament(trx: Connection, id: number, now: Date): Promise<boolean> {
  const ended = await trx
    .updateTable('tournaments')
    .set({ ends_at: now, updated_at: now })
    .where('id', '=', id)
    .where('canceled_at', 'is', null)
    .where('starts_at', '<', now)
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
