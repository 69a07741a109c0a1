import { endpoints } from '@tulpar/api/contract';
import type { Statement } from '../db/open.ts';
import type { EventKind } from '../db/operation-tables.ts';
import { readClaims, readAccess } from '../domain/sessions/access-token.ts';
import type { Currency, Language } from '../domain/locale/locale.ts';
import type { Ports } from '../ports.ts';
import type { Connection } from '../db/types.ts';
import { refuse } from '../domain/errors/refusal.ts';

/** The logged-in player, read for each request. */
export interface CallPlayer {
  readonly id: number;
  readonly sessionId: string;
  readonly currency: Currency;
  readonly language: Language;
  /** Whether deposits and play are blocked: on a break, self-excluded or held. */
  readonly isRestricted: boolean;
}

/** The session of a request with data of its player. */
interface SessionFacts {
  readonly currency: Currency;
  readonly language: Language;
  readonly isBanned: boolean;
  readonly isRevoked: boolean;
  /** End of the session, ms. */
  readonly expiresAt: number;
  readonly restriction: { /** ms; null: without an end. */ readonly until: number | null } | null;
}

/** State that the sandbox sets for every server process. */
export interface SandboxState {
  /** Offset of the servers' clock from real time, ms. */
  readonly timeShift: number;
  readonly region: { readonly country: string | null } | null;
  /** Whether some of the next responses are to be replaced by faults. */
  readonly hasFaults: boolean;
}

/** Data read before a handler runs, in one statement, so that it belongs together. */
export interface RequestFacts {
  readonly sandbox: SandboxState;
  /** Null without a valid token, or if the token's session is unknown. */
  readonly session: SessionFacts | null;
  /** Read only for endpoints polled for `balance`, minor units. */
  readonly balance: { readonly real: number; readonly bonus: number } | null;
  /** Read only for calls that are polled for another kind; `text` changes with every change of that kind. */
  readonly version: { readonly kind: PolledKind; readonly text: string } | null;
}

/** Kinds of changes for which the app polls. */
type PolledKind = Exclude<EventKind, 'profile' | 'payments'>;

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const accountOf = (kind: string) =>
  `coalesce((select balance from accounts where player_id = p.id and currency = p.currency and kind = '${kind}'), 0)`;

/** With more stored changes than this, responses are not cached. */
const mostChanges = 100;

/**
 * Version of a player's data of a kind: every change adds a row that exists for at least an hour. New rows may have a
 * lower transaction number than others, and rows with the lowest are deleted first: so while the lowest number stays
 * the same, the number of rows grows with every change.
 */
const versionOf = (kind: PolledKind) => `(
  select case when count(*) <= ${mostChanges} then count(*) || ':' || coalesce(min(xid)::text, '') end
  from (select xid from player_events where player_id = p.id and kind = '${kind}'
    order by xid limit ${mostChanges + 1}) changes)`;

/** Condition for a player held for resembling an excluded player; counts as a restriction without an end. */
const isHeld = '(p.resembles is not null and p.resembles_decided_at is null)';

function statement(polledKind: PolledKind | null): Statement {
  const more =
    polledKind === null
      ? 'null'
      : polledKind === 'balance'
        ? `json_build_array(${accountOf('real')}, ${accountOf('bonus')})`
        : versionOf(polledKind);
  return {
    name: `request_facts_${polledKind ?? 'alone'}`,
    text: `select json_build_array(s.time_shift, s.is_region_blocked, s.blocked_country,
        exists (select 1 from sandbox_faults where remaining > 0),
        p.currency, p.language, p.banned_at is not null, t.revoked_at is not null, ${ms('t.expires_at')},
        p.restriction_kind is not null or ${isHeld}, case when not ${isHeld} then ${ms('p.restriction_until')} end,
        ${more})::text
      from sandbox_state s
        left join (sessions t join players p on p.id = t.player_id) on t.id = $1 and p.id = $2
      where s.id = 1`,
  };
}

const statements = {
  alone: statement(null),
  balance: statement('balance'),
  offers: statement('offers'),
  notifications: statement('notifications'),
} as const;

/** Kind of data to read with the session, by polled call. */
const polled: Partial<Record<keyof typeof endpoints, PolledKind>> = {
  balance: 'balance',
  offers: 'offers',
  playerWelcomeOffers: 'offers',
  notifications: 'notifications',
};
const byPath = new Map<string, PolledKind>(
  Object.entries(polled).map(([id, kind]) => [endpoints[id as keyof typeof endpoints].path, kind]),
);

/** Kind of data to read with the session for a path; null if none. */
export const polledKindOf = (path: string): PolledKind | null => byPath.get(path) ?? null;

type Row = readonly [
  timeShift: number,
  isRegionBlocked: boolean,
  blockedCountry: string | null,
  hasFaults: boolean,
  currency: Currency | null,
  language: Language,
  isBanned: boolean,
  isRevoked: boolean,
  expiresAt: number,
  isRestricted: boolean,
  restrictedUntil: number | null,
  more: string | readonly [number, number] | null,
];

const money = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError('A balance does not fit a safe integer');
  return value;
};

/** Bearer token of an `Authorization` header; null if there is none. */
const bearerToken = (header: string | null): string | null =>
  /^Bearer ([\w.~+/=-]{1,4096})$/.exec(header ?? '')?.[1] ?? null;

/**
 * Reads the sandbox state, the session with its player and the polled data in one statement: tabs without an event
 * stream poll every few seconds, and the round trip to the database is the largest cost of the response.
 */
export async function readRequestFacts(
  { runPrepared, secrets }: Pick<Ports, 'runPrepared' | 'secrets'>,
  header: string | null,
  polledKind: PolledKind | null,
): Promise<RequestFacts> {
  const token = bearerToken(header);
  // Expiry is checked later, because the same statement reads the time shift for the clock.
  const claims = token === null ? null : await readClaims(secrets, token);
  const values = [claims?.sessionId ?? null, claims === null ? null : String(claims.playerId)];
  const text = await runPrepared(statements[polledKind ?? 'alone'], values);
  if (text === null) throw new Error('The database has no state of the sandbox');
  const row = JSON.parse(text) as Row;
  const [timeShift, isBlocked, country, hasFaults, currency, language, isBanned, isRevoked, expiresAt] = row;
  const [isRestricted, until, more] = row.slice(9) as [Row[9], Row[10], Row[11]];
  return {
    sandbox: { timeShift, region: isBlocked ? { country } : null, hasFaults },
    session:
      currency === null
        ? null
        : {
            currency,
            language,
            isBanned,
            isRevoked,
            expiresAt,
            restriction: isRestricted ? { until } : null,
          },
    balance: Array.isArray(more) ? { real: money(more[0] as number), bonus: money(more[1] as number) } : null,
    version: polledKind !== null && typeof more === 'string' ? { kind: polledKind, text: more } : null,
  };
}

/** Hono context variables set by the middleware for the handlers. */
export interface RequestVariables {
  requestId: string;
  ip: string;
  /** Id of the contract's call, once known. */
  call?: string;
  /** Facts of the request; undefined if not read yet or if the database failed. */
  facts?: RequestFacts | undefined;
}

type Needs = Pick<Ports, 'runPrepared' | 'clock' | 'secrets'>;

/** Who sends a request, by its `Authorization` header. */
type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'player'; readonly player: CallPlayer; readonly isBanned: boolean }
  | { readonly kind: 'refused'; readonly code: 'AUTH_TOKEN_INVALID' | 'AUTH_TOKEN_EXPIRED' };

/**
 * Determines the sender of a request. Session and player are read for every request, unless its facts contain them,
 * so that their end takes effect immediately.
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
  // A ban has also ended the sessions, but the player must get 403 instead of 401.
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

/** Admits or refuses a visitor by a call's `auth`. */
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
 * Refuses a command if its session ended or its player was banned while it waited for the player's lock. `trx`
 * holds that lock.
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
