import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  testPlayer,
  createTestServer,
  engine,
  type TestServer,
  type Tokens,
  testServer,
  type Answers,
} from '../testing/index.ts';
import { settleDue } from '../domain/payments/settle.ts';

/** Two servers share only the database, so neither knows which writes wait in the other's queue. */
describe.runIf(engine === 'postgres')(
  'requests to two servers in the same moment',
  { timeout: 120_000 },
  () => {
    let servers: readonly [TestServer, TestServer];
    let tokens: Tokens;
    let email: string;
    let players = 0;
    beforeAll(async () => {
      const config = { turnoverFactor: 0 };
      const first = await createTestServer({ config });
      servers = [first, await createTestServer({ config, database: first.database })];
    });
    beforeEach(async () => {
      players += 1;
      email = `shared${players}@example.com`;
      tokens = await servers[0].signUp({ email });
    });
    afterAll(() => servers[0].close());

    const each = <Result>(count: number, send: (server: TestServer, at: number) => Promise<Result>) =>
      Promise.all(Array.from({ length: count }, (_, at) => send(servers[at % 2 === 0 ? 0 : 1], at)));
    const statuses = (answers: readonly { readonly status: number }[]) =>
      answers.map(({ status }) => status).sort();
    const times = (count: number, status: number) => Array.from({ length: count }, () => status);

    it('pay out a balance once', { tags: ['X28', 'API-28'] }, async () => {
      await servers[0].deposit(tokens.access, 1_000_000);
      const answers = await each(30, (server) => server.withdraw(tokens.access, 1_000_000));
      expect(answers.filter(({ body }) => body.status === 'process')).toHaveLength(1);
      expect((await servers[0].balance(tokens.access)).realBalance).toBe(0);
      expect(await servers[0].wrongBooks()).toEqual([]);
    });

    it('keep within the withdrawals of a day', { tags: ['X28', 'PAY-11'] }, async () => {
      await servers[0].deposit(tokens.access, 9_000_000);
      const answers = await each(30, (server) => server.withdraw(tokens.access, 1_000_000));
      expect(answers.filter(({ body }) => body.status === 'process')).toHaveLength(3);
      expect(await servers[0].wrongBooks()).toEqual([]);
    });

    it('activate a bonus once', { tags: ['X28', 'BONUS-33'] }, async () => {
      const player = await servers[0].idOf(tokens.access);
      const id = await servers[0].grant(player, 'nd', { amount: 100_000 });
      const answers = await each(20, (server) =>
        server.send('activateOffer', tokens.access, { offer_id: id }),
      );
      expect(statuses(answers)).toEqual([200, ...times(19, 409)]);
      expect((await servers[0].balance(tokens.access)).bonusBalance).toBe(100_000);
      expect(await servers[0].wrongBooks()).toEqual([]);
    });

    it('give a code as often as allowed, to one player and to all', { tags: ['X28', 'API-56'] }, async () => {
      const use = (server: TestServer, token: string) =>
        server.send('addPromoCode', token, { code: 'SPIN15' });
      expect(statuses(await each(20, (server) => use(server, tokens.access)))).toEqual([
        200,
        ...times(19, 422),
      ]);
      const used = await servers[0].rows('offers', { promo_code: 'SPIN15' });
      await servers[0].update('promo_codes', { code: 'SPIN15' }, { uses_total: used.length + 3 });
      const others = await Promise.all(Array.from({ length: 10 }, () => servers[0].signUp()));
      const answers = await each(10, (server, at) => use(server, others[at]?.access ?? ''));
      expect(statuses(answers)).toEqual([...times(3, 200), ...times(7, 422)]);
    });

    it('give a contact to one of those who want it', { tags: ['SEC-14', 'API-10'] }, async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => servers[0].signUp()));
      const wanted = `wanted${players}@example.com`;
      const changes = await each(8, (server, at) =>
        server.send('updateProfile', all[at]?.access, { email: wanted, current_password: 'secret-word' }),
      );
      expect(statuses(changes)).toEqual([200, ...times(7, 422)]);
      const signUps = await each(8, (server) =>
        server.post<Answers['signUp']>(
          '/api/signup',
          server.signUpBody({ email: `new${players}@example.com` }),
        ),
      );
      expect(statuses(signUps)).toEqual([200, ...times(7, 422)]);
    });

    it('open one account for a person of a social provider', { tags: ['API-05'] }, async () => {
      const ids = await each(8, async (server, at) => {
        const email = at % 3 === 0 ? `twin${players}@example.com` : null;
        const { body } = await server.socialSignIn({ subject: `twin${players}`, email });
        return await server.idOf(body.access.token);
      });
      expect(new Set(ids).size).toBe(1);
    });

    it('count guesses and messages together', { tags: ['SEC-10', 'SEC-11', 'X33'] }, async () => {
      const guesses = await each(24, (server, at) => server.signIn({ email, password: `guess-${at}` }));
      expect(statuses(guesses)).toEqual([...times(10, 401), ...times(14, 429)]);
      const resets = await each(10, (server) => server.requestReset({ email }));
      expect(statuses(resets)).toEqual([...times(3, 200), ...times(7, 429)]);
    });

    it('change a password once and end what was opened before', { tags: ['SEC-02', 'SEC-04'] }, async () => {
      const answers = await each(6, (server, at) =>
        server.send('changePassword', tokens.access, {
          old_password: 'secret-word',
          new_password: `next-secret-${at}`,
        }),
      );
      expect(answers.every(({ status }) => status < 500)).toBe(true);
      expect((await servers[1].signIn({ email })).status).toBe(401);
    });
  },
);

describe('concurrent requests', () => {
  const server = testServer({ config: { turnoverFactor: 0 } });
  const tokens = testPlayer(server);

  const withdraw = (amount: number) => server.withdraw(tokens.access, amount);
  const cancel = (id: string | null) =>
    server.send('cancelWithdrawal', tokens.access, { transaction_id: id });
  const times = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act));
  it('a withdrawal is taken back or paid out, never both', { tags: ['X28', 'API-30'] }, async () => {
    await server.deposit(tokens.access, 1_000_000);
    for (let round = 0; round < 4; round += 1) {
      const { body } = await withdraw(200_000);
      const before = (await server.balance(tokens.access)).realBalance;
      server.clock.pass(5 * 60_000);
      Object.assign(tokens, await server.renew(tokens));
      const [cancels] = await Promise.all([
        times(5, () => cancel(body.transaction_id)),
        times(3, () => settleDue(server.deps)),
        times(5, () => cancel(body.transaction_id)),
      ]);
      await settleDue(server.deps);
      const row = await server.row('payments', { id: body.transaction_id ?? '' });
      expect(cancels.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const back = row.status === 'declined' ? 200_000 : 0;
      expect((await server.balance(tokens.access)).realBalance).toBe(before + back);
    }
    expect(await server.wrongBooks()).toEqual([]);
  });
});
