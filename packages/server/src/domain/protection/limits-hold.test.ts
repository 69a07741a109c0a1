import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/index.ts';
import { playRound } from '../rounds/play-round.ts';

const hour = 3_600_000;
const lengths = { day: 24 * hour, week: 7 * 24 * hour, month: 30 * 24 * hour } as const;

/** Number of random sequences, and how many run in parallel if the database allows it. */
const ORDERS = process.env['LONG'] === '1' ? 1000 : 250;
const PARALLEL = 20;
/** They take a minute on a busy machine, ms. */
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
      const ask = () => ({ token: tokens.access });
      const { id } = (await server.get<{ id: number }>('/api/v1/profile/', ask())).body;
      await server.deposit(tokens.access, 9_000_000);
      let sessionId = await server.launch(tokens.access);
      // The sequences outlast a session, which this test does not cover.
      await db
        .updateTable('sessions')
        .set({ expires_at: new Date('2030-01-01') })
        .execute();
      const amounts = { deposit: 20_000_000, wager: 6_000_000, loss: 2_500_000 } as const;
      for (const type of ['deposit', 'wager', 'loss'] as const)
        for (const [index, period] of (['day', 'week', 'month'] as const).entries())
          await server.post(
            '/api/v1/profile/limits',
            { type, period, amount: amounts[type] * (index + 1) },
            ask(),
          );
      /** Amount of each limit before the sequences. */
      const before = new Map<string, number>();
      let rounds = 0;
      let refused = 0;
      let taken = 0;
      const order = async () => {
        const what = chance(10);
        if (what < 6) {
          rounds += 1;
          const bet = (1 + chance(20)) * 10_000;
          try {
            await playRound(server.deps, { sessionId, roundKey: `order-${rounds}-round`, bet }, chance);
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
          // Lower limits apply immediately, higher ones stay pending here.
          const type = (['deposit', 'wager', 'loss'] as const)[chance(3)] ?? 'wager';
          const period = (['day', 'week', 'month'] as const)[chance(3)] ?? 'day';
          await server.post(
            '/api/v1/profile/limits',
            { type, period, amount: amounts[type] + chance(20) * 100_000 },
            ask(),
          );
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

      /** Sums the ledger independently of the limits' own calculation. */
      async function holds() {
        const now = clock.now();
        const limits = await db.selectFrom('player_limits').selectAll().where('player_id', '=', id).execute();
        const played = await db
          .selectFrom('rounds')
          .select(['bet', 'bet_real', 'win_real', 'created_at'])
          .where('player_id', '=', id)
          .execute();
        const paid = await db
          .selectFrom('payments')
          .select(['amount', 'updated_at'])
          .where('player_id', '=', id)
          .where('type', '=', 'deposit')
          .where('status', '=', 'approved')
          .execute();
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
          // The clock was stopped meanwhile, so older rows existed before these orders. A limit may have been
          // lowered below them, and a win may have left the period: neither undoes what was played.
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
