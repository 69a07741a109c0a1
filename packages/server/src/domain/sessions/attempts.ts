import { sql } from 'kysely';
import type { Ports } from '../../ports.ts';
import { refuse } from '../errors/refusal.ts';

/** Counts attempts per key over a sliding window, for all servers on one database together. */
export interface Attempts {
  /** Counts one attempt; refuses with 429 and the time to wait when the key has used up its attempts. */
  take(key: string, now: Date): Promise<void>;
  /** Takes back one attempt counted at this moment: it was none of those that are limited. */
  giveBack(key: string, now: Date): Promise<void>;
  /** Forgets a key, after a success. */
  clear(key: string): Promise<void>;
}

/** The limits of the calls an attacker would repeat. */
export interface AttemptLimits {
  /** Wrong passwords for one account from one address. */
  readonly account: Attempts;
  /** Wrong passwords for one account from all addresses together where it has no session. */
  readonly stranger: Attempts;
  /** Wrong passwords, refused registrations and requests for a new password from one address. */
  readonly address: Attempts;
  /** Messages sent to one contact. */
  readonly message: Attempts;
  /** Sign-in links made for one player. */
  readonly link: Attempts;
  /** Failures of the app reported by one visitor. */
  readonly report: Attempts;
  /** Failures of the app reported from one address, whatever the visitors call themselves. */
  readonly reportAddress: Attempts;
  /** Visits and events logged from one address: many phones share one. */
  readonly logAddress: Attempts;
  /** Conversations of the sandbox chat begun from one address. */
  readonly chatAddress: Attempts;
  /** Pictures one player has the server redraw. */
  readonly redraw: Attempts;
}

type Needs = Pick<Ports, 'db' | 'secrets'>;

/**
 * At most `limit` attempts per key within `windowMs`. An attempt is counted and admitted in one statement, so that
 * many at the same moment cannot all pass. Keys are stored as keyed hashes. Never called inside a transaction.
 */
function createAttempts({ db, secrets }: Needs, scope: string, limit: number, windowMs: number): Attempts {
  const hash = (key: string) => secrets.hash('attempts', `${scope}/${key}`);
  return {
    async take(key, now) {
      const since = new Date(now.getTime() - windowMs);
      const end = new Date(now.getTime() + windowMs);
      const recent = sql`array(select t from unnest(attempts.times) t where t > ${since}::timestamptz order by t)`;
      const { rows } = await sql<{ key: string }>`
        insert into attempts (key, times, expires_at)
        values (${hash(key)}, array[${now}::timestamptz], ${end}::timestamptz)
        on conflict (key) do update
          set times = ${recent} || ${now}::timestamptz, expires_at = excluded.expires_at
          where cardinality(${recent}) < ${limit}
        returning key`.execute(db);
      if (rows.length > 0) return;
      const row = await db
        .selectFrom('attempts')
        .select('times')
        .where('key', '=', hash(key))
        .executeTakeFirst();
      const oldest = row?.times.map(Number).find((time) => time > since.getTime()) ?? now.getTime();
      refuse(429, 'TOO_MANY_ATTEMPTS', { retryAfter: (oldest + windowMs - now.getTime()) / 1000 });
    },
    async giveBack(key, now) {
      await sql`update attempts set times =
          times[:array_position(times, ${now}::timestamptz) - 1]
          || times[array_position(times, ${now}::timestamptz) + 1:]
        where key = ${hash(key)} and array_position(times, ${now}::timestamptz) is not null`.execute(db);
    },
    async clear(key) {
      await db.deleteFrom('attempts').where('key', '=', hash(key)).execute();
    },
  };
}

const minutes = 60_000;

/** Limits of the running server. */
export function createAttemptLimits(needs: Needs): AttemptLimits {
  return {
    account: createAttempts(needs, 'account', 10, 10 * minutes),
    stranger: createAttempts(needs, 'stranger', 100, 10 * minutes),
    address: createAttempts(needs, 'address', 100, 10 * minutes),
    message: createAttempts(needs, 'message', 3, 10 * minutes),
    link: createAttempts(needs, 'link', 5, 10 * minutes),
    report: createAttempts(needs, 'report', 30, 60 * minutes),
    reportAddress: createAttempts(needs, 'report-address', 600, 60 * minutes),
    logAddress: createAttempts(needs, 'log-address', 1_200, minutes),
    chatAddress: createAttempts(needs, 'chat-address', 60, 60 * minutes),
    redraw: createAttempts(needs, 'redraw', 100, 60 * minutes),
  };
}

/** Removes counts that limit nothing any more. */
export async function forgetOldAttempts({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('attempts').where('expires_at', '<', clock.now()).execute();
}
