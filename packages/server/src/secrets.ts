import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Kysely } from 'kysely';
import type { Database } from './db/types.ts';

export interface Secrets {
  readonly accessTokenKey: Uint8Array;
  /** Keyed hash, hex, of a value that is looked up but must not be stored in clear text. */
  hash(purpose: string, value: string): string;
  /** Keyed derivation of an opaque value, base64url. */
  derive(purpose: string, value: string): string;
  /** Encrypts a text; decryption needs the same `binding`. */
  seal(binding: string, text: string): string;
  /** Decrypts; throws if the text was changed or encrypted with another `binding`. */
  open(binding: string, sealed: string): string;
}

const subkey = (secret: Uint8Array, label: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), `tulpar/${label}`, 32));

/** Secrets derived from at least 32 random bytes. */
export function createSecrets(secret: Uint8Array): Secrets {
  const hashKey = subkey(secret, 'hash');
  const deriveKey = subkey(secret, 'derive');
  const sealKey = subkey(secret, 'seal');
  const sealFor = (binding: string) => createHmac('sha256', sealKey).update(binding).digest();
  return {
    accessTokenKey: subkey(secret, 'access-token'),
    hash: (purpose, value) => createHmac('sha256', hashKey).update(`${purpose}\0${value}`).digest('hex'),
    derive: (purpose, value) =>
      createHmac('sha256', deriveKey).update(`${purpose}\0${value}`).digest('base64url'),
    seal: (binding, text) => encrypt(sealFor(binding), Buffer.from(text, 'utf8')),
    open: (binding, sealed) => decrypt(sealFor(binding), sealed).toString('utf8'),
  };
}

/** Encrypts and authenticates with AES-256-GCM; base64. */
function encrypt(key: Uint8Array, content: Uint8Array): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Throws if the content was encrypted with another key or changed. */
function decrypt(key: Uint8Array, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/** Plain SHA-256, hex: sufficient for long random values. */
export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Compares in constant time. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

/** Opaque random value, base64url. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

const idBytes = 12;
const idsPerPool = 256;
let pool = Buffer.alloc(0);

/** Random bytes for an id. Taken from a pool, because every request needs one and a system call per id is slow. */
function nextId(): Buffer {
  if (pool.length < idBytes) pool = randomBytes(idBytes * idsPerPool);
  const bytes = pool.subarray(0, idBytes);
  pool = pool.subarray(idBytes);
  return bytes;
}

/** Short random id with a prefix, for example `trx_9f2c…`. */
export function randomId(prefix: string): string {
  return `${prefix}_${nextId().toString('hex')}`;
}

/** The former secret, from the settings or a renamed file; null without one. */
export function readPreviousSecret(config: Pick<Config, 'previousSecret' | 'dataDir'>): Uint8Array | null {
  if (config.previousSecret !== null) return Buffer.from(config.previousSecret, 'utf8');
  return readStored(join(config.dataDir, 'secret.previous.key'));
}

/**
 * The server's secret: from the settings, otherwise generated once and stored in the data folder, where only the
 * owner of the file can read it.
 */
export function readSecret(config: Pick<Config, 'secret' | 'dataDir'>): Uint8Array {
  if (config.secret !== null) return Buffer.from(config.secret, 'utf8');
  const file = join(config.dataDir, 'secret.key');
  const stored = readStored(file);
  if (stored !== null) return stored;
  mkdirSync(config.dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64'), { mode: 0o600 });
  try {
    // A link fails if the file exists, so servers that start together use the same secret.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readStored(file);
  if (made === null)
    throw new Error(
      `${file} holds no secret: restore it from a copy, or remove it and start with SECRET_LOST=on`,
    );
  return made;
}

function readStored(file: string): Uint8Array | null {
  try {
    const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64');
    return bytes.length >= 32 ? bytes : null;
  } catch {
    return null;
  }
}

/** No configured secret matches this database. */
export class WrongSecretError extends Error {
  override readonly name = 'WrongSecretError';
}

interface Configured {
  readonly secret: Uint8Array;
  /** The former secret, as long as it is still valid. */
  readonly previous: Uint8Array | null;
  /** The secret is lost: start with a new one, and end all sessions. */
  readonly isLost: boolean;
}

const prefix = 'sealed_secret:';
const markOf = (root: Uint8Array) => createSecrets(root).hash('mark', 'secret');
const wrappingKey = (secret: Uint8Array) =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), 'tulpar/wrap', 32));
/** Name under which the copy of the root for a SECRET is stored; does not reveal the SECRET. */
const nameOf = (secret: Uint8Array) =>
  prefix + createHmac('sha256', wrappingKey(secret)).update('name').digest('hex').slice(0, 32);

/**
 * The root secret, from which tokens, keyed hashes and push keys are derived. The database has a copy encrypted with
 * each valid SECRET, so that SECRET can change while everything derived remains valid. Once no previous secret is
 * configured, copies for other secrets are removed. Throws `WrongSecretError`.
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
    // A database of an earlier version has no copies; there SECRET itself is the root.
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
  // If another server was the first to write a root to a new database, use that root.
  if (!isAgreed) return await openRootSecret(db, configured);
  if (previous === null)
    await db
      .deleteFrom('server_marks')
      .where('name', 'like', `${prefix}%`)
      .where('name', '<>', nameOf(secret))
      .execute();
  return root;
}

/** Stores an encrypted copy of the root; false, storing nothing, if the database has another root. */
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

/** Whether the database has no session, so that nothing in it depends on a lost secret. */
async function isUnused(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('sessions').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Ends sessions and codes, deletes stored responses and copies of the lost root; returns a new root. */
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
