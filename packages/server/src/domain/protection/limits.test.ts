import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, engine, testServer, type TestServer } from '../../testing/index.ts';

const tries = process.env['LONG'] === '1' ? 200 : 2;
const parallel = 40;
const bet = 50_000;

describe.runIf(engine === 'postgres')(
  'limits on two servers whose clocks are 30 s apart',
  { timeout: 1_800_000 },
  () => {
    let servers: readonly TestServer[];
    beforeAll(async () => {
      const first = await createTestServer();
      const second = await createTestServer({ database: first.database });
      second.clock.pass(30_000);
      servers = [first, second];
    });
    afterAll(() => servers[0]?.close());

    const first = () => servers[0] as TestServer;
    const each = <Result>(send: (server: TestServer, at: number) => Promise<Result>) =>
      Promise.all(Array.from({ length: parallel }, (_, at) => send(servers[at % 2] as TestServer, at)));
    const newPlayer = async () => {
      const token = (await first().signUp()).access;
      await first().deposit(token, 9_000_000);
      const { id } = (await first().get('/api/v1/profile/', { token })).body;
      return { id, token };
    };
    const limit = async (token: string, type: string, amount: number) => {
      const body = { type, period: 'day', amount };
      expect((await first().send('setLimit', token, body)).status).toBe(200);
    };

    it(
      `are passed by no stake in ${tries} tries of ${parallel} rounds`,
      { tags: ['OPS-06', 'SAFE-06'] },
      async () => {
        const passed: string[] = [];
        for (let count = 0; count < tries; count += 1) {
          const { id, token } = await newPlayer();
          const type = count % 2 === 0 ? 'wager' : 'loss';
          await limit(token, type, 1_000_000);
          const session = await first().launch(token);
          const answers = await each((server) =>
            server.post('/sandbox/rounds', { session, round_key: randomUUID(), bet }),
          );
          const rounds = await first().rows('rounds', { player_id: id });
          const used = rounds.reduce(
            (sum, row) => sum + (type === 'wager' ? row.bet : row.bet_real - row.win_real),
            0,
          );
          if (used > 1_000_000) passed.push(`${type} ${used}`);
          const refused = answers.filter(({ status }) => status === 409).length;
          expect(rounds.length + refused).toBe(parallel);
          if (type === 'wager') expect(refused).toBe(parallel / 2);
        }
        expect(passed).toEqual([]);
      },
    );

    it('are passed by no deposit', { tags: ['OPS-06', 'SAFE-05'] }, async () => {
      const { token } = await newPlayer();
      await limit(token, 'deposit', 10_000_000);
      // All payment pages are opened within the limit, which is checked again when each is paid.
      const pages = await each((server) => server.startDeposit(token, { amount: 100_000 }));
      const outcomes = await each(async (server, at) => {
        const answer = await server.app.request(`${server.origin}/sandbox/pay/${pages[at]?.page}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'outcome=success',
        });
        return answer.headers.get('Location')?.includes('error_type') === false;
      });
      expect(outcomes.filter(Boolean)).toHaveLength(10);
      expect((await first().balance(token)).realBalance).toBe(10_000_000);
    });
  },
);

describe('the amount of a limit', () => {
  const server = testServer();
  let token: string;
  beforeAll(async () => {
    token = (await server.signUp()).access;
  });

  it.each([
    '100.50',
    '100,50',
    '1 000',
    ' 100',
    '',
    '1e3',
    100.5,
    50,
    99,
    101,
    10_050,
    0,
    -100,
    1e15,
    true,
    [100],
  ])('is refused when it is %j', { tags: ['SAFE-04'] }, async (amount) => {
    const answer = await server.send('setLimit', token, { type: 'loss', period: 'day', amount });
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { amount: ['LIMIT_INVALID'] } }]);
  });

  it.each([
    ['wager', 100],
    ['deposit', 1_000_000_000_000],
    ['time', 1],
  ])('of %s is taken when it is %j', { tags: ['SAFE-04'] }, async (type, amount) => {
    const answer = await server.send('setLimit', token, { type, period: 'day', amount });
    expect(answer.status).toBe(200);
  });
});

const hour = 3_600_000;
const lengths = { day: 24 * hour, week: 7 * 24 * hour, month: 30 * 24 * hour } as const;

/** Number of random actions, and how many of them are sent in parallel as one batch. */
const ORDERS = process.env['LONG'] === '1' ? 1000 : 250;
const PARALLEL = 20;
/** Timeout, ms: the actions take a minute on a busy machine. */
const LONG = 300_000;

/** Seeded random numbers. */
function chanceOf(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

describe('limits', () => {
  const server = testServer();

  it(
    `${ORDERS} orders of deposits, stakes, changes and clock moves never exceed one`,
    { tags: ['SAFE-07'], timeout: LONG },
    async () => {
      const chance = chanceOf(20_260_112);
      const { db } = server.deps;
      const { clock } = server;
      let tokens = await server.signUp();
      const { id } = await server.read('profile', tokens.access);
      await server.deposit(tokens.access, 9_000_000);
      let sessionId = await server.launch(tokens.access);
      // The batches last longer than a session, which this test is not about.
      await server.update('sessions', {}, { expires_at: new Date('2030-01-01') });
      const amounts = { deposit: 20_000_000, wager: 6_000_000, loss: 2_500_000 } as const;
      for (const type of ['deposit', 'wager', 'loss'] as const)
        for (const [index, period] of (['day', 'week', 'month'] as const).entries())
          await server.send('setLimit', tokens.access, { type, period, amount: amounts[type] * (index + 1) });
      /** Amount of each limit before the batch. */
      const before = new Map<string, number>();
      let refused = 0;
      let taken = 0;
      const order = async () => {
        const what = chance(10);
        if (what < 6) {
          const bet = (1 + chance(20)) * 10_000;
          try {
            await server.play(sessionId, bet, chance);
            taken += 1;
          } catch {
            refused += 1;
          }
        } else if (what < 8) {
          const amount = (20 + chance(400)) * 10_000;
          try {
            const { page } = await server.startDeposit(tokens.access, { amount });
            const paid = await server.press(page, 'success');
            if (paid?.status !== 'approved') refused += 1;
          } catch {
            refused += 1;
          }
        } else {
          // Lower limits apply immediately; higher ones stay pending.
          const type = (['deposit', 'wager', 'loss'] as const)[chance(3)] ?? 'wager';
          const period = (['day', 'week', 'month'] as const)[chance(3)] ?? 'day';
          await server.send('setLimit', tokens.access, {
            type,
            period,
            amount: amounts[type] + chance(20) * 100_000,
          });
        }
      };
      for (let done = 0; done < ORDERS; done += PARALLEL) {
        await Promise.all(Array.from({ length: PARALLEL }, order));
        await holds();
        clock.pass(chance(36) * hour);
        // Tokens and game sessions expire within hours.
        tokens = await server.renew(tokens);
        sessionId = await server.launch(tokens.access);
      }
      // Both results must occur, or the test would prove nothing.
      expect(taken).toBeGreaterThan(ORDERS / 25);
      expect(refused).toBeGreaterThan(ORDERS / 20);

      /** Checks the limits independently of the server's calculation. */
      async function holds() {
        const now = clock.now();
        const limits = await db.selectFrom('player_limits').selectAll().where('player_id', '=', id).execute();
        const played = await server.rows('rounds', { player_id: id });
        const paid = await server.rows('payments', { player_id: id, type: 'deposit', status: 'approved' });
        for (const { type, period, amount } of limits) {
          const from = now.getTime() - lengths[period];
          const rows =
            type === 'deposit'
              ? paid.map((row) => ({ at: row.updated_at, sum: row.amount }))
              : played.map(({ bet, bet_real, win_real, created_at }) => ({
                  at: created_at,
                  sum: type === 'wager' ? bet : bet_real - win_real,
                }));
          const inside = rows.filter(({ at }) => at.getTime() > from);
          const used = inside.reduce((all, row) => all + row.sum, 0);
          // The clock does not advance during a batch, so older rows are from earlier batches. Their sum may
          // exceed a limit that was lowered since, or from whose period a win has dropped out.
          const older = inside.filter(({ at }) => at < now).reduce((all, row) => all + row.sum, 0);
          const key = `${type}:${period}`;
          const bound = Math.max(before.get(key) ?? amount, older);
          expect(used, `${key} at ${now.toISOString()}`).toBeLessThanOrEqual(bound);
          before.set(key, amount);
        }
      }
    },
  );
});
