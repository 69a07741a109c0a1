import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, expect, it, beforeAll, describe } from 'vitest';
import { embeddedOptions, openInstance, type OpenDatabase } from './open.ts';
import { openTestDatabase } from '../testing/index.ts';

const opened = openInstance(await PGlite.create(embeddedOptions));
afterAll(() => opened.close());

it('a statement of the embedded database reads no open transaction', async () => {
  const { db, pglite, runPrepared } = opened;
  await pglite?.exec(`create table coins (owner text, amount integer); insert into coins values ('a', 5)`);
  const total = { name: 'total', text: `select sum(amount)::text from coins where owner = $1` };
  const add = sql`insert into coins values ('a', 1)`;
  let during: Promise<string | null> | undefined;
  await db.transaction().execute(async (trx) => {
    await add.execute(trx);
    during = runPrepared(total, ['a']);
    await add.execute(trx);
  });
  expect(await during).toBe('7');
  expect(await runPrepared(total, ['b'])).toBeNull();
});

describe('a growing table', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it.each([
    [
      'the recent games of a player',
      'select game_slug, max(created_at) from game_sessions where player_id = 1 group by game_slug',
    ],
    ['the uses of a promo code', `select count(*) from offers where promo_code = 'ONE'`],
    ['the push subscriptions of a session', `delete from push_subscriptions where session_id = 'one'`],
  ])('is not read completely for %s', async (_, statement) => {
    const plan = await opened.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<Record<string, string>>`explain ${sql.raw(statement)}`.execute(trx);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });
    expect(plan).not.toContain('Seq Scan');
  });
});
