import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './db/types.ts';
import { createSecrets, decrypt, encrypt } from './secrets.ts';

/** No configured secret matches this database. */
export class WrongSecretError extends Error {
  override readonly name = 'WrongSecretError';
}

interface Configured {
  readonly secret: Uint8Array;
  /** The former secret, while both are valid. */
  readonly previous: Uint8Array | null;
  /** The secret is lost: start with a new one, and end all sessions. */
  readonly isLost: boolean;
}

const prefix = 'sealed_secret:';
const markOf = (root: Uint8Array) => createSecrets(root).hash('mark', 'secret');
const wrappingKey = (secret: Uint8Array) =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), 'tulpar/wrap', 32));
/** Name of a secret's stored copy; reveals nothing about it. */
const nameOf = (secret: Uint8Array) =>
  prefix + createHmac('sha256', wrappingKey(secret)).update('name').digest('hex').slice(0, 32);

/**
 * The root secret from which tokens, keyed hashes and push keys are derived. It is stored in the database,
 * encrypted once for each valid SECRET, so that SECRET can change while everything derived remains valid. A
 * copy encrypted with another secret is removed once no previous one is configured. Throws
 * `WrongSecretError`.
 */
export async function openRootSecret(db: Kysely<Database>, configured: Configured): Promise<Uint8Array> {
  const { secret, previous, isLost } = configured;
  const candidates = previous === null ? [secret] : [secret, previous];
  const marks = await db
    .selectFrom('server_marks')
    .select(['name', 'value'])
    .where((eb) => eb.or([eb('name', '=', 'secret'), eb('name', 'like', `${prefix}%`)]))
    .execute();
  const valueOf = (name: string) => marks.find((mark) => mark.name === name)?.value;
  const isNew = !marks.some(({ name }) => name.startsWith(prefix));
  let root: Uint8Array | undefined;
  for (const candidate of candidates) {
    const sealed = valueOf(nameOf(candidate));
    // In a database of an earlier version, without copies, SECRET itself is the root.
    const isRoot = isNew && (valueOf('secret') ?? markOf(candidate)) === markOf(candidate);
    root ??= sealed !== undefined ? decrypt(wrappingKey(candidate), sealed) : isRoot ? candidate : undefined;
  }
  if (marks.length === 0 && (await isUnused(db))) root = randomBytes(32);
  if (root === undefined && isLost) root = await startOver(db);
  if (root === undefined)
    throw new WrongSecretError(
      'This database belongs to servers with another secret. Give every one of them the same SECRET, or secret.key in DATA_DIR.',
    );
  const isAgreed = await writeCopy(db, secret, root);
  // Of several servers that start together on a new database, the first to write determines the root.
  if (!isAgreed) return await openRootSecret(db, configured);
  if (previous === null)
    await db
      .deleteFrom('server_marks')
      .where('name', 'like', `${prefix}%`)
      .where('name', '<>', nameOf(secret))
      .execute();
  return root;
}

/** Stores an encrypted copy; returns false and stores nothing if the database has another root. */
async function writeCopy(db: Kysely<Database>, secret: Uint8Array, root: Uint8Array): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const add = (name: string, value: string) =>
      trx
        .insertInto('server_marks')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await add('secret', markOf(root));
    const { value } = await trx
      .selectFrom('server_marks')
      .select('value')
      .where('name', '=', 'secret')
      .executeTakeFirstOrThrow();
    if (value !== markOf(root)) return false;
    await add(nameOf(secret), encrypt(wrappingKey(secret), root));
    return true;
  });
}

/** Whether nothing in the database can be derived from a secret yet. */
async function isUnused(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('sessions').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Removes everything derived from the lost secret: sessions, codes and stored responses. */
async function startOver(db: Kysely<Database>): Promise<Uint8Array> {
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('sessions')
      .set({ revoked_at: now, revoked_reason: 'secret_lost' })
      .where('revoked_at', 'is', null)
      .execute();
    await trx.updateTable('one_time_codes').set({ used_at: now }).where('used_at', 'is', null).execute();
    await trx.updateTable('phone_codes').set({ used_at: now }).where('used_at', 'is', null).execute();
    await trx.deleteFrom('idempotency').execute();
    await trx
      .deleteFrom('server_marks')
      .where((eb) => eb.or([eb('name', '=', 'secret'), eb('name', 'like', `${prefix}%`)]))
      .execute();
  });
  return randomBytes(32);
}
