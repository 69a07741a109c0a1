import { PostgresQueryCompiler, sql, type RawBuilder } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { lowerStatuses } from './domain/vip/status.ts';
import { testServer, type TestServer, newServer } from './testing/index.ts';
import { startWorkers } from './workers.ts';
import { expireOffers } from './domain/offers/finish.ts';
import { payCashback } from './domain/offers/cashback.ts';
import { settleDue } from './domain/payments/settle.ts';
import { announceStarts, settleTournaments } from './domain/tournaments/lifecycle.ts';
import { openTournaments } from './domain/tournaments/editions.ts';

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

const day = 24 * 3_600_000;

/** Makes changes of matching rows fail in these tables; returns a function to end that. */
async function breakDown(
  { deps: { db } }: TestServer,
  tables: readonly string[],
  condition: RawBuilder<unknown>,
): Promise<() => Promise<void>> {
  await sql`create function break_down() returns trigger language plpgsql as
    $$ begin raise exception 'not today'; end $$`.execute(db);
  for (const table of tables)
    await sql`create trigger break_down before insert or update on ${sql.table(table)} for each row
      when (${condition}) execute function break_down()`.execute(db);
  return async () => void (await sql`drop function break_down cascade`.execute(db));
}

const ofPlayer = (id: number) => sql`new.player_id = ${sql.lit(id)}`;

describe('a job that fails for one player', () => {
  let players: { readonly id: number; readonly token: string }[];
  const server = newServer({}, async () => {
    players = [];
    for (let count = 0; count < 3; count += 1) {
      const token = (await server.signUp()).access;
      const id = await server.idOf(token);
      await server.deposit(token, 1_000_000);
      players.push({ id, token });
    }
  });

  /** Runs a job that fails for the first player: it must serve the others, and on the next run the first one. */
  const run = async (job: (deps: TestServer['deps']) => Promise<void>, served: () => Promise<number[]>) => {
    const ids = players.map(({ id }) => id);
    const mend = await breakDown(server, ['payments', 'offers'], ofPlayer(ids[0] ?? 0));
    await expect(job(server.deps)).rejects.toThrow('1 of');
    expect(await served()).toEqual(ids.slice(1));
    await mend();
    await job(server.deps);
    expect(await served()).toEqual(ids);
  };
  const lose = async (token: string) => {
    const sessionId = await server.launch(token);
    await server.play(sessionId, 100_000);
  };
  const having = async (template: string, statuses: readonly string[]) =>
    (
      await server.deps.db
        .selectFrom('offers')
        .select('player_id')
        .where('template', '=', template)
        .where(sql<boolean>`status = any(${statuses})`)
        .orderBy('player_id')
        .execute()
    ).map(({ player_id }) => player_id);

  it('credits the deposits of the others', { tags: ['PAY-15', 'PAY-17'] }, async () => {
    for (const { token } of players) {
      const { page } = await server.startDeposit(token, { amount: 507_700 });
      await server.press(page, 'success');
    }
    server.clock.pass(25_000);
    await run(settleDue, async () =>
      (
        await server.deps.db
          .selectFrom('payments')
          .select('player_id')
          .where('amount', '=', 507_700)
          .where('status', '=', 'approved')
          .orderBy('player_id')
          .execute()
      ).map(({ player_id }) => player_id),
    );
  });

  it('ends the bonuses of the others', { tags: ['BONUS-12'] }, async () => {
    for (const { id, token } of players) {
      const offer = await server.grant(id, 'nd');
      await server.send('activateOffer', token, { offer_id: offer });
    }
    server.clock.pass(3 * day);
    await run(expireOffers, () => having('nd', ['expired']));
  });

  it('gives the others their cashback', { tags: ['CASHBK-07'] }, async () => {
    for (const { token } of players) await lose(token);
    server.clock.pass(7 * day);
    await run(payCashback, () => having('cbw', ['available']));
  });

  it('gives the others their prizes', { tags: ['TOUR-09'] }, async () => {
    await openTournaments(server.deps);
    await server.countGame();
    for (const { token } of players) await lose(token);
    server.clock.pass(8 * day);
    await run(settleTournaments, () => having('tw', ['active', 'awaiting']));
  });
});

describe('a job that fails in one part', () => {
  const server = newServer();
  const enter = async (currency: 'KZT' | 'AZN') => {
    const token = (await server.signUp({ currency })).access;
    return await server.idOf(token);
  };

  it('lowers the statuses of the other currency', { tags: ['NEWS-14'] }, async () => {
    const { db } = server.deps;
    const ids = [await enter('KZT'), await enter('AZN')];
    await db.updateTable('players').set({ status: 'silver' }).where('id', 'in', ids).execute();
    await lowerStatuses(server.deps);
    await breakDown(server, ['notifications'], ofPlayer(ids[0] ?? 0));
    server.clock.pass(31 * day);
    await expect(lowerStatuses(server.deps)).rejects.toThrow('1 of');
    const rows = await db
      .selectFrom('players')
      .select('status')
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['silver', 'novice']);
  });

  it('announces the other tournaments, and opens the other series', { tags: ['TOUR-15'] }, async () => {
    const { db } = server.deps;
    const mend = await breakDown(server, ['tournaments'], sql`new.series = 'steppe-sprint'`);
    await expect(openTournaments(server.deps)).rejects.toThrow('1 of');
    const opened = await db.selectFrom('tournaments').select('series').execute();
    expect(opened.map(({ series }) => series)).toContain('demo-league');
    await mend();
    await openTournaments(server.deps);

    const ids = [await enter('KZT'), await enter('KZT')];
    const upcoming = await db
      .selectFrom('tournaments')
      .select('id')
      .where('starts_at', '>', server.clock.now())
      .where('series', 'in', ['caspian-weekend', 'golden-saddle'])
      .orderBy('id')
      .execute();
    expect(upcoming).toHaveLength(2);
    await db
      .insertInto('tournament_reminders')
      .values(upcoming.map(({ id }, at) => ({ tournament_id: id, player_id: ids[at] ?? 0 })))
      .execute();
    await breakDown(server, ['notifications'], ofPlayer(ids[0] ?? 0));
    // Advance from Monday to Friday.
    server.clock.pass(4 * day);
    await expect(announceStarts(server.deps)).rejects.toThrow('1 of');
    const notified = await server.rows('notifications', { sub_type: 'tournament_start' });
    expect(notified.map(({ player_id }) => player_id)).toEqual([ids[1]]);
  });
});
