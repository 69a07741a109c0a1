import { endpoints } from '@tulpar/api/contract';
import type { Dependencies } from '../dependencies.ts';
import type { Statement } from '../db/prepared.ts';
import type { EventKind } from '../db/event-tables.ts';
import { readClaims } from '../domain/sessions/access-token.ts';
import type { Currency, Language } from '../domain/terms.ts';
import type { SandboxState } from '../sandbox/state.ts';
import type { EndpointId } from './call.ts';

/** The session of a request and its player. */
export interface SessionFacts {
  readonly currency: Currency;
  readonly language: Language;
  readonly isBanned: boolean;
  readonly isRevoked: boolean;
  /** ms. */
  readonly expiresAt: number;
  readonly restriction: { /** ms; null: for good. */ readonly until: number | null } | null;
}

/** What one statement tells before a call runs; all of it is of one moment. */
export interface Arrival {
  readonly sandbox: SandboxState;
  /** Null without a token, and where the token's session is unknown. */
  readonly session: SessionFacts | null;
  /** Of a call that was asked for with `balance`, minor units. */
  readonly balance: { readonly real: number; readonly bonus: number } | null;
  /** Of a call that was asked for with another kind: its text differs once something of that kind has changed. */
  readonly version: { readonly kind: EventKind; readonly text: string } | null;
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const accountOf = (kind: string) =>
  `coalesce((select balance from accounts where player_id = p.id and currency = p.currency and kind = '${kind}'), 0)`;

/** Above so many changes in the last hour a list is read rather than remembered. */
const mostChanges = 100;

/**
 * Every change leaves a row for an hour at least, whose number may be lower than those that are there; old rows go
 * lowest first. So as long as the lowest stays, the count grows with every change.
 */
const versionOf = (kind: EventKind) => `(
  select case when count(*) <= ${mostChanges} then count(*) || ':' || coalesce(min(xid)::text, '') end
  from (select xid from player_events where player_id = p.id and kind = '${kind}'
    order by xid limit ${mostChanges + 1}) changes)`;

function statement(along: EventKind | null): Statement {
  const more =
    along === null
      ? 'null'
      : along === 'balance'
        ? `json_build_array(${accountOf('real')}, ${accountOf('bonus')})`
        : versionOf(along);
  return {
    name: `arrival_${along ?? 'alone'}`,
    types: ['text', 'integer'],
    text: `select json_build_array(s.time_shift, s.is_region_blocked, s.blocked_country,
        exists (select 1 from sandbox_faults where remaining > 0),
        p.currency, p.language, p.banned_at is not null, t.revoked_at is not null, ${ms('t.expires_at')},
        p.restriction_kind is not null, ${ms('p.restriction_until')}, ${more})::text
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

/** What is read along with the calls that are polled. */
const polled: Partial<Record<EndpointId, EventKind>> = {
  balance: 'balance',
  offers: 'offers',
  playerWelcomeOffers: 'offers',
  notifications: 'notifications',
};
const byPath = new Map<string, EventKind>(
  Object.entries(polled).map(([id, kind]) => [endpoints[id as EndpointId].path, kind]),
);

/** What is read along with a request for a path. */
export const alongOf = (path: string): EventKind | null => byPath.get(path) ?? null;

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

/** The token of an `Authorization` header; null where it holds none of our form. */
export const bearerToken = (header: string | null): string | null =>
  /^Bearer ([\w.~+/=-]{1,4096})$/.exec(header ?? '')?.[1] ?? null;

/**
 * Reads the sandbox, the session with its player, and what `along` names, in one statement: a poll is answered
 * every few seconds for every open tab, and each question to the database costs more than the answer.
 */
export async function readArrival(
  { ask, secrets }: Pick<Dependencies, 'ask' | 'secrets'>,
  header: string | null,
  along: EventKind | null,
): Promise<Arrival> {
  const token = bearerToken(header);
  // Whether the token's time is over is for the clock to say, which the same statement sets.
  const claims = token === null ? null : await readClaims(secrets, token);
  const values = [claims?.sessionId ?? null, claims === null ? null : String(claims.playerId)];
  const told = await ask(statements[along ?? 'alone'], values);
  if (told === null) throw new Error('The database has no state of the sandbox');
  const row = JSON.parse(told) as Row;
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
    version: along !== null && typeof more === 'string' ? { kind: along, text: more } : null,
  };
}
