import type { Connection } from '../db/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { refuse } from '../domain/errors/refusal.ts';
import { readAccess } from '../domain/sessions/access-token.ts';
import { bearerToken, readRequestFacts, type RequestFacts } from './request-facts.ts';
import type { CallPlayer } from './call.ts';

type Needs = Pick<Dependencies, 'runPrepared' | 'clock' | 'secrets'>;

/** Result of reading the `Authorization` header. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'player'; readonly player: CallPlayer; readonly isBanned: boolean }
  | { readonly kind: 'refused'; readonly code: 'AUTH_TOKEN_INVALID' | 'AUTH_TOKEN_EXPIRED' };

/**
 * The sender of a request. Session and player are read on every request, so that their end takes effect
 * immediately: with the request's facts, or here.
 */
export async function readVisitor(
  deps: Needs,
  header: string | null,
  facts: RequestFacts | undefined,
): Promise<Visitor> {
  if (header === null || header === '') return { kind: 'guest' };
  const token = bearerToken(header);
  if (token === null) return { kind: 'refused', code: 'AUTH_TOKEN_INVALID' };
  const { session } = facts ?? (await readRequestFacts(deps, header, null));
  const now = deps.clock.now();
  const claims = await readAccess(deps.secrets, token, now);
  if (claims === 'expired') return { kind: 'refused', code: 'AUTH_TOKEN_EXPIRED' };
  if (claims === 'invalid' || session === null) return { kind: 'refused', code: 'AUTH_TOKEN_INVALID' };
  // A banned player gets 403 although the ban has ended the sessions.
  const { isBanned, isRevoked, expiresAt, restriction, currency, language } = session;
  if (!isBanned && isRevoked) return { kind: 'refused', code: 'AUTH_TOKEN_INVALID' };
  if (expiresAt <= now.getTime()) return { kind: 'refused', code: 'AUTH_TOKEN_EXPIRED' };
  const isRestricted =
    restriction !== null && (restriction.until === null || restriction.until > now.getTime());
  const { playerId, sessionId } = claims;
  return {
    kind: 'player',
    player: { id: playerId, sessionId, currency, language, isRestricted },
    isBanned,
  };
}

/** Applies the call's `auth` to a visitor. */
export function admit(
  auth: 'player' | 'both' | 'open' | 'guest',
  visitor: Visitor,
  isOpenToBanned: boolean,
): CallPlayer | null {
  if (auth === 'open' || auth === 'guest') {
    return visitor.kind === 'player' && !visitor.isBanned ? visitor.player : null;
  }
  if (visitor.kind === 'refused') return refuse(401, visitor.code);
  if (visitor.kind === 'guest') return auth === 'player' ? refuse(401, 'AUTH_REQUIRED') : null;
  if (visitor.isBanned && !isOpenToBanned) return refuse(403, 'AUTH_USER_BANNED');
  return visitor.player;
}

/**
 * Refuses a command whose session ended, or whose player was banned, while it waited for the player's lock, which
 * `trx` holds.
 */
export async function refuseEnded(trx: Connection, { sessionId }: CallPlayer): Promise<void> {
  const { revoked_at, banned_at } = await trx
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select(['revoked_at', 'banned_at'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (banned_at !== null) refuse(403, 'AUTH_USER_BANNED');
  if (revoked_at !== null) refuse(401, 'AUTH_TOKEN_INVALID');
}
