import type { Dependencies } from '../dependencies.ts';
import { refuse } from '../domain/refusal.ts';
import { readAccess } from '../domain/sessions/access-token.ts';
import type { CallPlayer } from './call.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'secrets'>;

/** Outcome of reading the `Authorization` header. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'player'; readonly player: CallPlayer; readonly isBanned: boolean }
  | { readonly kind: 'refused'; readonly code: 'AUTH_TOKEN_INVALID' | 'AUTH_TOKEN_EXPIRED' };

/** Who sends a request; the session and the player are read fresh, so that an end of either holds at once. */
export async function readVisitor({ db, clock, secrets }: Needs, header: string | null): Promise<Visitor> {
  if (header === null || header === '') return { kind: 'guest' };
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/.exec(header)?.[1];
  if (token === undefined) return { kind: 'refused', code: 'AUTH_TOKEN_INVALID' };
  const now = clock.now();
  const claims = await readAccess(secrets, token, now);
  if (claims === 'expired') return { kind: 'refused', code: 'AUTH_TOKEN_EXPIRED' };
  if (claims === 'invalid') return { kind: 'refused', code: 'AUTH_TOKEN_INVALID' };
  const row = await db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select([
      'players.id',
      'players.currency',
      'players.language',
      'players.banned_at',
      'players.restriction_kind',
      'players.restriction_until',
      'sessions.revoked_at',
      'sessions.revoked_reason',
      'sessions.expires_at',
    ])
    .where('sessions.id', '=', claims.sessionId)
    .where('players.id', '=', claims.playerId)
    .executeTakeFirst();
  if (row === undefined) return { kind: 'refused', code: 'AUTH_TOKEN_INVALID' };
  // A banned player is told so (403) even though the ban has ended the sessions.
  const isBanned = row.banned_at !== null;
  if (!isBanned && row.revoked_at !== null) return { kind: 'refused', code: 'AUTH_TOKEN_INVALID' };
  if (row.expires_at <= now) return { kind: 'refused', code: 'AUTH_TOKEN_EXPIRED' };
  const isRestricted =
    row.restriction_kind !== null && (row.restriction_until === null || row.restriction_until > now);
  const { id, currency, language } = row;
  return {
    kind: 'player',
    player: { id, sessionId: claims.sessionId, currency, language, isRestricted },
    isBanned,
  };
}

/** Applies the call's mark (section "Who may call") to a visitor. */
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
