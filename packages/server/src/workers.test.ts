import { PostgresQueryCompiler } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { lowerStatuses } from './domain/vip/status.ts';
import { testServer } from './testing/index.ts';
import { startWorkers } from './workers.ts';

describe('the jobs in the background', () => {
  const server = testServer();

  it('a month is paid by the status that was played with', { tags: ['CASHBK-14', 'NEWS-14'] }, async () => {
    const { deps, clock } = server;
    const { access } = await server.signUp();
    const me = await server.read('profile', access);
    await server.deposit(access, 500_000);
    const sessionId = await server.launch(access);
    await server.play(sessionId, 100_000);
    await deps.db.updateTable('players').set({ status: 'platinum' }).where('id', '=', me.id).execute();
    await lowerStatuses(deps);
    clock.pass(Date.parse('2026-01-31T19:00:00Z') - clock.now().getTime());

    const stop = startWorkers(deps);
    const statusOf = async () =>
      (await deps.db.selectFrom('players').select('status').where('id', '=', me.id).executeTakeFirst())
        ?.status;
    const isPaid = async () =>
      (await server.rows('cashback_periods', { period: 'monthly', ended_at: clock.now() })).length === 1;
    await vi.waitFor(
      async () => expect([await statusOf(), await isPaid()]).toEqual(['novice', true]),
      20_000,
    );
    await stop();
    const given = await deps.db
      .selectFrom('offers')
      .select(['template', 'amount'])
      .where('player_id', '=', me.id)
      .where('source', 'like', 'cashback:%')
      .execute();
    expect(given).toEqual([{ template: 'cbm', amount: 14_000 }]);
  });

  it('a stop waits for the running job, and starts no other', { tags: ['OPS-04'] }, async () => {
    const compiler = new PostgresQueryCompiler();
    const statements: string[] = [];
    let stopped: Promise<void> | undefined;
    const db = server.deps.db.withPlugin({
      transformQuery({ node, queryId }) {
        const { sql } = compiler.compileQuery(node, queryId);
        statements.push(sql);
        if (sql.includes('"payments"')) stopped ??= stop();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const stop = startWorkers({ ...server.deps, db });
    await vi.waitFor(() => expect(stopped).toBeDefined(), 20_000);
    await stopped;
    const tables = ['payments', 'offers', 'idempotency'];
    expect(tables.map((table) => statements.some((one) => one.includes(`"${table}"`)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
