import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testPlayer, testServer, losing, winning } from '../../testing/index.ts';
import { lockPlayer } from '../ledger/post.ts';
import { expireOffers } from './finish.ts';
import { activateGift } from './activate.ts';

const day = 24 * 3_600_000;
const minute = 60_000;
/** Stake of a gift spin, and what a winning one pays, minor units. */
const spinBet = 5_000;
const spinWin = 180 * spinBet;

describe('offers in play', () => {
  const server = testServer({ game: { slug: 'gem-downpour' } });
  const tokens = testPlayer(server);

  const offers = async (query = '') => await server.offers(tokens.access, query);
  const ofType = async (type: string) => (await offers()).find((offer) => offer.type === type);
  const welcome = async () => (await server.welcome(tokens.access))[0]?.id ?? '';
  const use = (code: string) => server.send('addPromoCode', tokens.access, { code });
  const cancel = (id: string | undefined, as = tokens.access) =>
    server.send('cancelOffer', as, { offer_id: id });
  const reject = (id: string | undefined) => server.send('rejectOffer', tokens.access, { offer_id: id });
  const playerId = async () => await server.idOf(tokens.access);
  const { pass } = tokens;

  /** Grants three gift spins in the test game. */
  const giveSpins = async () => {
    const id = await playerId();
    const offer = await server.grant(id, 'ndgs', { spinsCount: 3 });
    await server.write(async (trx) => {
      await lockPlayer(trx, id);
      await activateGift(trx, id, offer, server.clock.now());
    });
  };

  it('plays free spins without real money and turns their winnings into a separate bonus', async () => {
    await giveSpins();
    const session = await server.launch(tokens.access);
    expect(await ofType('no_deposit_gift_spin')).toMatchObject({
      status: 'started',
      spins_count: 3,
      played_spins: 0,
    });
    await expect(server.play(session, 1_000)).rejects.toThrow('INSUFFICIENT_FUNDS');
    await server.play(session, spinBet);
    await server.play(session, spinBet, winning);
    expect(await ofType('no_deposit_gift_spin')).toMatchObject({ status: 'started', played_spins: 2 });
    expect(await server.balance(tokens.access)).toMatchObject({ realBalance: 0, bonusBalance: 0 });
    const response = await server.play(session, spinBet);
    expect(response.balance).toMatchObject({ real: 0, bonus: spinWin });
    expect(await ofType('no_deposit_gift_spin')).toMatchObject({ status: 'finished', played_spins: 3 });
    expect(await ofType('gift_spin_win_bonus')).toMatchObject({
      status: 'active',
      amount: spinWin,
      wager_amount_max: 10 * spinWin,
    });
  });

  it('counts free spins as play time and refuses them over its limit', { tags: ['SAFE-06'] }, async () => {
    await giveSpins();
    await server.send('setLimit', tokens.access, { type: 'time', period: 'day', amount: 20 });
    const session = await server.launch(tokens.access);
    // The two pauses would end the play session if the spin between them did not count as play.
    await pass(14 * minute);
    await server.play(session, spinBet);
    await pass(14 * minute);
    await expect(server.play(session, spinBet)).rejects.toThrow('TIME_LIMIT_REACHED');
    expect(await ofType('no_deposit_gift_spin')).toMatchObject({ status: 'started', played_spins: 1 });
  });

  it(
    'plays free spins at no stake under limits that were lowered below what is used',
    { tags: ['SAFE-06'] },
    async () => {
      await server.deposit(tokens.access, 500_000);
      await giveSpins();
      const session = await server.launch(tokens.access);
      await server.play(session, 10 * spinBet);
      for (const type of ['loss', 'wager'])
        await server.send('setLimit', tokens.access, { type, period: 'day', amount: 100 });
      await server.play(session, spinBet);
      await expect(server.play(session, 10 * spinBet)).rejects.toThrow('LIMIT_REACHED');
    },
  );

  it('wastes gift spins that win nothing, and ends those whose time is over with what they won', async () => {
    await use('SPIN15');
    await use('SPIN30');
    const spins = await ofType('deposit_gift_spin');
    expect(spins?.status).toBe('available');
    const { id } = await server.deposit(tokens.access, 200_000, { offer_id: spins?.id });
    expect(await ofType('deposit_gift_spin')).toMatchObject({ status: 'started', transaction_id: id });
    await server.update('offers', { id: spins?.id ?? '' }, { spins_won: 700 });
    await pass(3 * day);
    // Expired spins cannot be cancelled, which would lose their winnings.
    expect((await cancel(spins?.id)).body.message).toBe('OFFER_NOT_CANCELABLE');
    await Promise.all([expireOffers(server.deps), expireOffers(server.deps)]);
    expect((await ofType('deposit_gift_spin'))?.status).toBe('expired');
    expect((await ofType('no_deposit_gift_spin'))?.status).toBe('expired');
    expect(await ofType('gift_spin_win_bonus')).toMatchObject({ amount: 700, status: 'active' });
    expect((await server.balance(tokens.access)).bonusBalance).toBe(700);
  });

  it('cancels the player’s own offer with nothing left to wager, once', { tags: ['API-58'] }, async () => {
    await use('SPIN15');
    const spins = await ofType('no_deposit_gift_spin');
    expect(spins?.can_cancel).toBe(true);
    const other = (await server.signUp()).access;
    expect(await cancel(spins?.id, other)).toMatchObject({
      status: 404,
      body: { message: 'OFFER_NOT_FOUND' },
    });
    expect((await cancel('ofr_none')).body.message).toBe('OFFER_NOT_FOUND');
    const responses = await Promise.all([cancel(spins?.id), cancel(spins?.id), cancel(spins?.id)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await ofType('no_deposit_gift_spin')).toMatchObject({ status: 'canceled', can_cancel: false });
  });

  it(
    'an active, rejected or expired offer refuses what only an earlier state allows',
    { tags: ['X29', 'API-58', 'API-59'] },
    async () => {
      const first = await welcome();
      await server.deposit(tokens.access, 500_000, { offer_id: first });
      const before = await server.balance(tokens.access);
      expect((await cancel(first)).body.message).toBe('OFFER_NOT_CANCELABLE');
      expect((await reject(first)).body.message).toBe('OFFER_NOT_REJECTABLE');
      expect(await server.balance(tokens.access)).toEqual(before);

      // The player rejects the offer after choosing it for a deposit; the deposit is credited without it.
      await use('DEMO20');
      const second = (await offers('?promo=1')).find(({ status }) => status === 'available');
      const started = await server.startDeposit(tokens.access, { amount: 500_000, offer_id: second?.id });
      expect((await reject(second?.id)).status).toBe(200);
      await server.press(started.page, 'success');
      const rejected = (await offers('?promo=1')).find(({ id }) => id === second?.id);
      expect(rejected).toMatchObject({ status: 'rejected', amount: null, transaction_id: null });

      // An expired bonus cannot be cancelled, even before the job ends it.
      await pass(7 * day);
      expect((await cancel(first)).body.message).toBe('OFFER_NOT_CANCELABLE');
      await expireOffers(server.deps);
      expect((await server.balance(tokens.access)).bonusBalance).toBe(0);
      const over = await server.pay(tokens.access, { offer_id: first });
      expect(over.status).toBe(422);
    },
  );

  it('ends all offers at a self-exclusion', async () => {
    await server.deposit(tokens.access, 500_000, { offer_id: await welcome() });
    await use('DEMO20');
    const second = (await offers('?promo=1'))[0]?.id;
    await server.deposit(tokens.access, 500_000, { offer_id: second });
    await use('SPIN15');
    const out = await server.send('selfExclude', tokens.access, { months: 6 });
    expect(out.status).toBe(200);
    const left = await offers('?status=awaiting,active,started');
    // Locked welcome offers, which have no amount yet, may remain.
    expect(left.filter(({ amount }) => amount !== null)).toEqual([]);
    // Ended: the welcome bonus and its free spins, the bonus of one code, the spins of the other.
    expect(await offers('?status=wager_ignored')).toHaveLength(4);
    expect(await server.balance(tokens.access)).toMatchObject({ realBalance: 1_000_000, bonusBalance: 0 });
  });

  it('keeps money balanced through all steps', { tags: ['X29', 'X27'], timeout: 60_000 }, async () => {
    const steps = fc.constantFrom(
      'deposit',
      'welcome',
      'spins',
      'code',
      'lose',
      'win',
      'cancel',
      'reject',
      'time',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 14 }), async (sequence) => {
        Object.assign(tokens, await server.signUp());
        const settled = new Map<string, string>();
        for (const step of sequence) {
          const all = await offers();
          if (step === 'deposit') await server.deposit(tokens.access, 500_000);
          if (step === 'welcome') {
            const chosen = all.find(({ type, status }) => type === 'welcome' && status === 'available');
            await server.pay(tokens.access, { offer_id: chosen?.id });
            await server.deposit(tokens.access, 1_000_000);
          }
          if (step === 'spins') await use('SPIN15');
          if (step === 'code') await use('GIFT5');
          if (step === 'lose' || step === 'win') {
            const session = await server.launch(tokens.access);
            await server.play(session, spinBet, step === 'win' ? winning : losing()).catch(() => undefined);
          }
          if (step === 'cancel') for (const { id } of all) await cancel(id);
          if (step === 'reject') await reject(all[0]?.id);
          if (step === 'time') await pass(2 * day).then(() => expireOffers(server.deps));

          const now = await offers();
          expect(now.filter(({ status }) => status === 'active').length).toBeLessThanOrEqual(1);
          for (const { id, status } of now) {
            const before = settled.get(id);
            if (before !== undefined) expect(status).toBe(before);
            if (!['available', 'awaiting', 'active', 'started'].includes(status)) settled.set(id, status);
          }
          const { realBalance, bonusBalance } = await server.balance(tokens.access);
          expect(Math.min(realBalance, bonusBalance)).toBeGreaterThanOrEqual(0);
          const isWagering = now.some(({ status }) => status === 'active');
          if (!isWagering) expect(bonusBalance).toBe(0);
        }
        expect(await server.wrongBooks()).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
