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
  await opened.ask(total, ['a']);
  const run = vi.spyOn(pglite, 'execProtocolStream');
  return { ...opened, pglite, add, asked: () => run.mock.calls.length };
}

it('unchanged rows are not read again, each query separately', async () => {
  const { ask, asked } = await purse();
  expect([await ask(total, ['a']), await ask(total, ['b'])]).toEqual(['5', '7']);
  const before = asked();
  expect([await ask(total, ['a']), await ask(total, ['b']), await ask(total, ['a'])]).toEqual([
    '5',
    '7',
    '5',
  ]);
  expect(asked()).toBe(before);
});

it('a change is met by the next question, whichever way it came', async () => {
  const { ask, db, pglite, add } = await purse();
  await add('a', 1).execute(db);
  expect(await ask(total, ['a'])).toBe('6');
  await pglite.exec(`insert into coins values ('a', 1)`);
  expect(await ask(total, ['a'])).toBe('7');
  await pglite.transaction((trx) => trx.query(`insert into coins values ('a', 1)`));
  expect(await ask(total, ['a'])).toBe('8');
});

it('an open transaction is neither read nor cached', async () => {
  const { ask, db, add } = await purse();
  let during: Promise<string | null> | undefined;
  await db.transaction().execute(async (trx) => {
    await add('a', 1).execute(trx);
    during = ask(total, ['a']);
    await add('a', 1).execute(trx);
  });
  expect(await during).toBe('7');
  expect(await ask(total, ['a'])).toBe('7');
  await expect(
    db.transaction().execute(async (trx) => {
      await add('a', 1).execute(trx);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await ask(total, ['a'])).toBe('7');
});

it('a change between asking and hearing is not lost', async () => {
  const { ask, db, add } = await purse();
  await db.selectNoFrom(sql`1`.as('one')).execute();
  const [first] = await Promise.all([ask(total, ['a']), add('a', 1).execute(db)]);
  expect(['5', '6']).toContain(first);
  expect(await ask(total, ['a'])).toBe('6');
});
