import { sql } from 'kysely';
import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { readBalances, readPlayer, type Player } from '../ledger/post.ts';
import { isInForce } from './in-force.ts';

export type TripleTurn = ResponseOf<(typeof endpoints)['tripleTurn']>;

/**
 * Requires stakes of `factor` times a credited deposit before it can be withdrawn. Adds to a turnover that is
 * incomplete, otherwise starts a new one. `trx` holds the player's lock.
 */
export async function requireTurnover(trx: Connection, playerId: number, deposit: number, factor: number) {
  if (factor === 0) return;
  const required = deposit * factor;
  const isDone = sql`turnovers.done >= turnovers.required`;
  await trx
    .insertInto('turnovers')
    .values({ player_id: playerId, required, done: 0, deposits: deposit })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        required: sql`case when ${isDone} then ${required}::bigint else turnovers.required + ${required}::bigint end`,
        done: sql`case when ${isDone} then 0 else turnovers.done end`,
        deposits: sql`case when ${isDone} then ${deposit}::bigint else turnovers.deposits + ${deposit}::bigint end`,
      }),
    )
    .execute();
}

/** Counts the real money of a stake, minor units. `trx` holds the player's lock. */
export async function countTurnover(trx: Connection, playerId: number, ownStake: number): Promise<void> {
  if (ownStake === 0) return;
  await trx
    .updateTable('turnovers')
    .set({ done: sql`least(required, done + ${ownStake}::bigint)` })
    .where('player_id', '=', playerId)
    .execute();
}

/**
 * Closes the turnover of a player whose real balance, bonus balance and open withdrawals are all 0. Call it after
 * every operation that may take the player's last money. `trx` holds the player's lock.
 */
export async function closeEmptyTurnover(trx: Connection, playerId: number): Promise<void> {
  await trx
    .updateTable('turnovers')
    .set((eb) => ({ required: eb.ref('done'), deposits: 0 }))
    .where('player_id', '=', playerId)
    .whereRef('done', '<', 'required')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('accounts').select('id').where('player_id', '=', playerId).where('balance', '>', 0),
        ),
      ),
    )
    .execute();
}

/** Real money that cannot be withdrawn until the turnover is complete. */
const heldAmount = (turnover: { readonly left: number; readonly deposits: number }, own: number) =>
  turnover.left > 0 ? Math.min(own, turnover.deposits) : 0;

/** Remaining turnover; none if the rule is off, or while self-exclusion makes play impossible (SAFE-13). */
export async function readTurnover(
  db: Connection,
  player: Player,
  factor: number,
  now: Date,
): Promise<TripleTurn & { readonly held_amount: number }> {
  const restriction = await readPlayer(db, player.id);
  const isExcluded = restriction.restriction_kind === 'self_exclusion' && isInForce(restriction, now);
  const row =
    factor === 0 || isExcluded
      ? undefined
      : await db.selectFrom('turnovers').selectAll().where('player_id', '=', player.id).executeTakeFirst();
  const left = row === undefined ? 0 : row.required - row.done;
  const own = left === 0 ? 0 : (await readBalances(db, player.id, player.currency)).real;
  return {
    amount: left,
    required_amount: row?.required ?? null,
    done_amount: row?.done ?? null,
    currency: player.currency,
    held_amount: heldAmount({ left, deposits: row?.deposits ?? 0 }, own),
  };
}
