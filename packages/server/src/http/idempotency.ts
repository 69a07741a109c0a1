import { inFlightCode, isDefinitive } from '@tulpar/api/errors';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { isAlive } from '../db/coordination.ts';
import type { Database } from '../db/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { Refusal, refuse } from '../domain/errors/refusal.ts';
import { randomToken } from '../secrets.ts';

/** Time after which another attempt may take over from a running one, ms. */
const leaseLength = 60_000;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Owner of the keys of guests, and of all keys for calls with `auth` `open`. */
export const nobody = 'nobody';

export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

export interface Attempt {
  readonly key: string;
  /** Stores the hash of the body; later requests with the key must have the same body. */
  bindBody(hash: string): Promise<void>;
  /** Runs the change and stores its response in one transaction. */
  finish(change: (trx: Transaction<Database>) => Promise<StoredAnswer>): Promise<StoredAnswer>;
  /** Stores a refusal; releases the key if a retry may succeed. */
  fail(refusal: Refusal, body: string): Promise<void>;
}

export interface KeyedRequest {
  /** Id of the player; one fixed value for all guests. */
  readonly owner: string;
  readonly key: string | null;
  readonly method: string;
  readonly path: string;
  /** Reads the body, if it was not read yet, and returns its hash. */
  bodyHash(): Promise<string>;
}

const inFlight = () => new Refusal(409, inFlightCode, { retryAfter: 1 });

/**
 * Starts an attempt, or returns the stored response. Throws IDEMPOTENCY_KEY_REQUIRED, IDEMPOTENCY_MISMATCH,
 * IDEMPOTENCY_IN_FLIGHT.
 */
export async function beginAttempt(
  { db, clock, secrets, instance }: Pick<Dependencies, 'db' | 'clock' | 'secrets' | 'instance'>,
  request: KeyedRequest,
): Promise<Attempt | StoredAnswer> {
  const { key, method, path } = request;
  if (key === null || !uuid.test(key)) return refuse(400, 'IDEMPOTENCY_KEY_REQUIRED');
  const hash = secrets.hash('idempotency', `${request.owner}/${key}`);
  const attempt = randomToken(12);
  const now = clock.now();
  const lease = { attempt, holder: instance, lease_until: new Date(now.getTime() + leaseLength) };

  const inserted = await db
    .insertInto('idempotency')
    .values({ hash, method, path, body_hash: null, ...lease, status: null, answer: null, created_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (inserted === undefined) {
    const row = await db.selectFrom('idempotency').selectAll().where('hash', '=', hash).executeTakeFirst();
    // The key was released between the two statements; the client may retry.
    if (row === undefined) throw inFlight();
    const isSame =
      row.method === method &&
      row.path === path &&
      (row.body_hash === null || row.body_hash === (await request.bodyHash()));
    if (!isSame) return refuse(422, 'IDEMPOTENCY_MISMATCH');
    if (row.status !== null && row.answer !== null) {
      return { status: row.status, body: secrets.open(`${request.owner}/${key}`, row.answer) };
    }
    // A holder that only seems to be dead cannot change anything afterwards: `finish` checks the attempt.
    const isAbandoned =
      row.lease_until === null ||
      row.lease_until < now ||
      (row.holder !== null &&
        instance !== null &&
        row.holder !== instance &&
        !(await isAlive(db, row.holder)));
    if (row.attempt === null || !isAbandoned) throw inFlight();
    const taken = await db
      .updateTable('idempotency')
      .set(lease)
      .where('hash', '=', hash)
      .where('attempt', '=', row.attempt)
      .returning('hash')
      .executeTakeFirst();
    if (taken === undefined) throw inFlight();
  }

  const isMine = (eb: ExpressionBuilder<Database, 'idempotency'>) => eb.and({ hash, attempt });
  const sealed = ({ status, body }: StoredAnswer) => ({
    status,
    answer: secrets.seal(`${request.owner}/${key}`, body),
    attempt: null,
    lease_until: null,
  });
  return {
    key,
    async bindBody(bodyHash) {
      await db.updateTable('idempotency').set({ body_hash: bodyHash }).where(isMine).execute();
    },
    finish: (change) =>
      db.transaction().execute(async (trx) => {
        // If another attempt has taken over from this slow one, change nothing.
        const fence = await trx
          .selectFrom('idempotency')
          .select('hash')
          .where(isMine)
          .forUpdate()
          .executeTakeFirst();
        if (fence === undefined) throw inFlight();
        const answer = await change(trx);
        await trx.updateTable('idempotency').set(sealed(answer)).where('hash', '=', hash).execute();
        return answer;
      }),
    async fail(refusal, body) {
      // Refusals of guests are not stored, because they could fill the table.
      await (request.owner !== nobody && isDefinitive(refusal.status, refusal.code)
        ? db
            .updateTable('idempotency')
            .set(sealed({ status: refusal.status, body }))
            .where(isMine)
            .execute()
        : db.deleteFrom('idempotency').where(isMine).execute());
    },
  };
}

export const isStored = (begun: Attempt | StoredAnswer): begun is StoredAnswer => 'status' in begun;

/** Releases the keys of unfinished attempts; only for the start of a server that is alone on its database. */
export async function freeAbandonedAttempts({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  await db.deleteFrom('idempotency').where('attempt', 'is not', null).execute();
}
