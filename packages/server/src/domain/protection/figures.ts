import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';

/** Real-money stakes since a moment: total, and the part from the real balance. Minor units. */
export async function playedSince(db: Connection, playerId: number, from: Date) {
  return await db
    .selectFrom('rounds')
    .select([
      sql<number>`coalesce(sum(bet), 0)::bigint`.as('bets'),
      sql<number>`coalesce(sum(win), 0)::bigint`.as('wins'),
      sql<number>`coalesce(sum(bet_real - win_real), 0)::bigint`.as('lostOwn'),
    ])
    .where('player_id', '=', playerId)
    .where('mode', '=', 'real')
    // Free spins stake no real money.
    .where('gift_offer_id', 'is', null)
    .where('created_at', '>=', from)
    .executeTakeFirstOrThrow();
}
