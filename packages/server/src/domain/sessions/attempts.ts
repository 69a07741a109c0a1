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
  /** Reverts an attempt counted at this moment that was not one to limit. */
  giveBack(key: string, now: Date): Promise<void>;
  /** Resets a key after a success. */
  clear(key: string): Promise<void>;
}

/** Rate limits against repeated attacks. A network is an IPv4 address or a /64 of IPv6. */
export interface AttemptLimits {
  /** Wrong passwords for one account from one network. */
  readonly account: Attempts;
  /** Wrong passwords for one account from a browser that has logged in to it before. */
  readonly knownDevice: Attempts;
  /** Wrong passwords for one account from all other browsers. */
  readonly stranger: Attempts;
  /** Wrong passwords, refused registrations and reset requests from one network. */
  readonly address: Attempts;
  /** Attempts with a solved challenge, for one account from one network. */
  readonly solved: Attempts;
  /** Uses of one challenge. */
  readonly challenge: Attempts;
  /** Registrations from one network, and those with a solved challenge. */
  readonly signUp: Attempts;
  readonly solvedSignUp: Attempts;
  /** Messages to one contact. */
  readonly message: Attempts;
  /** Messages to unconfirmed contacts: by one player, from one network, to one range of numbers. */
  readonly playerMessage: Attempts;
  readonly addressMessage: Attempts;
  readonly prefixMessage: Attempts;
  /** Changes of contacts and passwords of one player, each of which sends messages. */
  readonly change: Attempts;
  /** Checks whether a contact is taken: by one player, from one network. */
  readonly playerProbe: Attempts;
  readonly addressProbe: Attempts;
  /** Login links created for one player. */
  readonly link: Attempts;
  /** Client errors reported by one visitor. */
  readonly report: Attempts;
  /** Client errors reported from one network. */
  readonly reportAddress: Attempts;
  /** Visits and events logged from one network, which many phones may share. */
  readonly logAddress: Attempts;
  /** Sandbox chats started from one network. */
  readonly chatAddress: Attempts;
  /** Pictures that one player uploads for re-encoding. */
  readonly redraw: Attempts;
}

type Needs = Pick<Ports, 'db' | 'secrets'>;

/**
 * At most `limit` attempts per key within `windowMs`. One statement counts and admits, so that concurrent
 * attempts cannot all pass. Keys are stored as keyed hashes. Never called inside a transaction.
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
 * Rate limits of the server; `signUps`: registrations from one network within an hour before a challenge is
 * required.
 */
export function createAttemptLimits(needs: Needs, signUps: number): AttemptLimits {
  return {
    account: createAttempts(needs, 'account', 10, 10 * minutes),
    knownDevice: createAttempts(needs, 'known-device', 10, 10 * minutes),
    stranger: createAttempts(needs, 'stranger', 100, 10 * minutes),
    address: createAttempts(needs, 'address', 100, 10 * minutes),
    solved: createAttempts(needs, 'solved', 10, 10 * minutes),
    challenge: createAttempts(needs, 'challenge', 1, challengeLifetime),
    signUp: createAttempts(needs, 'sign-up', signUps, hour),
    solvedSignUp: createAttempts(needs, 'solved-sign-up', 5 * signUps, hour),
    message: createAttempts(needs, 'message', 3, 10 * minutes),
    playerMessage: createAttempts(needs, 'player-message', 10, hour),
    addressMessage: createAttempts(needs, 'address-message', 60, hour),
    prefixMessage: createAttempts(needs, 'prefix-message', 60, hour),
    change: createAttempts(needs, 'change', 10, hour),
    playerProbe: createAttempts(needs, 'player-probe', 10, hour),
    addressProbe: createAttempts(needs, 'address-probe', 60, hour),
    link: createAttempts(needs, 'link', 5, 10 * minutes),
    report: createAttempts(needs, 'report', 30, hour),
    reportAddress: createAttempts(needs, 'report-address', 600, hour),
    logAddress: createAttempts(needs, 'log-address', 1_200, minutes),
    chatAddress: createAttempts(needs, 'chat-address', 60, hour),
    redraw: createAttempts(needs, 'redraw', 100, hour),
  };
}

type Signer = Pick<Ports, 'secrets'>;

/** Required leading zero bits: 65,536 hashes on average, 1 to 4 s on an old phone. */
const difficulty = 16;

export interface Challenge {
  readonly challenge: string;
  readonly difficulty: number;
}

const sign = ({ secrets }: Signer, binding: string, head: string) =>
  secrets.derive('challenge', `${head}\n${binding}`);

/** A stateless challenge, bound to an address and account. */
export function createChallenge(needs: Signer, binding: string, now: Date): Challenge {
  const head = `${(now.getTime() + challengeLifetime).toString(36)}.${randomToken(12)}`;
  return { challenge: `${head}.${sign(needs, binding, head)}`, difficulty };
}

/** Whether `challenge:nonce` solves a challenge of this binding; each counts once. */
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
  // 32 bits are enough for the difficulty.
  const bits = Number.parseInt(sha256(answer).slice(0, 8), 16);
  return Math.clz32(bits) >= difficulty && (await needs.used.admits(challenge, now));
}
