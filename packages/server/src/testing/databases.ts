import { PGlite } from '@electric-sql/pglite';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../db/migrations/index.ts';
import { embeddedOptions, openInstance, openServer, withoutTimeouts } from '../db/open.ts';
import type { OpenDatabase } from '../db/open.ts';

/** Where tests keep the migrated database they all start from; ignored by version control. */
const cacheFolder = fileURLToPath(new URL('../../../../.cache/server-tests/', import.meta.url));
const migrationsFolder = fileURLToPath(new URL('../db/migrations/', import.meta.url));

/** The databases the tests can run on: the embedded one, and PostgreSQL where an address is given. */
export const engines: readonly ('embedded' | 'postgres')[] =
  (process.env['TEST_DATABASE_URL'] ?? '') === '' ? ['embedded'] : ['embedded', 'postgres'];
export type Engine = (typeof engines)[number];

/** Changes with every migration and with the database itself. */
function dumpName(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder).sort())
    hash.update(readFileSync(join(migrationsFolder, file)));
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  hash.update(readFileSync(manifest));
  return `${hash.digest('hex').slice(0, 16)}.tar`;
}

async function makeDump(): Promise<Blob> {
  const pglite = await PGlite.create(embeddedOptions);
  const { db } = openInstance(pglite);
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

/** A database with every table and no rows: made once, then cloned. */
async function readDump(): Promise<Blob> {
  const file = join(cacheFolder, dumpName());
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    // Nobody has made it yet.
  }
  const dump = await makeDump();
  mkdirSync(cacheFolder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}

let dump: Promise<Blob> | undefined;

async function openEmbedded(): Promise<OpenDatabase> {
  dump ??= readDump();
  const pglite = await PGlite.create({ ...embeddedOptions, loadDataDir: await dump });
  return openInstance(pglite);
}

/** A database of its own on the PostgreSQL server of the tests; dropped at the end. */
async function openPostgres(): Promise<OpenDatabase> {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const name = `tulpar_test_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  // Hundreds of calls at once wait for ten connections, on a machine with other work as long as it takes.
  const opened = openServer(own.href, { wait: 60_000 });
  await withoutTimeouts(own.href, migrate);
  return {
    ...opened,
    async close() {
      await opened.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** A migrated, empty database. */
export function openTestDatabase(engine: Engine = 'embedded'): Promise<OpenDatabase> {
  return engine === 'embedded' ? openEmbedded() : openPostgres();
}
