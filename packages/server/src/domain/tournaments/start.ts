import { sql } from 'kysely';
import type { Ports } from '../../ports.ts';
import { processEach } from '../../process-each.ts';
import { withPlayerLock } from '../ledger/post.ts';
import { notify } from '../notifications/notifications.ts';
import { restrictionInForce } from '../protection/in-force.ts';
import { closeEmptyTurnover } from '../protection/turnover.ts';
import { editionSlug } from './editions.ts';
import { findSeries } from './series.ts';

type Needs = Pick<Ports, 'db' | 'clock'>;

/**
 * Notifies players who joined or requested a reminder of the start. The edition is marked in the transaction
 * of the messages, so that each player gets one.
 */
export async function announceStarts(needs: Needs): Promise<void> {
  const { db, clock } = needs;
  const now = clock.now();
  const due = await db
    .selectFrom('tournaments')
    .select(['id', 'series'])
    .where('start_told_at', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('canceled_at', 'is', null)
    .orderBy('id')
    .execute();
  await processEach(due, async ({ id, series: slug }) => {
    const series = findSeries(slug);
    if (series === undefined) return;
    await spendPrices(needs, id);
    await db.transaction().execute(async (trx) => {
      const mark = await trx
        .updateTable('tournaments')
        .set({ start_told_at: now })
        .where('id', '=', id)
        .where('start_told_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (mark === undefined) return;
      const { rows } = await sql<{ id: number }>`
        select players.id from players
        where (players.id in (select player_id from tournament_reminders where tournament_id = ${id})
            or players.id in (select player_id from tournament_players one
              join tournaments on tournaments.id = one.tournament_id
              where one.tournament_id = ${id} and one.joined_at < tournaments.starts_at))
          and players.banned_at is null
          and not ${restrictionInForce(now)}
        order by players.id`.execute(trx);
      for (const { id: playerId } of rows)
        await notify(trx, playerId, 'tournament_start', { tournament: editionSlug(series, id) }, now);
    });
  });
}

/**
 * An entry price is refundable until the start, so only then the turnover of a player without other money is
 * closed. May run again. Locks no row of the tournament, since a round waits for that row while it holds its
 * player's lock.
 */
async function spendPrices(needs: Needs, id: number): Promise<void> {
  const entries = await needs.db
    .selectFrom('tournament_players')
    .select('player_id')
    .where('tournament_id', '=', id)
    .where('paid', '>', 0)
    .orderBy('player_id')
    .execute();
  await processEach(entries, ({ player_id }) =>
    withPlayerLock(needs, player_id, (trx) => closeEmptyTurnover(trx, player_id)),
  );
}
