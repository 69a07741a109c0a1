import { PGlite } from '@electric-sql/pglite';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../secrets.ts';
import { createTestServer, engine } from '../../testing/index.ts';
import { createSharedDatabase } from '../../testing/shared-database.ts';
import { embeddedOptions, openInstance, withoutTimeouts } from '../open.ts';
import { migrate, migrations } from './index.ts';

/** Names of migrations in the order of release, not always that of their numbers. */
const released = [
  '001_players_and_money',
  '002_catalogue',
  '003_account',
  '004_contests',
  '005_events',
  '006_sandbox',
  '007_banner_videos',
  '008_offer_endings',
  '013_sign_in_days',
  '011_withdrawal_rules',
  '014_news_and_reviews',
  '012_tournament_entries',
  '009_promo_codes',
  '017_reality_checks',
  '024_wager_of_rounds',
  '025_uploads_in_parts',
  '029_client_errors',
  '026_deposit_results',
  '028_sandbox_chat',
  '028_push',
  '027_profile_events',
  '037_log_times',
  '035_board_order',
  '038_banner_sales',
  '070_endings_and_retention',
  '071_session_devices',
  '072_session_families',
  '073_undo_links',
  '074_event_broker',
  '075_partitions',
];
const pick = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
/** Number of migrations in each past version, and stored databases by day with the balance of their player. */
const all = {
  versions: released.map((_, at) => at + 1).filter((count) => count > 1),
  dumps: [
    ['2026-11-24', 924_000],
    ['2026-11-25', 615_000],
    ['2026-11-26', 829_000],
  ] as const,
};
/** The short run tests two versions, each followed by a migration with a lower number, and one database. */
const { versions, dumps } =
  process.env['LONG'] === '1' ? all : { versions: [9, 17], dumps: all.dumps.slice(0, 1) };

/** The schema of the database; the order of columns does not matter. */
async function schemaOf(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ line: string }>(`
    select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}

const readDump = (day: string) =>
  brotliDecompressSync(readFileSync(new URL(`../../testing/dumps/${day}.sql.br`, import.meta.url))).toString(
    'utf8',
  );

const booksOf = `
  select e.id, e.transaction_id, t.key, t.kind, t.created_at, e.account_id, e.amount, e.balance_after, a.balance
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    join accounts a on a.id = e.account_id
  order by e.id`;

describe('migrations', { tags: ['OPS-03'] }, () => {
  let schema: string[];
  beforeAll(async () => {
    const fresh = await PGlite.create(embeddedOptions);
    await migrate(openInstance(fresh).db);
    schema = await schemaOf(fresh);
    await fresh.close();
  });

  it('keep every released name, and new ones have higher numbers', () => {
    expect(Object.keys(migrations)).toEqual(expect.arrayContaining(released));
    const numbers = Object.keys(migrations)
      .filter((name) => !released.includes(name))
      .map((name) => Number(name.slice(0, 3)));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toBeGreaterThan(75);
  });

  it.each(versions)(
    'upgrade the version with %i to the schema of a new one, and hash the files of documents',
    async (count) => {
      const old = await PGlite.create(embeddedOptions);
      const { db } = openInstance(old);
      const migrateTo = (past: readonly string[]) =>
        new Migrator({
          db,
          provider: { getMigrations: async () => pick(past) },
          allowUnorderedMigrations: true,
        }).migrateToLatest();
      expect((await migrateTo(released.slice(0, count))).error).toBeUndefined();
      expect((await migrateTo(released)).error).toBeUndefined();
      const add = (key: string) =>
        sql`insert into document_files (key, content) values (${key}, convert_to(${key}, 'UTF8'))`.execute(
          db,
        );
      await add('before');
      await migrate(db);
      // The previous version still writes rows without a hash.
      await add('after');
      const rows = await db.selectFrom('document_files').select(['key', 'sha256']).orderBy('key').execute();
      expect(rows).toEqual(['after', 'before'].map((key) => ({ key, sha256: sha256(key) })));
      expect(await schemaOf(old)).toEqual(schema);
      await old.close();
    },
  );

  it.each(dumps)('let a database of %s serve its players and keep its books', async (day, balance) => {
    const pglite = await PGlite.create(embeddedOptions);
    await pglite.exec(readDump(day));
    await pglite.exec('set search_path to default');
    const books = async () => (await pglite.query(booksOf)).rows;
    const before = await books();
    const database = openInstance(pglite);
    await migrate(database.db);
    expect(await books()).toEqual(before);

    const server = await createTestServer({ database });
    server.clock.pass(Date.parse('2026-11-26T12:00:00Z') - server.clock.now().getTime());
    const signedIn = await server.signIn({ email: 'upgrade@example.com', password: 'upgrade-password' });
    expect(signedIn.status).toBe(200);
    const { token } = signedIn.body.access;
    expect((await server.balance(token)).realBalance).toBe(balance);
    const rounds = await server.read('rounds', token);
    expect(rounds.data).toHaveLength(20);
    await server.deposit(token, 100_000);
    expect((await server.balance(token)).realBalance).toBe(balance + 100_000);
    const unbalanced =
      await sql`select transaction_id from ledger_entries group by 1 having sum(amount) <> 0`.execute(
        database.db,
      );
    expect(unbalanced.rows).toEqual([]);
    await pglite.close();
  });

  it.runIf(engine === 'postgres')('copy every row of a database on a PostgreSQL server', async () => {
    const { url, query, drop } = await createSharedDatabase(process.env['TEST_DATABASE_URL'] ?? '');
    await query(readDump('2026-11-26'));
    const rounds = `select id, session_id, round_key, told, created_at from rounds order by id`;
    const wagers = `select id, offer_id, round_id, counted, created_at from wager_entries order by id`;
    const stored = async () => [await query(booksOf), await query(rounds), await query(wagers)];
    const before = await stored();
    expect(before.map((rows) => rows.length > 10)).toEqual([true, true, true]);
    await withoutTimeouts(url, migrate);
    expect(await stored()).toEqual(before);
    await drop();
  });
});
