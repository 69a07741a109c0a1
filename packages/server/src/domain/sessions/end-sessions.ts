import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';
import type { Clock } from '../../ports.ts';
import { lockPlayer } from '../ledger/post.ts';
import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import { sha256 } from '../../secrets.ts';
import { refuse } from '../errors/refusal.ts';
import { describeDevice } from './devices.ts';

/**
 * Ends a session with its games, its push subscription, the login link that opened it, and the player's links for
 * another device.
 */
export async function endSession(trx: Connection, sessionId: string, reason: string, now: Date) {
  const ended = await trx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning(['id', 'player_id'])
    .execute();
  await endWhatOpens(trx, ended, now);
}

/** Ends a family: a session and all that were opened by its refresh tokens. Called if a token was used twice. */
export async function endFamily(trx: Connection, familyId: string, clock: Clock): Promise<void> {
  const isLive = sql<boolean>`coalesce(family_id, id) = ${familyId} and revoked_at is null`;
  const live = await trx.selectFrom('sessions').select('player_id').where(isLive).executeTakeFirst();
  if (live === undefined) return;
  // Without the lock, a session that is being opened now would remain.
  await lockPlayer(trx, live.player_id);
  const now = clock.now();
  const ended = await trx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: 'refresh_reused' })
    .where(isLive)
    .returning(['id', 'player_id'])
    .execute();
  await endWhatOpens(trx, ended, now);
}

/**
 * Ends all sessions of a player, optionally except one, and invalidates all links and codes sent so far (SEC-04).
 * Games are not updated, because a game ends with its login session. `trx` holds the player's lock.
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

/** Update that ends a player's unexpired codes. */
export const endingCodes = (
  trx: Connection,
  table: 'one_time_codes' | 'phone_codes',
  playerId: number,
  now: Date,
) =>
  trx
    .updateTable(table as 'one_time_codes')
    .set({ expires_at: now })
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now);

/** Ends a player's links and codes, used ones too, because a login link may be used twice. */
export async function endCodesOf(trx: Connection, playerId: number, now: Date): Promise<void> {
  await endingCodes(trx, 'one_time_codes', playerId, now).execute();
  await endingCodes(trx, 'phone_codes', playerId, now).execute();
}

/** Ends the links and codes that were sent to a former contact. */
export async function endCodesSentTo(
  trx: Connection,
  playerId: number,
  contact: 'email' | 'phone',
  now: Date,
): Promise<void> {
  const codes = endingCodes(trx, 'one_time_codes', playerId, now);
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
  await endingCodes(trx, 'phone_codes', playerId, now).execute();
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
  await endingCodes(trx, 'one_time_codes', first.player_id, now)
    .where('purpose', '=', 'sign_in')
    .where((eb) => eb.or([eb('subject', '=', 'pwa'), eb('session_id', 'in', ids)]))
    .execute();
}

type SessionInfo = ResponseOf<(typeof endpoints)['sessions']>['data'][number];

/** Active sessions of a player (SEC-08): the current one first, then by last use. */
export async function listSessions(
  db: Connection,
  playerId: number,
  currentId: string,
  now: Date,
): Promise<SessionInfo[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'country', 'created_at'])
    // A session in use gets a new refresh token every few minutes.
    .select((eb) =>
      eb
        .selectFrom('refresh_tokens')
        .select((inner) => inner.fn.max('refresh_tokens.created_at').as('at'))
        .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
        .as('last_used_at'),
    )
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(sql`id = ${currentId}`, 'desc')
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map(({ id, user_agent, country, created_at, last_used_at }) => ({
    id,
    is_current: id === currentId,
    ...describeDevice(user_agent),
    country,
    started_at: created_at.toISOString(),
    last_used_at: (last_used_at ?? created_at).toISOString(),
  }));
}

/** Ends one of the player's sessions; refuses with SESSION_NOT_FOUND. */
export async function endOwnSession(trx: Connection, playerId: number, sessionId: string, now: Date) {
  const own = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (own === undefined) return refuse(404, 'SESSION_NOT_FOUND');
  await endSession(trx, own.id, 'ended_by_player', now);
}

/**
 * Logs out the session of a refresh token, or all sessions of its player. Accepts a token that was already replaced,
 * because the browser may not have received the new one (SEC-07). A token of an ended session has no effect.
 */
export async function signOut(trx: Connection, refreshToken: string, isEverywhere: boolean, clock: Clock) {
  const session = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id', 'sessions.player_id'])
    .where('refresh_tokens.hash', '=', sha256(refreshToken))
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', clock.now())
    .executeTakeFirst();
  if (session === undefined) return;
  // Without the lock, a session that is being opened now would remain.
  await lockPlayer(trx, session.player_id);
  const now = clock.now();
  if (isEverywhere) await endSessionsOf(trx, session.player_id, 'logout', now);
  else await endSession(trx, session.id, 'logout', now);
}
