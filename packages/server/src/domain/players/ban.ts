import type { Connection } from '../../db/types.ts';
import { lockPlayer } from '../ledger/index.ts';
import { endSessionsOf } from '../sessions/index.ts';

/**
 * Bans a player: the sessions end at once, on every device, and so do the games. The money stays where it is.
 * False for somebody who is banned already.
 */
export async function banPlayer(trx: Connection, playerId: number, now: Date): Promise<boolean> {
  await lockPlayer(trx, playerId);
  const { numUpdatedRows } = await trx
    .updateTable('players')
    .set({ banned_at: now, banned_money_decided_at: null })
    .where('id', '=', playerId)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await endSessionsOf(trx, playerId, 'ban', now);
  return true;
}

/** Lifts a ban; the sessions it ended stay ended. False: nobody was banned. */
export async function unbanPlayer(trx: Connection, playerId: number): Promise<boolean> {
  await lockPlayer(trx, playerId);
  const { numUpdatedRows } = await trx
    .updateTable('players')
    .set({ banned_at: null })
    .where('id', '=', playerId)
    .where('banned_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
