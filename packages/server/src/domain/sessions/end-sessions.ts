import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';
import { lockPlayer } from '../ledger/post.ts';

/** Ends a session with its games, its push subscription and the login links that could replace it. */
export async function endSession(
  trx: Connection,
  sessionId: string,
  reason: string,
  now: Date,
): Promise<void> {
  const ended = await trx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning(['id', 'player_id'])
    .execute();
  await endWhatOpens(trx, ended, now);
}

/** Ends all sessions of a family after the reuse of a refresh token. */
export async function endFamily(trx: Connection, familyId: string, now: Date): Promise<void> {
  const isLive = sql<boolean>`coalesce(family_id, id) = ${familyId} and revoked_at is null`;
  const live = await trx.selectFrom('sessions').select('player_id').where(isLive).executeTakeFirst();
  if (live === undefined) return;
  // Otherwise a session that is being opened would remain.
  await lockPlayer(trx, live.player_id);
  const ended = await trx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: 'refresh_reused' })
    .where(isLive)
    .returning(['id', 'player_id'])
    .execute();
  await endWhatOpens(trx, ended, now);
}

/**
 * Ends all sessions of a player, optionally except one, and all links and codes sent before (SEC-04). Games
 * need no update: a game ends with its login session. `trx` holds the player's lock.
 */
export async function endSessionsOf(
  trx: Connection,
  playerId: number,
  reason: string,
  now: Date,
  except?: string,
): Promise<void> {
  let query = trx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null);
  if (except !== undefined) query = query.where('id', '<>', except);
  await query.execute();
  await endCodesOf(trx, playerId, now);
  let push = trx.deleteFrom('push_subscriptions').where('player_id', '=', playerId);
  if (except !== undefined) push = push.where('session_id', '<>', except);
  await push.execute();
}

/** Ends a player's links and codes, including used ones: a login link may be used twice. */
export async function endCodesOf(trx: Connection, playerId: number, now: Date): Promise<void> {
  for (const table of ['one_time_codes', 'phone_codes'] as const)
    await trx
      .updateTable(table)
      .set({ expires_at: now })
      .where('player_id', '=', playerId)
      .where('expires_at', '>', now)
      .execute();
}

/** Ends the links and codes that were sent to a former contact. */
export async function endCodesSentTo(
  trx: Connection,
  playerId: number,
  contact: 'email' | 'phone',
  now: Date,
): Promise<void> {
  const codes = trx
    .updateTable('one_time_codes')
    .set({ expires_at: now })
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now);
  if (contact === 'email') {
    await codes
      .where((eb) =>
        eb.or([
          eb('purpose', 'in', ['confirm_email', 'reset_password']),
          eb.and([eb('purpose', '=', 'sign_in'), eb('subject', '<>', 'pwa')]),
        ]),
      )
      .execute();
    return;
  }
  await codes.where('purpose', '=', 'reset_password_phone').execute();
  await trx
    .updateTable('phone_codes')
    .set({ expires_at: now })
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .execute();
}

async function endWhatOpens(
  trx: Connection,
  ended: readonly { readonly id: string; readonly player_id: number }[],
  now: Date,
): Promise<void> {
  const [first] = ended;
  if (first === undefined) return;
  const ids = ended.map(({ id }) => id);
  await trx.deleteFrom('push_subscriptions').where('session_id', 'in', ids).execute();
  await trx
    .updateTable('one_time_codes')
    .set({ expires_at: now })
    .where('player_id', '=', first.player_id)
    .where('purpose', '=', 'sign_in')
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('subject', '=', 'pwa'), eb('session_id', 'in', ids)]))
    .execute();
}
