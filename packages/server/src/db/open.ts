import pg from 'pg';
import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, PGliteDialect, PostgresDialect, type LogConfig } from 'kysely';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  embeddedAnnouncements,
  openSocket,
  serverAnnouncements,
  type Announcements,
} from './announcements.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database } from './types.ts';

/** A frequent statement that returns one row with one column. */
export interface Statement {
  /** Unique among all statements: a PostgreSQL connection plans it once under this name. */
  readonly name: string;
  readonly text: string;
}

/** Runs a statement outside of any transaction, so it reads committed data only; null without a row. */
export type RunPrepared = (
  statement: Statement,
  values: readonly (string | null)[],
) => Promise<string | null>;

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** The same database with the longer timeouts that background jobs need. */
  readonly jobs: Kysely<Database>;
  /** Whether this process is the only user of the database. */
  readonly isOwnedAlone: boolean;
  readonly announcements: Announcements;
  readonly runPrepared: RunPrepared;
  /** The embedded database; null with a PostgreSQL server, which its own tools can back up. */
  readonly pglite: PGlite | null;
  close(): Promise<void>;
}

const int8 = 20;

/** Parses bigint columns of money and counters; throws if a number cannot represent the value. */
function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

export const embeddedOptions = { parsers: { [int8]: readInt8 }, relaxedDurability: false } as const;

/** Limits of a connection pool, times in ms. Beyond them the statement fails, and a request gets 503. */
interface Bounds {
  readonly connections: number;
  /** Maximum wait for a free connection. */
  readonly wait: number;
  readonly statement: number;
  readonly lock: number;
  /** Maximum idle time within a transaction. */
  readonly idle: number;
}

/** Each time is shorter than the 10 s that a client waits for a response. */
const requestBounds: Bounds = { connections: 10, wait: 4_000, statement: 7_000, lock: 4_000, idle: 7_000 };
/** Jobs process many rows on separate connections, so that jobs and requests do not wait for each other. */
const jobBounds: Bounds = { connections: 3, wait: 10_000, statement: 60_000, lock: 10_000, idle: 60_000 };

function openPool(url: string, bounds: Bounds, hasBroker: boolean): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, readInt8);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: bounds.connections,
    connectionTimeoutMillis: bounds.wait,
    statement_timeout: bounds.statement,
    lock_timeout: bounds.lock,
    idle_in_transaction_session_timeout: bounds.idle,
    // With this option, the triggers store changes for `events/relay.ts` and announce nothing.
    ...(hasBroker ? { options: '-c tulpar.broker=on' } : {}),
    // Longer than the database's own timeouts, so more silence means the connection is lost.
    stream: () => openSocket(Math.max(bounds.statement, bounds.idle) + 2_000),
  });
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const kyselyOn = (pool: pg.Pool, log: LogConfig = []) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log });

interface ServerOptions {
  /** Maximum wait of a request for a free connection, ms. */
  readonly wait?: number;
  /** Whether a broker announces changes. */
  readonly hasBroker?: boolean;
  /** Called with every statement of a request. */
  readonly log?: LogConfig;
}

export function openServer(
  url: string,
  { wait = requestBounds.wait, hasBroker = false, log = [] }: ServerOptions = {},
): OpenDatabase {
  const pool = openPool(url, { ...requestBounds, wait }, hasBroker);
  // `events/relay.ts` occupies one job connection.
  const connections = jobBounds.connections + (hasBroker ? 1 : 0);
  const jobPool = openPool(url, { ...jobBounds, connections }, hasBroker);
  const announcements = serverAnnouncements(url);
  return {
    db: kyselyOn(pool, log),
    jobs: kyselyOn(jobPool),
    isOwnedAlone: false,
    pglite: null,
    announcements,
    async runPrepared({ name, text }, values) {
      const { rows } = await pool.query<[string | null]>({
        name,
        text,
        values: [...values],
        rowMode: 'array',
      });
      return rows[0]?.[0] ?? null;
    },
    async close() {
      if (pool.ending) return;
      await announcements.stop();
      // Kysely's `destroy` does not close a pool that has run no statement.
      await jobPool.end();
      await pool.end();
    },
  };
}

/** Runs work that may take long, such as migrations, without time limits for statements and locks. */
export async function withoutTimeouts<Result>(
  url: string,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: requestBounds.wait });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    return await work(kyselyOn(pool));
  } finally {
    await pool.end();
  }
}

/** The embedded database in a folder; throws `FolderInUseError` if another process uses it. */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const release = lockDataFolder(join(dataDir, 'db.lock'));
  try {
    const folder = join(dataDir, 'db');
    if (!existsSync(folder)) await createFolder(folder);
    const opened = openInstance(await PGlite.create({ dataDir: folder, ...embeddedOptions }));
    return {
      ...opened,
      async close() {
        await opened.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Creates the database in a temporary folder and renames it, so that a killed process leaves nothing incomplete. */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: draft, ...embeddedOptions });
  await pglite.close();
  renameSync(draft, folder);
}

export function openInstance(pglite: PGlite): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    jobs: db,
    isOwnedAlone: true,
    pglite,
    announcements: embeddedAnnouncements(pglite),
    async runPrepared({ text }, values) {
      const { rows } = await db.executeQuery<Readonly<Record<string, string | null>>>(
        CompiledQuery.raw(text, [...values]),
      );
      return Object.values(rows[0] ?? {})[0] ?? null;
    },
    close: () => pglite.close(),
  };
}

/**
 * SQLSTATE classes and codes of a database that is unreachable, full or overloaded: lost connection (08), lack
 * of resources (53), shutdown or cancelled statement (57), lock, idle or transaction timeout, deadlock,
 * serialization failure.
 */
const sqlStates = /^(08|53|57)...$|^(55P03|25P03|25P04|40001|40P01)$/;
const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Messages of errors without a code: of `pg`, `pg-pool` and `openSocket`. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|The database has been silent)/;

/** Whether the database was unreachable or overloaded, so that a retry may succeed. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    sqlStates.test(code) ||
    networkCodes.has(code) ||
    driverMessages.test(error.message) ||
    isOutage(error.cause)
  );
}
