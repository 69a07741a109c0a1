import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';
import type { Clock, Ports } from '../../ports.ts';
import { randomId, randomToken, sha256, type Secrets } from '../../secrets.ts';
import { lockedPlayer, lockPlayer, updatePlayer } from '../ledger/post.ts';
import { dayOf, type Currency } from '../locale/locale.ts';
import { achieve, notify } from '../notifications/notifications.ts';
import { findOffer, grantOnce } from '../offers/offers.ts';
import { templateOf } from '../offers/templates.ts';
import { isRestricted } from '../protection/restrictions.ts';
import { deviceHash, type Device } from './devices.ts';
import { accessLifetime, signAccess } from './access-token.ts';

/** Number of login days after which a player gets a gift (NOTIF-17). */
const giftDay = 7;

async function countSignIn(trx: Connection, playerId: number, now: Date): Promise<void> {
  const { currency, last_login_at, sign_in_days } = await lockedPlayer(trx, playerId);
  const isNewDay = last_login_at === null || dayOf(last_login_at, currency) < dayOf(now, currency);
  const days = isNewDay ? sign_in_days + 1 : sign_in_days;
  await updatePlayer(trx, playerId, {
    previous_login_at: last_login_at,
    last_login_at: now,
    sign_in_days: days,
  });
  if (days >= giftDay) await giveFirstWeek(trx, playerId, currency, now);
}

/** Grants the gift for seven login days once; to a restricted player only at a login after the restriction. */
async function giveFirstWeek(trx: Connection, playerId: number, currency: Currency, now: Date) {
  if (await isRestricted(trx, playerId, now)) return;
  const grant = { playerId, currency, template: 'week20' } as const;
  const id = await grantOnce(trx, `first-week:${playerId}`, grant, now);
  const offer = id === null ? undefined : await findOffer(trx, playerId, id);
  if (offer === undefined) return;
  await achieve(trx, playerId, 'seventh_day', {}, now);
  const { spins } = templateOf(grant.template);
  await notify(
    trx,
    playerId,
    'achievement_gift',
    {
      currency,
      ...(offer.spins_count === null ? {} : { spins: offer.spins_count }),
      ...(spins === undefined ? {} : { game: spins.game.name }),
      ...(offer.available_to === null ? {} : { until: offer.available_to.toISOString() }),
    },
    now,
  );
}

type Needs = Pick<Ports, 'secrets'>;

/** Lifetime of a session, however often its refresh token is replaced, ms. */
export const sessionLifetime = 30 * 24 * 3_600_000;
/** Time after its use in which a refresh token returns the same new pair again, ms. */
export const refreshGrace = 30_000;

export interface TokenPair {
  readonly access: { readonly token: string; readonly expires_in: number };
  readonly refresh: { readonly token: string; readonly expires_in: number };
}

const secondsUntil = (end: number, now: Date) => Math.max(0, Math.floor((end - now.getTime()) / 1000));

/** Id of a token pair, derived from its refresh token without revealing it. */
const pairId = (secrets: Secrets, refresh: string) => secrets.derive('pair', refresh);

export interface OpenedSession {
  readonly sessionId: string;
  readonly pair: TokenPair;
}

/** Opens a session in the family of the refresh token that was used for the login, by default in a new one. */
export async function openSession(
  { secrets }: Needs,
  trx: Connection,
  playerId: number,
  device: Device,
  now: Date,
  familyId: string | null = null,
): Promise<OpenedSession> {
  const id = randomId('sid');
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  const refresh = randomToken();
  await trx
    .insertInto('sessions')
    .values({
      id,
      player_id: playerId,
      family_id: familyId,
      created_at: now,
      expires_at: expiresAt,
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
    sessionId: id,
    pair: {
      access: {
        token: await signAccess(secrets, { playerId, sessionId: id }, pairId(secrets, refresh), now),
        expires_in: accessLifetime,
      },
      refresh: { token: refresh, expires_in: secondsUntil(expiresAt.getTime(), now) },
    },
  };
}

/** Result of a refresh: a pair, or the reason. On `reused` the caller must end the family. */
type Rotation =
  | { readonly kind: 'pair'; readonly pair: TokenPair }
  | { readonly kind: 'dead' }
  | { readonly kind: 'banned' }
  | { readonly kind: 'reused'; readonly familyId: string };

const familyOf = sql<string>`coalesce(sessions.family_id, sessions.id)`;

/** Marks a refresh token as used; false if it was used before. */
async function markUsed(trx: Connection, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Replaces a refresh token by a new one. The new token is derived from the old one, so that a retry returns the
 * same pair, although only its hash is stored.
 */
export async function rotate(
  { secrets }: Needs,
  trx: Connection,
  token: string,
  now: Date,
): Promise<Rotation> {
  const hash = sha256(token);
  const isFirst = await markUsed(trx, hash, now);
  const row = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select([
      'refresh_tokens.used_at',
      'sessions.id as session_id',
      familyOf.as('family_id'),
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
    return { kind: 'reused', familyId: row.family_id };

  const successor = secrets.derive('refresh', token);
  if (!isFirst) {
    // If the new token was used, its pair arrived; so this request is no retry after a lost response.
    const next = await trx
      .selectFrom('refresh_tokens')
      .select('used_at')
      .where('hash', '=', sha256(successor))
      .executeTakeFirst();
    if (next === undefined || next.used_at !== null) return { kind: 'reused', familyId: row.family_id };
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

/**
 * Outcome of a login by refresh token: the player, or why it is refused. On `reused` the caller must end the family.
 */
type SpentToken =
  | { readonly kind: 'spent'; readonly playerId: number; readonly familyId: string }
  | { readonly kind: 'dead' }
  | { readonly kind: 'reused'; readonly familyId: string };

/**
 * Uses up a refresh token for a login in another browser. Unlike a refresh it has no grace period, because such
 * a login is not retried automatically.
 */
export async function spendRefreshToken(trx: Connection, token: string, clock: Clock): Promise<SpentToken> {
  const hash = sha256(token);
  const owner = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select('player_id')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (owner === undefined) return { kind: 'dead' };
  // The session may end during the wait.
  await lockPlayer(trx, owner.player_id);
  const now = clock.now();
  const isFirst = await markUsed(trx, hash, now);
  const row = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.player_id', 'sessions.expires_at', familyOf.as('family_id')])
    .where('refresh_tokens.hash', '=', hash)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now) return { kind: 'dead' };
  if (!isFirst) return { kind: 'reused', familyId: row.family_id };
  return { kind: 'spent', playerId: row.player_id, familyId: row.family_id };
}
