import { PGlite } from '@electric-sql/pglite';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../db/migrations/index.ts';
import { addMonths } from '../db/partitions.ts';
import { embeddedOptions, openInstance, openServer, withoutTimeouts, type OpenDatabase } from '../db/open.ts';
import { refuseAcrossShards } from './one-shard.ts';

/** Cache of the migrated database that tests start from; not under version control. */
const cacheFolder = fileURLToPath(new URL('../../../../.cache/server-tests/', import.meta.url));
const migrationsFolder = fileURLToPath(new URL('../db/migrations/', import.meta.url));

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** PostgreSQL if its URL is given, otherwise the embedded database. */
export const engine: 'embedded' | 'postgres' = server === '' ? 'embedded' : 'postgres';

/** Changes with every migration and with the database version. */
function schemaHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder).sort())
    hash.update(readFileSync(join(migrationsFolder, file)));
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  hash.update(readFileSync(manifest));
  return hash.digest('hex').slice(0, 16);
}

/** The months at the start of the tests' clock have partitions; later ones are in the default partitions. */
async function createTables(db: OpenDatabase['db']): Promise<void> {
  await migrate(db);
  await addMonths({ db, clock: { now: () => new Date('2026-01-12T10:00:00Z') } });
}

async function makeDump(): Promise<Blob> {
  const pglite = await PGlite.create(embeddedOptions);
  const { db } = openInstance(pglite);
  await createTables(db);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

/** A database with all tables and no rows; created once, then cloned. */
async function readDump(): Promise<Blob> {
  const file = join(cacheFolder, `${schemaHash()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    // It does not exist yet.
  }
  const dump = await makeDump();
  mkdirSync(cacheFolder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}

let dump: Promise<Blob> | undefined;

/** Partitions are copied and emptied with their table. */
const ownTables = `select relname from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'p') and not relispartition and relname !~ '^kysely_'`;

/** Copies what migrations wrote, for `emptyTables` to restore. */
const copyInitialRows = `do $$
declare name text; has_rows boolean;
begin
  create temporary table initial_sequences as
    select sequencename, coalesce(last_value, start_value) as value, last_value is not null as is_called
    from pg_sequences where schemaname = 'public';
  for name in ${ownTables} loop
    execute format('select exists (select from %I)', name) into has_rows;
    if has_rows then
      execute format('create temporary table %I as table %I', 'initial_' || name, name);
    end if;
  end loop;
end $$`;

const emptyTables = `do $$
declare name text;
begin
  set local session_replication_role = replica;
  for name in ${ownTables} loop
    execute format('delete from %I', name);
    if to_regclass(format('%I', 'initial_' || name)) is not null then
      execute format('insert into %I overriding system value table %I', name, 'initial_' || name);
    end if;
  end loop;
  perform setval(format('%I', sequencename), value, is_called) from initial_sequences;
end $$`;

/** Embedded databases that earlier tests of this process have closed; creating one takes a second. */
const idle: PGlite[] = [];

async function createEmbedded(): Promise<PGlite> {
  dump ??= readDump();
  const pglite = await PGlite.create({ ...embeddedOptions, loadDataDir: await dump });
  await pglite.exec(copyInitialRows);
  return pglite;
}

/** A database as one test sees it: closed after `end`, although the next test uses it. */
function lend(pglite: PGlite) {
  let hasEnded = false;
  const lent = new Proxy(pglite, {
    get(target, key) {
      if (key === 'closed') return hasEnded || target.closed;
      if (hasEnded) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { lent, end: () => void (hasEnded = true) };
}

async function openEmbedded(): Promise<OpenDatabase> {
  const pglite = idle.pop() ?? (await createEmbedded());
  const { execProtocolRawSync } = pglite;
  const { lent, end } = lend(pglite);
  const opened = openInstance(lent);
  return {
    ...opened,
    async close() {
      if (lent.closed) return;
      await opened.announcements.stop();
      end();
      // The next test gets a row cache and prepared statements of its own.
      pglite.execProtocolRawSync = execProtocolRawSync;
      await pglite.exec(`${emptyTables}; deallocate all`);
      idle.push(pglite);
    },
  };
}

const addressOf = (name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

async function administer<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Name of a migrated database to copy, created by the first process that needs it. */
async function makeTemplate(): Promise<string> {
  const name = `tulpar_template_${schemaHash()}`;
  await administer(async (client) => {
    await client.query(`select pg_advisory_lock(hashtext($1))`, [name]);
    const { rowCount } = await client.query(`select from pg_database where datname = $1`, [name]);
    if (rowCount === 1) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft}`);
    await withoutTimeouts(addressOf(draft), createTables);
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

let template: Promise<string> | undefined;

/** A new database on the tests' PostgreSQL; dropped at the end. */
async function openPostgres(): Promise<OpenDatabase> {
  template ??= makeTemplate();
  const source = await template;
  const name = `tulpar_test_${randomBytes(6).toString('hex')}`;
  await administer((client) => client.query(`create database ${name} template ${source}`));
  // Hundreds of parallel calls share ten connections, which may take long on a busy machine.
  const opened = openServer(addressOf(name), { wait: 60_000 });
  return {
    ...opened,
    async close() {
      await opened.close();
      await administer((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** A database for one test; closing it fails if the server sent it a statement across shards. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const opened = await (engine === 'embedded' ? openEmbedded() : openPostgres());
  const refused: string[] = [];
  const plugin = refuseAcrossShards(refused);
  return {
    ...opened,
    db: opened.db.withPlugin(plugin),
    jobs: opened.jobs.withPlugin(plugin),
    async close() {
      await opened.close();
      if (refused.length > 0) throw new Error(refused.join('\n'));
    },
  };
}
