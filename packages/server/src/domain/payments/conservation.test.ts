import { randomUUID } from 'node:crypto';
import { bonusOf, sumToWager } from '@tulpar/api/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { Refusal } from '../errors/refusal.ts';
import { readBalances, withPlayerLock } from '../ledger/post.ts';
import { cancelOffer, expireOffers } from '../offers/finish.ts';
import { readTurnover } from '../protection/turnover.ts';
import { playRound } from '../rounds/play-round.ts';
import { splitStake, splitWin } from '../wagering/progress.ts';
import { cancelWithdrawal } from './withdrawal-stages.ts';
import { settleDue } from './settle.ts';
import { readWithdrawalState, withdrawableNow, withdrawalRefusal } from './withdraw.ts';

type Step =
  | { readonly do: 'deposit'; readonly amount: number; readonly hasBonus: boolean }
  | { readonly do: 'round'; readonly bet: number; readonly seed: number }
  | { readonly do: 'withdraw'; readonly percent: number }
  | { readonly do: 'cancel' | 'take_back' | 'expire' }
  | { readonly do: 'wait'; readonly ms: number };

/** Number of random sequences: checked against the rules only, and with the database. */
const sequences = process.env['LONG'] ? { ruled: 10_000, stored: 500 } : { ruled: 1_000, stored: 20 };

/** Sequences per player: registration is slow, but so are checks of a long history. */
const ofOnePlayer = 10;

const only = <T extends string>(name: T) => fc.constant(name);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: only('deposit'),
        amount: fc.integer({ min: 100_000, max: 2_000_000 }),
        hasBonus: fc.boolean(),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: only('round'),
        bet: fc.integer({ min: 1_000, max: 1_000_000 }),
        seed: fc.integer({ min: 1, max: 1_000 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: only('withdraw'), percent: fc.integer({ min: 20, max: 110 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constantFrom('cancel' as const, 'take_back' as const, 'expire' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: only('wait'), ms: fc.constantFrom(31_000, 600_000) }),
    },
  ),
  { minLength: 2, maxLength: 8 },
);

describe('money in any order of deposits, rounds, endings and withdrawals', () => {
  it('is neither made nor lost, and exactly what is free is accepted', { tags: ['PAY-01', 'PAY-04'] }, () => {
    fc.assert(
      fc.property(steps, (all) => {
        let [own, bonus, open, house, deposits] = [0, 0, 0, 0, 0];
        for (const step of all) {
          if (step.do === 'deposit') {
            const given = step.hasBonus && bonus === 0 ? step.amount : 0;
            [own, bonus, deposits] = [own + step.amount, bonus + given, deposits + step.amount];
            house -= step.amount + given;
          } else if (step.do === 'round') {
            const stake = splitStake(step.bet, { real: own, bonus });
            if (stake === null) continue;
            const win = splitWin(Math.floor((step.bet * step.seed) / 400), stake);
            [own, bonus] = [own - stake.real + win.real, bonus - stake.bonus + win.bonus];
            house += step.bet - win.real - win.bonus;
          } else if (step.do === 'withdraw') {
            const state = {
              own,
              held: Math.min(own, deposits),
              turnover: { left: deposits, done: 0, required: deposits },
              isVerified: true,
              dailyLimit: 3_000_000,
              dailyLeft: 3_000_000,
              dailyResetsAt: new Date(0),
              endsOffers: [],
            };
            const amount = Math.floor((own * step.percent) / 100);
            if (amount === 0) continue;
            const method = { min: 1, max: 1e12, isAvailable: true };
            const code = withdrawalRefusal(state, { amount, fee: 0, endsOfferIds: [], method });
            if ((code === null) !== amount <= withdrawableNow(state)) return false;
            if (code === null) [own, open, house, bonus] = [own - amount, open + amount, house + bonus, 0];
          } else if (step.do === 'take_back') [own, open] = [own + open, 0];
          else if (step.do === 'cancel' || step.do === 'expire') [house, bonus] = [house + bonus, 0];
          else [house, open] = [house + open, 0];
          if (own < 0 || bonus < 0 || own + bonus + open + house !== 0) return false;
        }
        return true;
      }),
      { numRuns: sequences.ruled },
    );
  });

  describe.each([0, 3])('on the database with a turnover of %i', (turnoverFactor) => {
    let server: TestServer;
    /** Session of the open game; null if it may have ended. */
    let game: string | null = null;
    /** Number of comparisons of an active offer with the calculator. */
    let checked = 0;
    beforeAll(async () => {
      server = await createTestServer({ config: { turnoverFactor } });
    });
    afterAll(() => server.close());

    /** Runs a step, which a rule may refuse. */
    const attempt = async (work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    };

    const openWithdrawals = (player_id: number) =>
      server.rows('payments', { player_id, type: 'withdrawal', status: 'process' });

    async function take(step: Step, tokens: { access: string }, playerId: number) {
      const { deps } = server;
      const { access: token } = tokens;
      const ofPlayer = { id: playerId, currency: 'KZT' as const };
      if (step.do === 'deposit') {
        const offerId = step.hasBonus ? await server.grant(playerId, 'r50') : null;
        // Certain last digits trigger faults of the sandbox bank.
        const amount = Math.ceil(step.amount / 10_000) * 10_000;
        const { body: paid } = await server.pay(token, { amount, offer_id: offerId });
        const page = paid.payload.redirect_url?.split('/').at(-1);
        if (page !== undefined) await server.press(page, 'success');
      } else if (step.do === 'round') {
        game ??= await server.launch(token);
        const sessionId = game;
        let state = step.seed;
        const random = (bound: number) => (state = (state * 48_271) % 2_147_483_647) % bound;
        await attempt(() => playRound(deps, { sessionId, roundKey: randomUUID(), bet: step.bet }, random));
      } else if (step.do === 'withdraw') {
        const state = await readWithdrawalState(deps.db, ofPlayer, deps.turnoverFactor, deps.clock.now());
        const most = withdrawableNow(state);
        const requested = Math.floor((state.own * step.percent) / 100);
        // The first withdrawal of an amount in tenge that ends in 99 fails in the sandbox.
        const amount = deps.provider.failsOnce(requested) ? requested - 100 : requested;
        if (amount <= 0) return;
        const { body } = await server.withdraw(token, amount);
        expect(body.status).toBe(amount >= 200_000 && amount <= most ? 'process' : 'failed');
        if (body.status !== 'process') return;
        const offers = await server.rows('offers', { player_id: playerId });
        const left = offers.filter((offer) => offer.transaction_id !== null);
        expect(left.filter(({ status }) => ['active', 'awaiting'].includes(status))).toEqual([]);
      } else if (step.do === 'cancel') {
        const [active] = await server.rows('offers', { player_id: playerId, status: 'active' });
        await attempt(() =>
          withPlayerLock(deps, playerId, (trx, now) => cancelOffer(trx, playerId, active?.id ?? '', now)),
        );
      } else if (step.do === 'take_back') {
        const [open] = await openWithdrawals(playerId);
        await attempt(() =>
          withPlayerLock(deps, playerId, (trx, now) => cancelWithdrawal(trx, playerId, open?.id ?? '', now)),
        );
      } else if (step.do === 'expire') {
        await server.update(
          'offers',
          { player_id: playerId, status: 'active' },
          { expired_at: deps.clock.now() },
        );
        await expireOffers(deps);
      } else if (step.do === 'wait') {
        game = null;
        server.clock.pass(step.ms);
        await expireOffers(deps);
        await settleDue(deps);
      }
    }

    async function agree(playerId: number, token: string) {
      const { deps } = server;
      const { db } = deps;
      const list = await server.offers(token, '?order=desc');
      const shown = new Map(list.map((offer) => [offer.id, offer]));
      const { rows: wrong } = await sql`
        select a.id from accounts a left join ledger_entries e on e.account_id = a.id
        where a.player_id = ${playerId} group by a.id
        having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0
        union all
        select t.transaction_id from ledger_entries t where t.transaction_id in (
          select o.transaction_id from ledger_entries o join accounts m on m.id = o.account_id
          where m.player_id = ${playerId})
        group by t.transaction_id having sum(t.amount) <> 0`.execute(db);
      expect(wrong).toEqual([]);
      const money = await readBalances(db, playerId, 'KZT');
      const offers = await db.selectFrom('offers').selectAll().where('player_id', '=', playerId).execute();
      const active = offers.filter(({ status }) => status === 'active');
      expect(active.length).toBeLessThanOrEqual(1);
      if (money.bonus > 0) expect(active).toHaveLength(1);
      const counted = await db
        .selectFrom('wager_entries')
        .select(['offer_id', (eb) => eb.fn.sum<number | null>('counted').as('sum')])
        .where(
          'offer_id',
          'in',
          offers.map((offer) => offer.id),
        )
        .groupBy('offer_id')
        .execute();
      const sums = new Map(counted.map((entry) => [entry.offer_id, Number(entry.sum)]));
      for (const offer of offers.filter(({ amount }) => amount !== null)) {
        const seen = shown.get(offer.id);
        expect(offer.wager_amount).toBe(sums.get(offer.id) ?? 0);
        if (seen?.terms == null) throw new Error(`an offer in ${offer.status} is not shown`);
        expect(seen.wager_amount).toBe(offer.wager_amount);
        if (offer.status !== 'active' || offer.transaction_id === null) continue;
        const { amount } = await server.row('payments', { id: offer.transaction_id });
        const bonus = bonusOf(seen.terms, amount, 'KZT');
        expect([seen.amount, seen.wager_amount_max]).toEqual([bonus, sumToWager(seen.terms, amount, bonus)]);
        checked += 1;
      }
      const pending = (await openWithdrawals(playerId)).reduce((sum, { amount }) => sum + amount, 0);
      expect(money.pending_withdrawal).toBe(pending);
      const turnover = await readTurnover(
        db,
        { id: playerId, currency: 'KZT' },
        deps.turnoverFactor,
        deps.clock.now(),
      );
      expect(turnover.held_amount).toBeLessThanOrEqual(money.real);
      if (money.real + money.bonus + money.pending_withdrawal === 0) expect(turnover.amount).toBe(0);
    }

    it(
      'calculator, offers, turnover and ledger agree after every step',
      { tags: ['PAY-01', 'PAY-02', 'PAY-04', 'PAY-05', 'WAG-03', 'WAG-09', 'WAG-16'] },
      async () => {
        let runs = 0;
        let tokens = { access: '', refresh: '' };
        let id = 0;
        const another = async () => {
          game = null;
          tokens = await server.signUp();
          const player = server.deps.db.updateTable('players').set({ is_doc_verified: true });
          ({ id } = await player
            .where('is_doc_verified', '=', false)
            .returning('id')
            .executeTakeFirstOrThrow());
        };
        await fc.assert(
          fc.asyncProperty(steps, async (all) => {
            if (runs % ofOnePlayer === 0) await another();
            runs += 1;
            // Without money most steps would have no effect.
            const first = { do: 'deposit', amount: 1_000_000, hasBonus: true } as const;
            for (const step of [first, ...all]) {
              await take(step, tokens, id);
              if (step.do === 'wait') tokens = await server.renew(tokens);
              await agree(id, tokens.access);
            }
          }),
          { numRuns: sequences.stored },
        );
        expect(Math.min(runs, checked)).toBeGreaterThan(0);
      },
    );
  });
});
