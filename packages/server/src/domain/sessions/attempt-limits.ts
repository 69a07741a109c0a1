import { sql } from 'kysely';
import type { Ports } from '../../ports.ts';
import { refuse } from '../errors/refusal.ts';
import { isSameText, randomToken, sha256 } from '../../secrets.ts';

/** Rate limit: counts attempts per key in a sliding window, shared by all servers on the database. */
export interface Attempts {
  /** Counts an attempt; refuses with 429 and the waiting time if the limit is reached. */
  take(key: string, now: Date): Promise<void>;
  /** Counts an attempt; false if the limit is reached. */
  admits(key: string, now: Date): Promise<boolean>;
  /** Removes the attempt counted at `now`, so that it does not use up the limit. */
  giveBack(key: string, now: Date): Promise<void>;
  /** Resets a key after a success. */
  clear(key: string): Promise<void>;
}

type Needs = Pick<Ports, 'db' | 'secrets'>;

/**
 * At most `limit` attempts per key within `windowMs`. A single statement counts and checks, so that concurrent
 * attempts cannot exceed the limit. Must not be called inside a transaction, whose connection it may wait for.
 */
function createAttempts({ db, secrets }: Needs, scope: string, limit: number, windowMs: number): Attempts {
  const hash = (key: string) => secrets.hash('attempts', `${scope}/${key}`);
  const sinceOf = (now: Date) => new Date(now.getTime() - windowMs);
  const attempts: Attempts = {
    async admits(key, now) {
      const since = sinceOf(now);
      const end = new Date(now.getTime() + windowMs);
      const recent = sql`array(select t from unnest(attempts.times) t where t > ${since}::timestamptz order by t)`;
      const { rows } = await sql<{ key: string }>`
        insert into attempts (key, times, expires_at)
        values (${hash(key)}, array[${now}::timestamptz], ${end}::timestamptz)
        on conflict (key) do update
          set times = ${recent} || ${now}::timestamptz, expires_at = excluded.expires_at
          where cardinality(${recent}) < ${limit}
        returning key`.execute(db);
      return rows.length > 0;
    },
    async take(key, now) {
      if (await attempts.admits(key, now)) return;
      const row = await db
        .selectFrom('attempts')
        .select('times')
        .where('key', '=', hash(key))
        .executeTakeFirst();
      const oldest = row?.times.map(Number).find((time) => time > sinceOf(now).getTime()) ?? now.getTime();
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
  return attempts;
}

const minutes = 60_000;

const hour = 60 * minutes;
/** Lifetime of a challenge, ms. */
const challengeLifetime = 5 * minutes;

/**
 * Rate limits against repeated attacks. A network is an IPv4 address or a /64 of IPv6. `signUps`: registrations from
 * one network within an hour before a challenge is required.
 */
export function createAttemptLimits(needs: Needs, signUps: number) {
  const limit = (scope: string, most: number, windowMs: number) =>
    createAttempts(needs, scope, most, windowMs);
  return {
    /** Wrong passwords for one contact from one network, and wrong current passwords of one logged-in player. */
    account: limit('account', 10, 10 * minutes),
    /** Wrong passwords for one account from a browser that has logged in to it before. */
    knownDevice: limit('known-device', 10, 10 * minutes),
    /** Wrong passwords for one account from all other browsers. */
    stranger: limit('stranger', 100, 10 * minutes),
    /** Wrong passwords, refused registrations and social logins, and password resets from one network. */
    address: limit('address', 100, 10 * minutes),
    /** Attempts with a solved challenge from one network: logins for one contact, password resets, social logins. */
    solved: limit('solved', 10, 10 * minutes),
    /** A solved challenge can be used once. */
    challenge: limit('challenge', 1, challengeLifetime),
    /** Registrations from one network, also by social login, and those with a solved challenge. */
    signUp: limit('sign-up', signUps, hour),
    solvedSignUp: limit('solved-sign-up', 5 * signUps, hour),
    /** Password resets and codes for a change of contact or password, sent to one contact. */
    message: limit('message', 3, 10 * minutes),
    /** E-mail confirmations of one player; those and phone codes from one network; SMS codes to one number range. */
    playerMessage: limit('player-message', 10, hour),
    addressMessage: limit('address-message', 60, hour),
    prefixMessage: limit('prefix-message', 60, hour),
    /** Changes of contacts and passwords by one player, because each sends messages. */
    change: limit('change', 10, hour),
    /** Changes refused because a contact is taken: by one player, from one network. */
    playerProbe: limit('player-probe', 10, hour),
    addressProbe: limit('address-probe', 60, hour),
    /** Login links created for one player. */
    link: limit('link', 5, 10 * minutes),
    /** Client errors reported by one visitor. */
    report: limit('report', 30, hour),
    /** Client errors reported from one network. */
    reportAddress: limit('report-address', 600, hour),
    /** Requests that log visits or events, from one network, which many phones may share. */
    logAddress: limit('log-address', 1_200, minutes),
    /** Sandbox chats started from one network. */
    chatAddress: limit('chat-address', 60, hour),
    /** Uploads of one player whose pictures are re-encoded. */
    redraw: limit('redraw', 100, hour),
  };
}

export type AttemptLimits = Readonly<ReturnType<typeof createAttemptLimits>>;

type Signer = Pick<Ports, 'secrets'>;

/** Required leading zero bits: 65,536 hashes on average, 1 to 4 s on an old phone. */
const difficulty = 16;

export interface Challenge {
  readonly challenge: string;
  readonly difficulty: number;
}

const sign = ({ secrets }: Signer, binding: string, head: string) =>
  secrets.derive('challenge', `${head}\n${binding}`);

/** A proof-of-work challenge that is not stored; its signature contains `binding`, such as network and contact. */
export function createChallenge(needs: Signer, binding: string, now: Date): Challenge {
  const head = `${(now.getTime() + challengeLifetime).toString(36)}.${randomToken(12)}`;
  return { challenge: `${head}.${sign(needs, binding, head)}`, difficulty };
}

/** Whether `challenge:nonce` solves a challenge created for this binding; a challenge counts once. */
export async function isSolved(
  needs: Signer & { readonly used: Attempts },
  binding: string,
  answer: string,
  now: Date,
): Promise<boolean> {
  const [challenge = '', nonce] = answer.split(':');
  const [end = '', random = '', signature = ''] = challenge.split('.');
  if (nonce === undefined || nonce === '' || !isSameText(signature, sign(needs, binding, `${end}.${random}`)))
    return false;
  if (Number.parseInt(end, 36) <= now.getTime()) return false;
  // The first 32 bits are enough: fewer must be zero.
  const bits = Number.parseInt(sha256(answer).slice(0, 8), 16);
  return Math.clz32(bits) >= difficulty && (await needs.used.admits(challenge, now));
}
