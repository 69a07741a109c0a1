import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';
import { sha256 } from '../../secrets.ts';
import { refuse } from '../errors/refusal.ts';
import { lockPlayer } from '../ledger/post.ts';
import { describeDevice } from './devices.ts';
import { endSession, endSessionsOf } from './end-sessions.ts';

type SessionInfo = AnswerOf<(typeof endpoints)['sessions']>['data'][number];

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
    // A session in use refreshes its tokens every few minutes.
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
export async function endOwnSession(
  trx: Connection,
  playerId: number,
  sessionId: string,
  now: Date,
): Promise<void> {
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
 * Logs out by a refresh token of the session; also by a replaced one, because a browser may not have received
 * its successor (SEC-07). An expired or unknown token has no effect.
 */
export async function signOut(
  trx: Connection,
  refreshToken: string,
  isEverywhere: boolean,
  now: Date,
): Promise<void> {
  const session = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id', 'sessions.player_id'])
    .where('refresh_tokens.hash', '=', sha256(refreshToken))
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (session === undefined) return;
  // Otherwise a session that is being opened would remain.
  await lockPlayer(trx, session.player_id);
  if (isEverywhere) await endSessionsOf(trx, session.player_id, 'logout', now);
  else await endSession(trx, session.id, 'logout', now);
}
