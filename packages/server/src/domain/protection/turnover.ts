import { sql } from 'kysely';
import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Currency } from '../locale/locale.ts';

export type TripleTurn = AnswerOf<(typeof endpoints)['tripleTurn']>;

/** A deposit asks for so many times its amount to be staked. */
export const turnoverFactor = 3;

/** Adds a credited deposit; what was fulfilled before is over. `trx` holds the player's lock. */
export async function requireTurnover(trx: Connection, playerId: number, deposit: number): Promise<void> {
  const asked = deposit * turnoverFactor;
  await trx
    .insertInto('turnovers')
    .values({ player_id: playerId, required: asked, done: 0 })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        required: sql`case when turnovers.done >= turnovers.required then ${asked}::bigint
          else turnovers.required + ${asked}::bigint end`,
        done: sql`case when turnovers.done >= turnovers.required then 0 else turnovers.done end`,
      }),
    )
    .execute();
}

/** Counts the player's own money in a stake. `trx` holds the player's lock. */
export async function countTurnover(trx: Connection, playerId: number, ownStake: number): Promise<void> {
  if (ownStake === 0) return;
  await trx
    .updateTable('turnovers')
    .set({ done: sql`least(required, done + ${ownStake}::bigint)` })
    .where('player_id', '=', playerId)
    .execute();
}

/** What is left to stake before the deposits count as played through. */
export async function readTurnover(
  db: Connection,
  player: { readonly id: number; readonly currency: Currency },
): Promise<TripleTurn> {
  const row = await db
    .selectFrom('turnovers')
    .selectAll()
    .where('player_id', '=', player.id)
    .executeTakeFirst();
  return {
    amount: row === undefined ? 0 : row.required - row.done,
    required_amount: row?.required ?? null,
    done_amount: row?.done ?? null,
    currency: player.currency,
  };
}
