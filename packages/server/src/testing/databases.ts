import { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql, PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import pg from 'pg';
import { migrate } from '../db/migrations/index.ts';
import { embeddedOptions, openInstance, openServer, withoutTimeouts, type OpenDatabase } from '../db/open.ts';
import { createPartitions } from '../db/partitions.ts';

/** Cache of the migrated database that tests start from; not under version control. */
const cacheFolder = fileURLToPath(new URL('../../../../.cache/server-tests/', import.meta.url));
const migrationsFolder = fileURLToPath(new URL('../db/migrations/', import.meta.url));

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** PostgreSQL if TEST_DATABASE_URL is set, otherwise the embedded database. */
export const engine: 'embedded' | 'postgres' = server === '' ? 'embedded' : 'postgres';

/** Version of the prepared database: changes with the migrations, partitions, this file and PGlite. */
function schemaHash(): string {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(readFileSync(new URL('../db/partitions.ts', import.meta.url)));
  for (const file of readdirSync(migrationsFolder).sort())
    hash.update(readFileSync(join(migrationsFolder, file)));
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  hash.update(readFileSync(manifest));
  return hash.digest('hex').slice(0, 16);
}

/** Tables; not partitions, which are copied and emptied with their table. */
const ownTables = `select relname from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'p') and not relispartition and relname !~ '^kysely_'`;

/** Copies what migrations wrote, for `emptyTables` to restore. */
const copyInitialRows = `do $$
declare name text; has_rows boolean;
begin
  create schema initial;
  for name in ${ownTables} loop
    execute format('select exists (select from %I)', name) into has_rows;
    if has_rows then execute format('create table initial.%I as table %I', name, name); end if;
  end loop;
  create table initial._sequences as
    select sequencename, coalesce(last_value, start_value) as value, last_value is not null as is_called
    from pg_sequences where schemaname = 'public';
end $$`;

/**
 * Finds tables, functions and triggers that a test has created: their ids are higher than that of `_sequences`, which
 * is created last. A database that has some is not used for other tests.
 */
const hasNewObjects = `select from (
    select oid from pg_class union all select oid from pg_proc union all select oid from pg_trigger) object
  where oid > 'initial._sequences'::regclass::oid`;

const emptyTables = `do $$
declare name text;
begin
  set local session_replication_role = replica;
  for name in ${ownTables} loop
    execute format('delete from %I', name);
    if to_regclass(format('initial.%I', name)) is not null then
      execute format('insert into %I overriding system value table initial.%I', name, name);
    end if;
  end loop;
  perform setval(format('%I', sequencename), value, is_called) from initial._sequences;
end $$`;

/** Migrates, with partitions for four months from the tests' start time; later rows are in the default ones. */
async function createTables(db: OpenDatabase['db']): Promise<void> {
  await migrate(db);
  await createPartitions({ db, clock: { now: () => new Date('2026-01-12T10:00:00Z') } });
  await sql.raw(copyInitialRows).execute(db);
}

async function makeDump(): Promise<Blob> {
  const pglite = await PGlite.create(embeddedOptions);
  const { db } = openInstance(pglite);
  await createTables(db);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

/** A database with only the rows of the migrations; created once, then cloned. */
async function readDump(): Promise<Blob> {
  const file = join(cacheFolder, `${schemaHash()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    // The cached file does not exist yet.
  }
  const dump = await makeDump();
  mkdirSync(cacheFolder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}

let dump: Promise<Blob> | undefined;

/** Embedded databases that earlier tests of this process have closed; creating one takes a second. */
const idle: PGlite[] = [];

async function createEmbedded(): Promise<PGlite> {
  dump ??= readDump();
  return await PGlite.create({ ...embeddedOptions, loadDataDir: await dump });
}

/** Lends a database to a test: closed for the test after `end`, so that the next test can use it. */
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
  const { lent, end } = lend(pglite);
  const opened = openInstance(lent);
  return {
    ...opened,
    async close() {
      if (lent.closed) return;
      await opened.announcements.stop();
      end();
      if ((await pglite.query(hasNewObjects)).rows.length > 0) return await pglite.close();
      await pglite.exec(emptyTables);
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

/** Name of a migrated database that tests copy; the first process that needs it creates it. */
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

/**
 * Reserves a database with only the rows of the migrations until `release`. It remains for later tests and runs,
 * because creating and dropping one takes longer than most tests.
 */
async function reserve(source: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (let number = 1; ; number += 1) {
    const name = `${source}_${number}`;
    const { rows } = await client.query<{ isFree: boolean; exists: boolean }>(
      `select pg_try_advisory_lock(hashtext($1)) as "isFree",
        exists (select from pg_database where datname = $1) as "exists"`,
      [name],
    );
    if (!rows[0]?.isFree) continue;
    const isEmpty =
      rows[0].exists &&
      (await withoutTimeouts(addressOf(name), async (db) => {
        if ((await sql.raw(hasNewObjects).execute(db)).rows.length > 0) return false;
        await sql.raw(emptyTables).execute(db);
        return true;
      }));
    if (!isEmpty) {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`create database ${name} template ${source}`);
    }
    return { name, release: () => client.end() };
  }
}

async function openPostgres(): Promise<OpenDatabase> {
  template ??= makeTemplate();
  const { name, release } = await reserve(await template);
  // On a busy machine, hundreds of parallel calls may wait long for ten connections.
  const opened = openServer(addressOf(name), { wait: 60_000 });
  return {
    ...opened,
    async close() {
      await opened.close();
      await release();
    },
  };
}

/** A database for one test; closing it fails if the server sent a statement that `refuseAcrossShards` refuses. */
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

/** Tables that a distributed database would spread by player. */
const spread = '(rounds|ledger_transactions|ledger_entries|analytics)';

/** Reports and workers whose statements read or delete rows of all players. */
const acrossPlayers = new Set([
  'deleteRows',
  'forgetOldLogs',
  'listRouteVitals',
  'payPeriod',
  'raiseStatuses',
]);

const mention = new RegExp(
  String.raw`\b(from|join|update|into) (?:only )?${spread}\b(?: as)?(?: (\w+))?`,
  'g',
);
const clauses = /^(where|set|on|inner|left|right|cross|join|order|group|limit|for|using|union|returning)$/;

/**
 * The first table whose rows a statement does not limit to one player; null if there is none. Each table must be joined
 * by the player or compared with a player's id, and at least one must be compared.
 */
export function tableAcrossShards(statement: string): string | null {
  const text = statement
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .replace(/ set .*? where /, ' where ')
    .toLowerCase();
  for (const [found, verb, table = '', word = ''] of text.matchAll(mention)) {
    if (verb === 'into') {
      const columns = text.slice(text.indexOf(found) + found.length).split(')', 1)[0] ?? '';
      if (!/\bplayer_id\b/.test(columns)) return table;
      continue;
    }
    const name = word === '' || clauses.test(word) ? table : word;
    const own = String.raw`(?:\b${name}\.|(?<![.\w]))player_id`;
    const isJoined = new RegExp(String.raw`${own} = (\$\d|\w+\.player_id)|\w+\.player_id = ${own}`).test(
      text,
    );
    if (!isJoined || !/player_id = \$\d/.test(text)) return table;
  }
  return null;
}

/** Server function that runs a statement; null for a test. */
function serverFunction(): string | null {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const lines = (new Error('stack').stack ?? '').split('\n');
  Error.stackTraceLimit = stackTraceLimit;
  const line =
    lines.find((one) => one.includes('/packages/server/src/') && !one.includes('/testing/databases.ts')) ??
    '';
  if (/\.test\.ts|\/(?:attacks|testing)\//.test(line)) return null;
  return /at (?:async )?(?:\w+\.)*(\w+) \(/.exec(line)?.[1] ?? 'a function without a name';
}

/** Refuses statements of the server on tables in `spread` that are not limited to one player; lists them. */
export function refuseAcrossShards(
  refused: string[],
  callerOf: () => string | null = serverFunction,
): KyselyPlugin {
  const compiler = new PostgresQueryCompiler();
  return {
    transformQuery({ node, queryId }) {
      const { sql } = compiler.compileQuery(node, queryId);
      const table = tableAcrossShards(sql);
      const caller = table === null ? null : callerOf();
      if (caller !== null && !acrossPlayers.has(caller)) {
        const problem = `${caller} does not limit ${table} to one player: ${sql}`;
        refused.push(problem);
        throw new Error(problem);
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
