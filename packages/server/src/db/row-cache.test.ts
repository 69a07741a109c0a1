import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { embeddedOptions, openInstance } from './open.ts';
import type { Statement } from './prepared.ts';

const total: Statement = {
  name: 'total',
  types: ['text'],
  text: `select sum(amount)::text from coins where owner = $1`,
};

const pglite = await PGlite.create(embeddedOptions);
const opened = openInstance(pglite);
afterAll(() => opened.close());

async function purse() {
  await pglite.exec('drop table if exists coins');
  await pglite.exec(
    `create table coins (owner text, amount integer); insert into coins values ('a', 5), ('b', 7)`,
  );
  const add = (owner: string, amount: number) => sql`insert into coins values (${owner}, ${amount})`;
  await opened.runPrepared(total, ['a']);
  const run = vi.spyOn(pglite, 'execProtocolStream');
  return { ...opened, pglite, add, queryCount: () => run.mock.calls.length };
}

it('unchanged rows are not read again, each query separately', async () => {
  const { runPrepared, queryCount } = await purse();
  expect([await runPrepared(total, ['a']), await runPrepared(total, ['b'])]).toEqual(['5', '7']);
  const before = queryCount();
  expect([
    await runPrepared(total, ['a']),
    await runPrepared(total, ['b']),
    await runPrepared(total, ['a']),
  ]).toEqual(['5', '7', '5']);
  expect(queryCount()).toBe(before);
});

it('a change is met by the next question, whichever way it came', async () => {
  const { runPrepared, db, pglite, add } = await purse();
  await add('a', 1).execute(db);
  expect(await runPrepared(total, ['a'])).toBe('6');
  await pglite.exec(`insert into coins values ('a', 1)`);
  expect(await runPrepared(total, ['a'])).toBe('7');
  await pglite.transaction((trx) => trx.query(`insert into coins values ('a', 1)`));
  expect(await runPrepared(total, ['a'])).toBe('8');
});

it('an open transaction is neither read nor cached', async () => {
  const { runPrepared, db, add } = await purse();
  let during: Promise<string | null> | undefined;
  await db.transaction().execute(async (trx) => {
    await add('a', 1).execute(trx);
    during = runPrepared(total, ['a']);
    await add('a', 1).execute(trx);
  });
  expect(await during).toBe('7');
  expect(await runPrepared(total, ['a'])).toBe('7');
  await expect(
    db.transaction().execute(async (trx) => {
      await add('a', 1).execute(trx);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await runPrepared(total, ['a'])).toBe('7');
});

it('a change during a read is not lost', async () => {
  const { runPrepared, db, add } = await purse();
  await db.selectNoFrom(sql`1`.as('one')).execute();
  const [first] = await Promise.all([runPrepared(total, ['a']), add('a', 1).execute(db)]);
  expect(['5', '6']).toContain(first);
  expect(await runPrepared(total, ['a'])).toBe('6');
});
