import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testServer, losing, winning } from '../../testing/index.ts';
import { findGameSession } from './game-session.ts';
import { playRound, type RoundResult } from './play-round.ts';
import { type Random, evaluate, paylines, paytable, spin, stops, symbols } from './slot.ts';

describe('rounds', () => {
  const server = testServer();
  let token: string;
  beforeEach(async () => {
    token = (await server.signUp()).access;
  });

  const play = (sessionId: string, bet: number, random?: Random, roundKey: string = randomUUID()) =>
    playRound(server.deps, { sessionId, roundKey, bet }, random);
  const offers = async () => await server.offers(token);
  const welcome = async () => (await server.welcome(token))[0]?.id;
  /** Deposits 10 000 ₸ for a bonus of 12 000 ₸ (120 %), with 120 000 ₸ to wager. */
  const depositWithBonus = async () => {
    await server.deposit(token, 1_000_000, { offer_id: await welcome() });
  };
  const codeOf = (playing: Promise<unknown>) =>
    playing.then(
      () => null,
      (error: Error) => error.message,
    );

  it('books stake and win together, and returns the reels', async () => {
    await server.deposit(token, 500_000);
    const session = await server.launch(token);
    const lost = await play(session, 10_000, losing());
    expect(lost).toMatchObject({ win: 0, lines: [], balance: { real: 490_000, bonus: 0 } });
    expect(lost.reels.map((column) => column.length)).toEqual([3, 3, 3, 3, 3]);
    const won = await play(session, 10_000, winning);
    expect(won.win).toBe(1_800_000);
    expect(won.lines).toHaveLength(10);
    expect(await server.balance(token)).toMatchObject({ realBalance: 490_000 - 10_000 + 1_800_000 });
  });

  it('plays one key once, however often and however simultaneously it is sent', async () => {
    await server.deposit(token, 500_000);
    const session = await server.launch(token);
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => play(session, 10_000, losing(), key)),
    );
    expect(new Set(responses.map((round) => JSON.stringify(sorted(round)))).size).toBe(1);
    expect((await server.balance(token)).realBalance).toBe(490_000);
    expect(await codeOf(play(session, 20_000, losing(), key))).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('two hundred simultaneous rounds stay exact to the last tiyn', async () => {
    await server.deposit(token, 10_000_000);
    const session = await server.launch(token);
    const responses = await Promise.all(Array.from({ length: 200 }, () => play(session, 10_000)));
    const won = responses.reduce((sum, { win }) => sum + win, 0);
    expect((await server.balance(token)).realBalance).toBe(10_000_000 - 200 * 10_000 + won);
    expect(await server.wrongBooks()).toEqual([]);
  });

  it('refuses stakes that are too small, too large, broken or not covered', async () => {
    await server.deposit(token, 100_000);
    const session = await server.launch(token);
    for (const bet of [999, 1_000_001, 1_000.5, Number.NaN, -1_000]) {
      expect(await codeOf(play(session, bet))).toBe('BET_INVALID');
    }
    expect(await codeOf(play(session, 100_001))).toBe('INSUFFICIENT_FUNDS');
    expect(await codeOf(play('ses_made_up', 1_000))).toBe('SESSION_NOT_FOUND');
    expect(await codeOf(play(session, 1_000, losing(), 'x'))).toBe('FIELD_INVALID');
    server.clock.pass(12 * 3_600_000);
    expect(await codeOf(play(session, 1_000))).toBe('SESSION_ENDED');
  });

  it('returns an interrupted round to its player’s next session', { tags: ['GAME-16'] }, async () => {
    await server.deposit(token, 500_000);
    const latestIn = async (session: string) => (await findGameSession(server.deps, session))?.latest;
    const left = await server.launch(token);
    expect(await latestIn(left)).toBeNull();
    await play(left, 10_000, losing());
    server.clock.pass(5_000);
    const { win, reels, lines } = await play(left, 20_000, winning);
    const back = await server.launch(token);
    expect(await latestIn(back)).toEqual({ bet: 20_000, win, reels, lines });
    expect(await latestIn(await server.launch(token, 'demo'))).toBeNull();
    expect(await latestIn(await server.launch((await server.signUp()).access))).toBeNull();
    server.clock.pass(31 * 60_000);
    expect(await latestIn(back)).toBeNull();
  });

  it('plays a demo with credits of its own and never with money', async () => {
    const session = await server.launch(undefined, 'demo');
    const lost = await play(session, 10_000, losing());
    expect(lost.balance).toEqual({ credits: 990_000, currency: 'KZT' });
    const entries = await server.deps.db
      .selectFrom('ledger_transactions')
      .select('id')
      .where('key', 'like', `round:${lost.round_id}%`)
      .execute();
    expect(entries).toEqual([]);
    await Promise.all(Array.from({ length: 99 }, () => play(session, 10_000, losing())));
    expect(await codeOf(play(session, 10_000, losing()))).toBe('INSUFFICIENT_FUNDS');
  });

  it('stakes real money first, and pays a mixed stake in its proportion', { tags: ['PAY-01'] }, async () => {
    await depositWithBonus();
    const session = await server.launch(token);
    for (let round = 0; round < 9; round += 1) await play(session, 100_000, losing());
    await play(session, 30_000, losing());
    // 70 000 real money is left: a stake of 100 000 takes 30 000 of bonus money.
    const won = await play(session, 100_000, winning);
    expect(won.balance).toEqual({ real: 12_600_000, bonus: 1_170_000 + 5_400_000, currency: 'KZT' });
    await play(session, 200_000, losing());
    const [active] = (await offers()).filter(({ status }) => status === 'active');
    expect(active?.wager_amount).toBe(1_030_000);
    const ledger = await server.get<{ data: { counted: number; zero_reason: string | null }[] }>(
      `/api/v1/offers/${active?.id}/ledger`,
      { token },
    );
    expect(ledger.body.data[0]).toMatchObject({ counted: 0, zero_reason: 'over_max_bet' });
    expect(ledger.body.data.reduce((sum, { counted }) => sum + counted, 0)).toBe(1_030_000);
  });

  it('retains what is above the cash-out cap, and returns both amounts', { tags: ['WAG-20'] }, async () => {
    await depositWithBonus();
    const session = await server.launch(token);
    for (let round = 0; round < 10; round += 1) await play(session, 100_000, losing());
    await play(session, 100_000, winning);
    expect(await server.balance(token)).toMatchObject({
      realBalance: 0,
      bonusBalance: 1_100_000 + 18_000_000,
    });
    const [active] = (await offers()).filter(({ status }) => status === 'active');
    await server.update('offers', { id: active?.id ?? '' }, { wager_amount: 12_000_000 - 1 });
    const response = await play(session, 100_000, losing());
    expect(response.balance).toEqual({ real: 12_000_000, bonus: 0, currency: 'KZT' });
    const ended = (await offers()).find(({ id }) => id === active?.id);
    expect(ended).toMatchObject({ released_amount: 12_000_000, removed_amount: 7_000_000 });
    const news = await server.notifications(token);
    const notice = news.find(({ sub_type }) => sub_type === 'finish-bonus');
    expect(notice?.content.replaceAll('\u00a0', ' ')).toMatch(/120[ ,]000.*70[ ,]000/);
  });

  it('ends the bonus as wasted when its money is gone', async () => {
    await depositWithBonus();
    const session = await server.launch(token);
    for (let round = 0; round < 22; round += 1) await play(session, 100_000, losing());
    expect(await server.balance(token)).toMatchObject({ realBalance: 0, bonusBalance: 0 });
    expect((await offers()).map(({ status }) => status)).toContain('wasted');
  });

  it('refuses a bonus that was used, is another player’s or needs a larger deposit', async () => {
    const grant = async () => {
      const promo = await server.send('addPromoCode', token, { code: ' demo20 ' });
      return promo.body.data.promo_code.offer.data.find(({ status }) => status === 'available')?.id;
    };
    const pay = async (changes: Readonly<Record<string, unknown>>) => (await server.pay(token, changes)).body;
    const used = await grant();
    await server.deposit(token, 500_000, { offer_id: used });
    expect((await pay({ offer_id: used })).errors).toEqual({ offer_id: ['NOT_FOUND'] });
    const next = await grant();
    expect((await pay({ offer_id: next, amount: 200_000 })).message).toBe('AMOUNT_BELOW_MIN');
    token = (await server.signUp()).access;
    expect((await pay({ offer_id: next })).errors).toEqual({ offer_id: ['NOT_FOUND'] });
  });

  it('a real game needs a player, a demo does not, an unknown game is not found', async () => {
    const launch = (slug: string, mode: string) =>
      server.post(`/api/v1/games/${slug}/launch`, { mode, locale: 'ru' });
    expect((await launch('lazy-lantern', 'real')).status).toBe(401);
    expect((await launch('made-up', 'demo')).body.message).toBe('GAME_NOT_FOUND');
    const { body } = await launch('lazy-lantern', 'demo');
    expect(body.url).toMatch(
      /^http:\/\/127\.0\.0\.1:3000\/sandbox\/games\/lazy-lantern\?s=ses_[\w-]+&lang=ru$/,
    );
  });
});

/** A round with sorted keys, whose order the database may change. */
function sorted(round: RoundResult): unknown {
  return Object.entries(round)
    .map(([name, value]) => [name, JSON.stringify(value, Object.keys(value as object).sort())])
    .sort();
}

const column = (symbol: number) => [symbol, symbol, symbol];

/** Seeded random numbers. */
function chance() {
  let seed = 20_261_126;
  return (bound: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * bound);
  };
}

describe('slot', () => {
  it('gives back about 96 % in the long run', () => {
    const stopCount = stops.reduce((sum, count) => sum + count, 0);
    // All cells are independent and all lines cost the same, so one line returns the same share as all lines.
    const share = stops.reduce((sum, count, symbol) => {
      const part = count / stopCount;
      const [three, four, five] = paytable[symbol] ?? [0, 0, 0];
      return sum + part ** 3 * (1 - part) * three + part ** 4 * (1 - part) * four + part ** 5 * five;
    }, 0);
    expect(share).toBeGreaterThan(0.955);
    expect(share).toBeLessThan(0.965);
  });

  it('comes near its exact share over many spins, and knows every symbol', () => {
    const spins = 60_000;
    const random = chance();
    let won = 0;
    const seen = new Set<number>();
    for (let turn = 0; turn < spins; turn += 1) {
      const outcome = spin(random, 1_000);
      // Cap the wins, because rare top wins would dominate the average.
      won += Math.min(outcome.win, 50_000);
      for (const reel of outcome.reels) for (const symbol of reel) seen.add(symbol);
    }
    expect(seen.size).toBe(symbols.length);
    const share = won / (spins * 1_000);
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1.05);
  });

  it('pays from the left only, and only from three alike', () => {
    const other = 7;
    expect(evaluate([column(0), column(0), column(other), column(0), column(0)], 1_000)).toEqual([]);
    expect(evaluate([column(other), column(0), column(0), column(0), column(0)], 1_000)).toEqual([]);
    const three = evaluate([column(0), column(0), column(0), column(other), column(0)], 1_000);
    expect(three).toHaveLength(paylines.length);
    expect(three[0]).toEqual({ line: 0, symbol: 0, count: 3, win: 30_000 });
    expect(
      evaluate(
        Array.from({ length: 5 }, () => column(0)),
        1_000,
      )[0]?.win,
    ).toBe(1_000_000);
  });

  it('never pays a fraction of a minor unit', () => {
    for (const { win } of evaluate(
      Array.from({ length: 5 }, () => column(7)),
      7,
    ))
      expect(win).toBe(126);
  });

  it('has a price for every symbol, and dearer ones are rarer', () => {
    expect(paytable).toHaveLength(symbols.length);
    expect(stops).toHaveLength(symbols.length);
    expect([...stops].sort((one, two) => one - two)).toEqual([...stops]);
  });
});
