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
      const { id } = (await first().get<{ id: number }>('/api/v1/profile/', { token })).body;
      return { id, token };
    };
    const limit = async (token: string, type: string, amount: number) => {
      const body = { type, period: 'day', amount };
      expect((await first().post('/api/v1/profile/limits', body, { token })).status).toBe(200);
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
          const rounds = await first()
            .deps.db.selectFrom('rounds')
            .select(['bet', 'bet_real', 'win_real'])
            .where('player_id', '=', id)
            .execute();
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
      // Every page is opened while the limit allows it; the limit is checked again on payment.
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
    const answer = await server.post(
      '/api/v1/profile/limits',
      { type: 'loss', period: 'day', amount },
      { token },
    );
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { amount: ['LIMIT_INVALID'] } }]);
  });

  it.each([
    ['wager', 100],
    ['deposit', 1_000_000_000_000],
    ['time', 1],
  ])('of %s is taken when it is %j', { tags: ['SAFE-04'] }, async (type, amount) => {
    const answer = await server.post('/api/v1/profile/limits', { type, period: 'day', amount }, { token });
    expect(answer.status).toBe(200);
  });
});
