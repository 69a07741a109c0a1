import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { expireOffers, grantOffer, payCashback } from './domain/offers/index.ts';
import { settleDue } from './domain/payments/index.ts';
import { playRound } from './domain/rounds/index.ts';
import { openTournaments, settleTournaments } from './domain/tournaments/index.ts';
import { createTestServer, type TestServer } from './testing/index.ts';

const day = 24 * 3_600_000;

/** Makes every payment and offer of this player fail. */
async function breakDown({ deps: { db } }: TestServer, player: number): Promise<() => Promise<void>> {
  await sql`create function break_down() returns trigger language plpgsql as
    $$ begin raise exception 'not today'; end $$`.execute(db);
  for (const table of ['payments', 'offers'])
    await sql`create trigger break_down before insert or update on ${sql.table(table)} for each row
      when (new.player_id = ${sql.lit(player)}) execute function break_down()`.execute(db);
  return async () => void (await sql`drop function break_down cascade`.execute(db));
}

describe('a job that fails for one player', () => {
  let server: TestServer;
  let players: { readonly id: number; readonly token: string }[];
  beforeEach(async () => {
    server = await createTestServer();
    players = [];
    for (let count = 0; count < 3; count += 1) {
      const token = (await server.signUp()).access;
      const { id } = (await server.get<{ id: number }>('/api/v1/profile/', { token })).body;
      await server.deposit(token, 1_000_000);
      players.push({ id, token });
    }
    return () => server.close();
  });

  /**
   * Runs a job that fails for the first player: the others must be served, and the first one on the next run.
   */
  const run = async (job: (deps: TestServer['deps']) => Promise<void>, served: () => Promise<number[]>) => {
    const ids = players.map(({ id }) => id);
    const mend = await breakDown(server, ids[0] ?? 0);
    await expect(job(server.deps)).rejects.toThrow('1 of');
    expect(await served()).toEqual(ids.slice(1));
    await mend();
    await job(server.deps);
    expect(await served()).toEqual(ids);
  };
  const lose = async (token: string) => {
    const sessionId = await server.launch(token);
    let cell = 0;
    const losing = () => (Math.floor(cell++ / 3) % 2 === 0 ? 0 : 42);
    await playRound(server.deps, { sessionId, roundKey: randomUUID(), bet: 100_000 }, losing);
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
      const gift = { playerId: id, currency: 'KZT', template: 'nd' } as const;
      const offer = await server.deps.db
        .transaction()
        .execute((trx) => grantOffer(trx, gift, server.clock.now()));
      await server.post('/api/v1/offers/activate', { offer_id: offer }, { token });
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
    await server.deps.db
      .insertInto('tournament_games')
      .columns(['tournament_id', 'game_slug', 'position'])
      .expression(
        server.deps.db
          .selectFrom('tournaments')
          .select(['id', sql.lit('lazy-lantern').as('game_slug'), sql.lit(0).as('position')])
          .where('series', '=', 'steppe-sprint'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { token } of players) await lose(token);
    server.clock.pass(8 * day);
    await run(settleTournaments, () => having('tw', ['active', 'awaiting']));
  });
});
