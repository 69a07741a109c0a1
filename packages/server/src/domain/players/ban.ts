import type { Connection } from '../../db/types.ts';
import { holdWithdrawal } from '../payments/withdrawal-stages.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { holdOtherAccounts } from './lookalikes.ts';

/**
 * Bans a player: sessions and games end immediately on every device. The money remains, and withdrawals that are
 * not at the bank yet are held, until the operator decides about them; so are accounts that resemble this one. False
 * if already banned. `trx` holds the player's lock.
 */
export async function banPlayer(trx: Connection, playerId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('players')
    .set({ banned_at: now, banned_money_decided_at: null })
    .where('id', '=', playerId)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const withdrawals = await trx
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('type', '=', 'withdrawal')
    .where('status', '=', 'process')
    .execute();
  for (const withdrawal of withdrawals) await holdWithdrawal(trx, withdrawal, now);
  await endSessionsOf(trx, playerId, 'ban', now);
  await holdOtherAccounts(trx, playerId, now);
  return true;
}

/** Lifts a ban; ended sessions remain ended. False if there was no ban. `trx` holds the player's lock. */
export async function unbanPlayer(trx: Connection, playerId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('players')
    .set({ banned_at: null })
    .where('id', '=', playerId)
    .where('banned_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
