import { randomUUID } from 'node:crypto';
import type { Kysely, KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/types.ts';
import { freeAbandonedAttempts } from '../../http/idempotency.ts';
import { createOperator, testServer, type Tokens } from '../../testing/index.ts';
import { readBalances } from '../ledger/post.ts';
import { settleDue } from './settle.ts';

const writes: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** A database whose process is killed before its write number `at`: this and all later queries fail. */
function untilKilled(db: Kysely<Database>, at: number) {
  let count = 0;
  let isKilled = false;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (writes.has(node.kind)) {
        isKilled ||= count === at;
        count += 1;
      }
      if (isKilled) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), isKilled: () => isKilled };
}

describe('a process killed between any two writes', () => {
  const server = testServer({ config: { turnoverFactor: 0 } });
  let tokens: Tokens;
  let playerId: number;
  let db: Kysely<Database>;
  beforeAll(async () => {
    db = server.deps.db;
    tokens = await server.signUp();
    playerId = await server.idOf(tokens.access);
    await server.update('players', { id: playerId }, { is_doc_verified: true });
    await server.deposit(tokens.access, 40_000_000);
  });

  const money = async () => {
    expect(await server.wrongBooks()).toEqual([]);
    return await readBalances(db, playerId, 'KZT');
  };
  const payments = async () =>
    await db.selectFrom('payments').selectAll().where('player_id', '=', playerId).execute();
  const stagesOf = async (id: string) =>
    (await payments()).find((payment) => payment.id === id)?.timeline.map(({ stage }) => stage);
  const notices = async (subType: string, id: string) =>
    (await server.rows('notifications', { player_id: playerId, sub_type: subType })).filter(
      ({ facts }) => facts.payment === id,
    );
  const post = async (path: string, body: unknown, key: string) => {
    tokens = await server.renew(tokens);
    return await server.post<{ transaction_id: string }>(path, body, { token: tokens.access, key });
  };

  /**
   * Kills the process before the first write of the work, then before the second, and so on until the work succeeds.
   * Each time a new process takes over, and the work is requested twice more, as by a client without a response.
   */
  async function killEverywhere<T>(
    prepare: () => Promise<T>,
    work: (subject: T) => Promise<unknown>,
    check: (subject: T) => Promise<void>,
  ): Promise<number> {
    for (let deaths = 0; ; deaths += 1) {
      const subject = await prepare();
      const life = untilKilled(db, deaths);
      Object.assign(server.deps, { db: life.db });
      try {
        await work(subject);
      } catch (error) {
        expect(life.isKilled(), String(error)).toBe(true);
      } finally {
        Object.assign(server.deps, { db });
      }
      await freeAbandonedAttempts(server.deps);
      await work(subject);
      await work(subject);
      await check(subject);
      if (!life.isKilled()) return deaths;
    }
  }

  it('a deposit is begun once', { tags: ['PAY-18', 'NET-05'], timeout: 120_000 }, async () => {
    const deaths = await killEverywhere(
      async () => ({ key: randomUUID(), before: (await payments()).length, money: await money() }),
      ({ key }) => post('/api/v1/pay', server.payBody(), key),
      async ({ before, money: former }) => {
        expect(await payments()).toHaveLength(before + 1);
        expect(await money()).toEqual(former);
      },
    );
    expect(deaths).toBeGreaterThan(1);
  });

  it('a deposit is credited and announced once', { tags: ['PAY-17'], timeout: 120_000 }, async () => {
    const deaths = await killEverywhere(
      async () => {
        // Cancel earlier bonuses, because another one would only be queued.
        await server.update('offers', { player_id: playerId }, { status: 'canceled' });
        const former = await money();
        const offer_id = await server.grant(playerId, 'r50');
        tokens = await server.renew(tokens);
        return { ...(await server.startDeposit(tokens.access, { offer_id })), former };
      },
      ({ page }) => server.press(page, 'success'),
      async ({ id, former }) => {
        const { real, bonus } = await money();
        expect([real - former.real, bonus - former.bonus]).toEqual([500_000, 250_000]);
        expect(await stagesOf(id)).toEqual(['created', 'at_bank', 'confirming', 'credited']);
        expect((await payments()).find((payment) => payment.id === id)?.balances).toEqual({
          real_before: former.real,
          real_after: real,
          bonus_before: former.bonus,
          bonus_after: bonus,
        });
        expect(await notices('commit_deposit', id)).toHaveLength(1);
      },
    );
    expect(deaths).toBeGreaterThan(5);
  });

  const withdrawal = () =>
    server.payBody({
      type: 'withdrawal',
      uid: 'kz-card-out',
      fields: { card_number: '4400430000031234' },
      amount: 300_000,
    });

  it('a withdrawal is taken once', { tags: ['PAY-15'], timeout: 120_000 }, async () => {
    const deaths = await killEverywhere(
      async () => ({ key: randomUUID(), former: await money() }),
      ({ key }) => post('/api/v1/pay', withdrawal(), key),
      async ({ former }) => {
        const now = await money();
        expect(now.real).toBe(former.real - 300_000);
        expect(now.pending_withdrawal).toBe(former.pending_withdrawal + 300_000);
      },
    );
    expect(deaths).toBeGreaterThan(3);
  });

  it('a withdrawal is taken back once', { tags: ['PAY-20'], timeout: 120_000 }, async () => {
    const deaths = await killEverywhere(
      async () => {
        const former = await money();
        const { body } = await post('/api/v1/pay', withdrawal(), randomUUID());
        return { former, id: body.transaction_id, key: randomUUID() };
      },
      ({ id, key }) => post('/api/v1/cashbox/withdrawal-cancel', { transaction_id: id }, key),
      async ({ id, former }) => {
        expect(await money()).toEqual(former);
        expect(await stagesOf(id)).toEqual(['received', 'returned']);
      },
    );
    expect(deaths).toBeGreaterThan(2);
  });

  it('a worker that takes over pays once', { tags: ['PAY-15'], timeout: 120_000 }, async () => {
    const deaths = await killEverywhere(
      async () => {
        server.clock.pass(3_600_000);
        await settleDue(server.deps);
        const former = await money();
        const { body } = await post('/api/v1/pay', withdrawal(), randomUUID());
        server.clock.pass(3_600_000);
        return { former, id: body.transaction_id };
      },
      () => settleDue(server.deps),
      async ({ id, former }) => {
        expect(await money()).toEqual({ ...former, real: former.real - 300_000 });
        expect(await stagesOf(id)).toEqual(['received', 'checking', 'sent', 'paid']);
      },
    );
    expect(deaths).toBeGreaterThan(4);
  });

  it('what the bank refuses is returned once', { tags: ['PAY-15'], timeout: 120_000 }, async () => {
    const deaths = await killEverywhere(
      async () => {
        const former = await money();
        const body = { ...withdrawal(), amount: 301_700 };
        const { body: taken } = await post('/api/v1/pay', body, randomUUID());
        server.clock.pass(3_600_000);
        return { former, id: taken.transaction_id };
      },
      () => settleDue(server.deps),
      async ({ id, former }) => {
        expect(await money()).toEqual(former);
        expect(await stagesOf(id)).toEqual(['received', 'checking', 'sent', 'returned']);
        expect((await payments()).find((payment) => payment.id === id)?.status).toBe('declined');
        expect(await notices('rollback_withdrawal', id)).toHaveLength(1);
      },
    );
    expect(deaths).toBeGreaterThan(4);
  });

  it.each([
    ['send', ['received', 'checking', 'sent'], { real: 300_000, pending: 300_000 }, null],
    ['approve', ['received', 'checking', 'sent', 'paid'], { real: 300_000, pending: 0 }, 'commit_withdrawal'],
    ['decline', ['received', 'returned'], { real: 0, pending: 0 }, 'rollback_withdrawal'],
  ] as const)(
    'an operator’s “%s” is carried out once',
    { tags: ['PAY-15'], timeout: 120_000 },
    async (order, stages, { real, pending }, notice) => {
      const operator = createOperator(server);
      const deaths = await killEverywhere(
        async () => {
          server.clock.pass(3_600_000);
          await settleDue(server.deps);
          const former = await money();
          const { body } = await post('/api/v1/pay', withdrawal(), randomUUID());
          const action = `/sandbox/payments/${body.transaction_id}`;
          const form = await operator.form(`/sandbox/players/${playerId}`, action);
          return { former, id: body.transaction_id, action, form };
        },
        ({ action, form }) => operator.post(action, { ...form, do: order, reason: 'bank_refused' }),
        async ({ id, former }) => {
          const now = await money();
          expect(now.real).toBe(former.real - real);
          expect(now.pending_withdrawal).toBe(former.pending_withdrawal + pending);
          expect(await stagesOf(id)).toEqual(stages);
          if (notice !== null) expect(await notices(notice, id)).toHaveLength(1);
        },
      );
      expect(deaths).toBeGreaterThan(2);
    },
  );
});
