import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { embeddedOptions, openInstance } from './open.ts';

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
