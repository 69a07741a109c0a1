import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { randomId, randomToken, sha256 } from '../../secrets.ts';
import type { Secrets } from '../../secrets.ts';
import { refuse } from '../errors/refusal.ts';
import { deviceHash } from './devices.ts';
import type { Device } from './devices.ts';
import { countSignIn } from './sign-in-days.ts';
import { accessLifetime, signAccess } from './access-token.ts';

type Needs = Pick<Ports, 'secrets'>;

/** Life of a session and of all its refresh tokens together, ms. */
export const sessionLifetime = 30 * 24 * 3_600_000;
/** For so long a refresh token that was just replaced gives the same new pair again, ms. */
export const refreshGrace = 30_000;

export interface TokenPair {
  readonly access: { readonly token: string; readonly expires_in: number };
  readonly refresh: { readonly token: string; readonly expires_in: number };
}

const secondsUntil = (end: number, now: Date) => Math.max(0, Math.floor((end - now.getTime()) / 1000));

/** Names a pair by its refresh token, without revealing it. */
const pairId = (secrets: Secrets, refresh: string) => secrets.derive('pair', refresh);

/** Starts a session: the first pair of a new family of refresh tokens. */
export async function openSession(
  { secrets }: Needs,
  trx: Connection,
  playerId: number,
  device: Device,
  now: Date,
): Promise<TokenPair> {
  const id = randomId('sid');
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  const refresh = randomToken();
  await trx
    .insertInto('sessions')
    .values({
      id,
      player_id: playerId,
      created_at: now,
      expires_at: expiresAt,
      revoked_reason: null,
      user_agent: device.userAgent,
      ip: device.ip,
      country: device.country,
      device: device.id === null ? null : deviceHash({ secrets }, device.id),
    })
    .execute();
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: sha256(refresh), session_id: id, created_at: now })
    .execute();
  await countSignIn(trx, playerId, now);
  return {
    access: {
      token: await signAccess(secrets, { playerId, sessionId: id }, pairId(secrets, refresh), now),
      expires_in: accessLifetime,
    },
    refresh: { token: refresh, expires_in: secondsUntil(expiresAt.getTime(), now) },
  };
}

/** Outcome of a refresh: a pair, or why there is none. `reused` asks the caller to end the session. */
export type Rotation =
  | { readonly kind: 'pair'; readonly pair: TokenPair }
  | { readonly kind: 'dead' }
  | { readonly kind: 'banned' }
  | { readonly kind: 'reused'; readonly sessionId: string };

/**
 * Replaces a refresh token. The successor is derived from the token, so that the one just replaced leads to the
 * same pair again without its successor being stored anywhere in the clear.
 */
export async function rotate(
  { secrets }: Needs,
  trx: Connection,
  token: string,
  now: Date,
): Promise<Rotation> {
  const hash = sha256(token);
  const won = await trx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  const row = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select([
      'refresh_tokens.used_at',
      'sessions.id as session_id',
      'sessions.player_id',
      'sessions.expires_at',
      'sessions.revoked_at',
      'players.banned_at',
    ])
    .where('refresh_tokens.hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'dead' };
  if (row.banned_at !== null) return { kind: 'banned' };
  if (row.revoked_at !== null || row.expires_at <= now || row.used_at === null) return { kind: 'dead' };
  if (now.getTime() - row.used_at.getTime() > refreshGrace)
    return { kind: 'reused', sessionId: row.session_id };

  const successor = secrets.derive('refresh', token);
  if (won === undefined) {
    // Whoever asked first has moved on: an answer that was lost is asked for again before its token is used.
    const next = await trx
      .selectFrom('refresh_tokens')
      .select('used_at')
      .where('hash', '=', sha256(successor))
      .executeTakeFirst();
    if (next === undefined || next.used_at !== null) return { kind: 'reused', sessionId: row.session_id };
  } else {
    await trx
      .insertInto('refresh_tokens')
      .values({ hash: sha256(successor), session_id: row.session_id, created_at: now })
      .execute();
  }
  const claims = { playerId: row.player_id, sessionId: row.session_id };
  const accessEnd = Math.floor(row.used_at.getTime() / 1000) * 1000 + accessLifetime * 1000;
  return {
    kind: 'pair',
    pair: {
      access: {
        token: await signAccess(secrets, claims, pairId(secrets, successor), row.used_at),
        expires_in: secondsUntil(accessEnd, now),
      },
      refresh: { token: successor, expires_in: secondsUntil(row.expires_at.getTime(), now) },
    },
  };
}

/** Ends one session: its access and refresh tokens are dead at once. */
export async function endSession(
  trx: Connection,
  sessionId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a player, except one when it is named. */
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
}

/** The player a live refresh token belongs to; the token stays as it is. Refuses with AUTH_TOKEN_INVALID. */
export async function playerOfRefreshToken(db: Connection, token: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.player_id', 'sessions.expires_at', 'refresh_tokens.used_at'])
    .where('refresh_tokens.hash', '=', sha256(token))
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst();
  const isLive =
    row !== undefined &&
    row.expires_at > now &&
    (row.used_at === null || now.getTime() - row.used_at.getTime() <= refreshGrace);
  return isLive ? row.player_id : refuse(401, 'AUTH_TOKEN_INVALID');
}
