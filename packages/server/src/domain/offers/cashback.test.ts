import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testServer, type Tokens } from '../../testing/index.ts';
import { setStatus as setVipStatus } from '../vip/status.ts';
import { endOffer, expireOffers } from './finish.ts';
import { findOffer } from './offers.ts';
import { payCashback } from './cashback.ts';
import fc from 'fast-check';
import { cashbackFor, cashbackSource, planOf, spanBefore, spanOf, spanOfSource } from './cashback-plan.ts';

const day = 24 * 3_600_000;

describe('cashback', () => {
  const server = testServer({ game: { slug: 'gem-downpour' } });
  let tokens: Tokens;
  let email: string;
  beforeEach(async () => {
    email = `${randomUUID()}@example.com`;
    tokens = await server.signUp({ email });
  });

  const cashback = async (as = tokens) => server.read('cashback', as.access);
  const given = async (as = tokens) =>
    (await server.offers(as.access)).filter(({ type }) => type === 'cashback');
  const playerId = async (as = tokens) => await server.idOf(as.access);
  const lose = async (bet: number, as = tokens) => {
    const sessionId = await server.launch(as.access);
    await server.play(sessionId, bet);
  };
  /** Advances the clock; logs in again, because sessions may have expired. */
  const pass = async (ms: number) => {
    server.clock.pass(ms);
    const { body } = await server.signIn({ email });
    tokens = { access: body.access.token, refresh: body.refresh.token };
  };
  const payNext = async () => {
    await pass(Date.parse((await cashback()).next_at ?? '') - server.clock.now().getTime());
    await payCashback(server.deps);
  };
  const setStatus = async (status: string, as = tokens) => {
    const id = await playerId(as);
    await server.update('players', { id }, { status });
  };
  const finish = async (id: string) => {
    const { db } = server.deps;
    const offer = await findOffer(db, await playerId(), id);
    if (offer === undefined) throw new Error(`There is no offer ${id}`);
    await db.transaction().execute((trx) => endOffer(trx, offer, 'finish', server.clock.now()));
  };

  it('comes on Thursday, once', { tags: ['API-55', 'CASHBK-03', 'CASHBK-05', 'CASHBK-13'] }, async () => {
    await server.deposit(tokens.access, 500_000);
    await lose(100_000);
    await lose(100_000);
    const running = await cashback();
    expect(running).toMatchObject({ amount: 200_000, percent: 5, accrued_amount: 10_000, claim_days: 3 });
    expect(running.terms).toMatchObject({ wager: 3, min_deposit_amount: { kzt: 300_000, azn: 1_000 } });
    // Thursday 00:00 in account time is 19:00 UTC.
    expect(new Date(running.next_at ?? '').toISOString()).toMatch(/T19:00/);
    await pass(Date.parse(running.next_at ?? '') - server.clock.now().getTime() - 1_000);
    await payCashback(server.deps);
    expect(await given()).toEqual([]);
    await pass(1_000);
    await Promise.all([payCashback(server.deps), payCashback(server.deps)]);
    await payCashback(server.deps);
    const [offer] = await given();
    expect(offer).toMatchObject({ status: 'available', amount: 10_000 });
    await server.deposit(tokens.access, 300_000);
    expect(await given()).toMatchObject([{ status: 'available' }]);
    const { id } = await server.deposit(tokens.access, 300_000, { offer_id: offer?.id });
    expect(await given()).toMatchObject([{ status: 'active', transaction_id: id, wager_amount_max: 30_000 }]);
    expect((await server.balance(tokens.access)).bonusBalance).toBe(10_000);
  });

  it('is paid for every week that has ended while no server ran', { tags: ['CASHBK-07'] }, async () => {
    await server.deposit(tokens.access, 500_000);
    await lose(100_000);
    await pass(Date.parse((await cashback()).next_at ?? '') - server.clock.now().getTime() + 8 * day);
    await payCashback(server.deps);
    expect(await given()).toMatchObject([{ status: 'available', amount: 5_000 }]);
    expect((await cashback()).history).toMatchObject([
      { state: 'none' },
      { state: 'available', amount: 5_000 },
    ]);
  });

  it('lists the last periods with what became of each', { tags: ['CASHBK-12'] }, async () => {
    expect((await cashback()).history).toEqual([]);
    await server.deposit(tokens.access, 900_000);
    await lose(100_000);
    await payNext();
    const first = (await cashback()).history;
    const [offer] = await given();
    expect(first).toMatchObject([{ amount: 5_000, state: 'available', offer_id: offer?.id }]);
    const week = first?.[0];
    // A week of cashback is Thursday to Wednesday, account time.
    expect(Date.parse(`${week?.to}T00:00Z`) - Date.parse(`${week?.from}T00:00Z`)).toBe(6 * day);
    expect(new Date(`${week?.from}T00:00Z`).getUTCDay()).toBe(4);
    expect(Date.parse(week?.until ?? '') - server.clock.now().getTime()).toBe(3 * day);

    await server.deposit(tokens.access, 300_000, { offer_id: offer?.id });
    expect((await cashback()).history).toMatchObject([{ state: 'wagering' }]);
    await finish(offer?.id ?? '');
    await lose(100_000);
    await payNext();
    await pass(4 * day);
    expect((await cashback()).history).toMatchObject([
      { state: 'expired', amount: 5_000 },
      { state: 'finished', amount: 5_000, until: null },
    ]);
    await pass(63 * day);
    await payCashback(server.deps);
    const { history } = await cashback();
    expect(history?.map(({ state, amount }) => [state, amount])).toEqual(
      Array.from({ length: 8 }, () => ['none', 0]),
    );
  });

  it('says nothing of a period that has ended but is not paid yet', { tags: ['CASHBK-12'] }, async () => {
    await server.deposit(tokens.access, 500_000);
    await lose(100_000);
    await pass(Date.parse((await cashback()).next_at ?? '') - server.clock.now().getTime());
    expect((await cashback()).history).toEqual([]);
    await payCashback(server.deps);
    expect((await cashback()).history).toHaveLength(1);
  });

  it('one without a minimum deposit is claimed once', { tags: ['CASHBK-12', 'CASHBK-13'] }, async () => {
    await setStatus('vip');
    await server.deposit(tokens.access, 500_000);
    await lose(100_000);
    await payNext();
    const [offer] = await given();
    // A deposit does not activate this cashback; the player must claim it.
    await server.deposit(tokens.access, 300_000);
    expect(await given()).toMatchObject([{ status: 'available', amount: 15_000 }]);
    const claim = () => server.send('activateOffer', tokens.access, { offer_id: offer?.id });
    const answers = await Promise.all([claim(), claim()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await given()).toMatchObject([{ status: 'active', wager_amount_max: 15_000 }]);
    expect((await server.balance(tokens.access)).bonusBalance).toBe(15_000);
    await pass(8 * day);
    await expireOffers(server.deps);
    expect((await cashback()).history?.[0]).toMatchObject({ state: 'lost' });
  });

  it('accrues and pays by the table of statuses', { tags: ['CASHBK-14'] }, async () => {
    const table = [
      ['novice', 'weekly', 5_000],
      ['bronze', 'weekly', 7_000],
      ['silver', 'weekly', 10_000],
      ['gold', 'weekly', 12_000],
      ['platinum', 'monthly', 14_000],
      ['vip', 'monthly', 15_000],
    ] as const;
    // Start early in a month, so that its first Thursday comes before its end.
    server.clock.pass(Date.parse('2027-02-02T10:00:00Z') - server.clock.now().getTime());
    const players = await Promise.all(
      table.map(async ([status, period, amount]) => {
        const own = await server.signUp();
        await setStatus(status, own);
        await server.deposit(own.access, 500_000);
        await lose(100_000, own);
        expect(await cashback(own)).toMatchObject({ period, accrued_amount: amount });
        return { own, period, amount };
      }),
    );
    const amounts = async () =>
      await Promise.all(
        players.map(async (player) => {
          player.own = await server.renew(player.own);
          return (await given(player.own)).map(({ amount }) => amount);
        }),
      );
    const payAt = async (moment: string) => {
      server.clock.pass(Date.parse(moment) - server.clock.now().getTime());
      await payCashback(server.deps);
    };
    await payAt('2027-02-03T19:00:00Z');
    expect(await amounts()).toEqual(
      players.map(({ period, amount }) => (period === 'weekly' ? [amount] : [])),
    );
    await payAt('2027-02-28T19:00:00Z');
    expect(await amounts()).toEqual(players.map(({ amount }) => [amount]));
  });

  it('gives nothing back twice to a player whose plan changes', { tags: ['CASHBK-14'] }, async () => {
    await server.deposit(tokens.access, 900_000);
    await setStatus('gold');
    await lose(100_000);
    await payNext();
    await setStatus('platinum');
    expect(await cashback()).toMatchObject({ period: 'monthly', amount: 0 });
    await lose(50_000);
    expect(await cashback()).toMatchObject({ amount: 50_000, accrued_amount: 7_000 });
    expect((await cashback()).history).toMatchObject([{ amount: 12_000, state: 'available' }]);
    await payNext();
    expect((await given()).map(({ amount }) => amount).toSorted()).toEqual([12_000, 7_000]);
  });

  it('pays the first days of a new monthly status', { tags: ['CASHBK-03', 'CASHBK-14'] }, async () => {
    // Into the week from Thursday 27 January to 3 February 2028, in which a month begins.
    server.clock.pass(Date.parse('2028-01-28T10:00:00Z') - server.clock.now().getTime());
    await payCashback(server.deps);
    await pass(1_000);
    await setStatus('gold');
    await server.deposit(tokens.access, 900_000);
    await lose(100_000);
    await pass(4 * day);
    await payCashback(server.deps);
    await lose(100_000);
    const id = await playerId();
    await server.write((trx) => setVipStatus(trx, id, 'platinum', server.clock.now()));
    await pass(2 * day);
    await payCashback(server.deps);
    const own = async () => (await given()).map(({ amount }) => amount);
    expect(await own()).toEqual([14_000]);
    await pass(27 * day);
    await payCashback(server.deps);
    expect(await own()).toEqual([14_000, 14_000]);
  });
});

const starts = (period: 'weekly' | 'monthly', currency: 'KZT' | 'AZN') => (now: string) =>
  spanOf(period, new Date(now), currency).from.toISOString();

describe('the plan of a cashback', () => {
  it('a week runs from Thursday to Thursday, by the clock of the account', { tags: ['CASHBK-07'] }, () => {
    const week = starts('weekly', 'KZT');
    expect(week('2026-01-14T19:00:00Z')).toBe('2026-01-14T19:00:00.000Z');
    expect(week('2026-01-14T18:59:59Z')).toBe('2026-01-07T19:00:00.000Z');
    expect(week('2026-01-12T10:00:00Z')).toBe('2026-01-07T19:00:00.000Z');
    expect(starts('weekly', 'AZN')('2026-01-14T19:00:00Z')).toBe('2026-01-07T20:00:00.000Z');
  });

  it('a month begins on its first day, by the clock of the account', { tags: ['CASHBK-07'] }, () => {
    const month = starts('monthly', 'KZT');
    expect(month('2026-01-31T19:00:00Z')).toBe('2026-01-31T19:00:00.000Z');
    expect(month('2026-01-31T18:59:59Z')).toBe('2025-12-31T19:00:00.000Z');
    expect(starts('monthly', 'AZN')('2026-01-31T19:00:00Z')).toBe('2025-12-31T20:00:00.000Z');
  });

  it('percent and period are those of the VIP club', { tags: ['CASHBK-14'] }, () => {
    const table = ['novice', 'bronze', 'silver', 'gold', 'platinum', 'vip', 'unheard-of'].map((status) => {
      const { percent, period } = planOf(status);
      return `${status} ${percent} ${period}`;
    });
    expect(table).toEqual([
      'novice 5 weekly',
      'bronze 7 weekly',
      'silver 10 weekly',
      'gold 12 weekly',
      'platinum 14 monthly',
      'vip 15 monthly',
      'unheard-of 5 weekly',
    ]);
  });

  it('reads the period back from the name of its payment', () => {
    for (const currency of ['KZT', 'AZN'] as const)
      for (const period of ['weekly', 'monthly'] as const) {
        const span = spanBefore(period, spanOf(period, new Date('2026-03-05T10:00:00Z'), currency), currency);
        expect(spanOfSource(cashbackSource(period, span, 7), currency)).toEqual({ period, ...span });
      }
    expect(spanOfSource('spins:ofr_1', 'KZT')).toBeNull();
    expect(spanOfSource(null, 'KZT')).toBeNull();
  });

  it('gives back a share of the loss, never more than the bound, never of a win', () => {
    const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(amount, (lost) => {
        const back = cashbackFor(lost, { percent: 10, template: 'cbw' }, 'KZT');
        return (
          Number.isSafeInteger(back) && back >= 0 && back <= 20_000_000 && back * 10 <= Math.max(0, lost)
        );
      }),
    );
  });
});
