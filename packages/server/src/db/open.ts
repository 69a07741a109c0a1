import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedAnnouncements, serverAnnouncements } from './announcements.ts';
import type { Announcements } from './announcements.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { embeddedStatements, serverStatements } from './prepared.ts';
import type { AskPrepared } from './prepared.ts';
import type { Database } from './types.ts';

/** A database ready for migrations. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** Whether this process is the only one that can use it. */
  readonly isOwnedAlone: boolean;
  readonly announcements: Announcements;
  readonly ask: AskPrepared;
  close(): Promise<void>;
}

const int8 = 20;

/** bigint columns hold money and counters: exact as a number, or an error. */
export function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

/** Options every embedded database of ours is made with. */
export const embeddedOptions = { parsers: { [int8]: readInt8 }, relaxedDurability: false } as const;

/** Connections of one server, and how long a request waits for one of them, ms. */
const POOL = { max: 10, connectionTimeoutMillis: 5_000 };

/** A PostgreSQL server. `patience` is how long to wait for a free connection, ms. */
export function openServer(url: string, { patience = POOL.connectionTimeoutMillis } = {}): OpenDatabase {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, readInt8);
  const pool = new pg.Pool({ connectionString: url, ...POOL, connectionTimeoutMillis: patience, types });
  // An idle connection may break at any time; the next query reports it.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const announcements = serverAnnouncements(url);
  return {
    db,
    isOwnedAlone: false,
    announcements,
    ask: serverStatements(pool),
    async close() {
      await announcements.stop();
      await db.destroy();
    },
  };
}

/** The embedded database in a folder; throws `FolderInUseError` when a live process has it. */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const release = lockDataFolder(join(dataDir, 'db.lock'));
  try {
    const folder = join(dataDir, 'db');
    if (!existsSync(folder)) await createFolder(folder);
    const pglite = await PGlite.create({ dataDir: folder, ...embeddedOptions });
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
    return {
      db,
      isOwnedAlone: true,
      announcements: embeddedAnnouncements(pglite),
      ask: embeddedStatements(pglite, db),
      async close() {
        await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Made aside and moved in place, so that a process killed in the middle leaves nothing half made. */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: draft, ...embeddedOptions });
  await pglite.close();
  renameSync(draft, folder);
}

/** An embedded database around an instance that is already there (in memory). */
export function openInstance(pglite: PGlite): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  const announcements = embeddedAnnouncements(pglite);
  const ask = embeddedStatements(pglite, db);
  return { db, isOwnedAlone: true, announcements, ask, close: () => pglite.close() };
}
