import { cleanTyped } from '@tulpar/api/contract';
import type { Selectable } from 'kysely';
import type { PaymentsTable } from '../../db/money-tables.ts';
import type { PlayersTable, SessionsTable } from '../../db/player-tables.ts';
import type { Connection } from '../../db/types.ts';

export type PlayerRow = Selectable<PlayersTable>;
export type PaymentRow = Selectable<PaymentsTable>;
type SessionRow = Selectable<SessionsTable>;

export const pageLength = 25;
const largestId = 2_147_483_647;

/** Players whose contact, name or id contains a text, newest first. */
export async function searchPlayers(
  db: Connection,
  text: string,
  pageNumber: number,
): Promise<{ readonly players: PlayerRow[]; readonly found: number }> {
  let query = db.selectFrom('players');
  const wanted = cleanTyped(text);
  if (wanted !== '') {
    const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const digits = wanted.replaceAll(/\D/g, '');
    const id = /^\d{1,10}$/.test(wanted) && Number(wanted) <= largestId ? Number(wanted) : null;
    query = query.where((eb) =>
      eb.or([
        eb('email', 'ilike', pattern),
        eb('first_name', 'ilike', pattern),
        eb('last_name', 'ilike', pattern),
        ...(digits === '' ? [] : [eb('phone', 'like', `%${digits}%`)]),
        ...(id === null ? [] : [eb('id', '=', id)]),
      ]),
    );
  }
  const { found } = await query
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  const players = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageLength)
    .offset((pageNumber - 1) * pageLength)
    .execute();
  return { players, found: Number(found) };
}

/** A player by the id in a URL; undefined if it does not exist. */
export async function playerById(db: Connection, text: string): Promise<PlayerRow | undefined> {
  if (!/^\d{1,10}$/.test(text) || Number(text) > largestId) return undefined;
  return await db.selectFrom('players').selectAll().where('id', '=', Number(text)).executeTakeFirst();
}

/** Undecided withdrawals and deposits, oldest first. */
export async function waitingPayments(db: Connection): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'process')
    .orderBy('created_at')
    .limit(20)
    .execute();
}

export async function paymentsOf(db: Connection, playerId: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('ordinal', 'desc')
    .limit(50)
    .execute();
}

/** The last logins of a player, newest first. */
export async function sessionsOf(db: Connection, playerId: number): Promise<SessionRow[]> {
  return await db
    .selectFrom('sessions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

/** The last opened games of a player, newest first. A game ends with its login session. */
export async function gameSessionsOf(db: Connection, playerId: number) {
  return await db
    .selectFrom('game_sessions')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.id', '=', 'game_sessions.opened_by').on('sessions.revoked_at', 'is', null),
    )
    .selectAll('game_sessions')
    .select('sessions.expires_at as signed_in_until')
    .where('game_sessions.player_id', '=', playerId)
    .orderBy('game_sessions.created_at', 'desc')
    .limit(10)
    .execute();
}
