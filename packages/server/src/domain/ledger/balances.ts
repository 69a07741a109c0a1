import type { Connection } from '../../db/types.ts';
import type { Currency } from '../locale/locale.ts';
import type { PlayerAccountKind } from './post.ts';

/** Balances of one player, minor units. */
export type Balances = Readonly<Record<PlayerAccountKind, number>>;

/** Balances of a player; a missing account counts as 0. */
export async function readBalances(db: Connection, playerId: number, currency: Currency): Promise<Balances> {
  const rows = await db
    .selectFrom('accounts')
    .select(['kind', 'balance'])
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .execute();
  const of = (kind: PlayerAccountKind) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { real: of('real'), bonus: of('bonus'), pending_withdrawal: of('pending_withdrawal') };
}

/**
 * Serializes all movements of a player's money. Must be the first lock, before rows of payments, offers,
 * sessions or accounts, so that transactions cannot deadlock.
 */
export async function lockPlayer(trx: Connection, playerId: number): Promise<void> {
  await trx
    .selectFrom('players')
    .select('id')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
