import { describe, expect, it, beforeAll } from 'vitest';
import { testPlayer, testServer, type Tokens, type Answers, winning, engine } from '../../testing/index.ts';
import { settleDue } from '../payments/settle.ts';
import { mailPromotion } from '../content/promotions.ts';
import { payCashback } from '../offers/cashback.ts';
import { seedCatalogue } from '../../db/seed/index.ts';
import { openTournaments } from '../tournaments/editions.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('player protection', () => {
  const server = testServer();
  const tokens = testPlayer(server);

  const asPlayer = () => ({ token: tokens.access });
  const { pass } = tokens;
  const setLimit = (type: string, amount: number | null, changes: object = {}) =>
    server.send('setLimit', tokens.access, { type, period: 'day', amount, ...changes });
  const limits = async () => (await server.read('limits', tokens.access)).data;
  const pay = (amount: number) => server.pay(tokens.access, { amount });
  const refusalOf = (round: Promise<unknown>) =>
    round.then(
      () => null,
      (error: { code?: string }) => error.code,
    );
  const takeBreak = (days: number) => server.send('takeBreak', tokens.access, { days });
  const exclude = (months: number | null) => server.send('selfExclude', tokens.access, { months });
  const session = async () => await server.read('playSession', tokens.access);
  const statement = (from: string, to: string) =>
    server.get<Answers['statement']>(`/api/v1/profile/statement?from=${from}&to=${to}`, asPlayer());
  const turn = async () => await server.read('tripleTurn', tokens.access);
  const today = () => server.clock.now().toISOString().slice(0, 10);

  it('names the median stake once there are enough rounds', { tags: ['WAG-05'] }, async () => {
    const usual = async () => (await server.read('playSession', tokens.access)).usual_bet;
    await server.deposit(tokens.access, 5_000_000);
    const sessionId = await server.launch(tokens.access);
    for (let index = 0; index < 20; index += 1) {
      expect(index > 1 || (await usual()) === null).toBe(true);
      const bet = index < 7 ? 1_000 : index < 15 ? 20_000 : 100_000;
      await server.play(sessionId, bet, winning);
    }
    expect(await usual()).toBe(20_000);
  });

  it('a lower limit applies immediately; a higher one and a removal need a day and a confirmation', async () => {
    expect((await setLimit('deposit', 1_000_000)).body.data).toEqual([
      {
        type: 'deposit',
        period: 'day',
        amount: 1_000_000,
        used: 0,
        currency: 'KZT',
        pending: null,
        frees_at: null,
      },
    ]);
    expect((await setLimit('deposit', 600_000)).body.data[0]).toMatchObject({ amount: 600_000 });
    const waits = {
      amount: 900_000,
      effective_at: new Date(server.clock.now().getTime() + day).toISOString(),
    };
    expect((await setLimit('deposit', 900_000)).body.data[0]).toMatchObject({
      amount: 600_000,
      pending: { ...waits, needs_confirmation: true },
    });
    const early = await setLimit('deposit', 900_000, { confirm: true });
    expect([early.status, early.body.errors]).toEqual([422, { amount: ['LIMIT_INVALID'] }]);
    await pass(hour);
    expect((await setLimit('deposit', 900_000)).body.data[0]?.pending).toMatchObject(waits);
    await pass(23 * hour);
    expect((await limits())[0]).toMatchObject({ amount: 600_000 });
    expect((await setLimit('deposit', 950_000, { confirm: true })).status).toBe(422);
    expect((await setLimit('deposit', 900_000, { confirm: true })).body.data[0]).toMatchObject({
      amount: 900_000,
      pending: null,
    });
    await setLimit('deposit', null);
    await pass(day);
    expect(await limits()).toHaveLength(1);
    await setLimit('deposit', null, { confirm: true });
    expect(await limits()).toEqual([]);
  });

  it('refuses more than a day of time, and unknown words', async () => {
    expect((await setLimit('time', 24 * 60 + 1)).body.errors).toEqual({ amount: ['LIMIT_INVALID'] });
    expect((await setLimit('time', 60)).body.data[0]).toMatchObject({ amount: 60, currency: null });
    expect((await setLimit('luck', 5)).status).toBe(422);
  });

  it('a deposit over the tightest limit fails before its provider', { tags: ['API-28'] }, async () => {
    await setLimit('deposit', 2_000_000, { period: 'week' });
    await setLimit('deposit', 700_000);
    await server.deposit(tokens.access, 500_000);
    expect((await limits()).map(({ used }) => used)).toEqual([500_000, 500_000]);
    expect((await pay(300_000)).body).toMatchObject({
      status: 'failed',
      message: 'DEPOSIT_LIMIT_EXCEEDED',
      error_type: 'deposit_limit_exceeded',
    });
    expect((await pay(200_000)).body.status).toBe('success');
    await pass(day + minute);
    expect((await pay(700_000)).body.status).toBe('success');
  });

  it('two payment pages under one limit cannot be answered over it', { tags: ['API-28'] }, async () => {
    await setLimit('deposit', 1_000_000);
    const pages = [
      await server.startDeposit(tokens.access, { amount: 607_700 }),
      await server.startDeposit(tokens.access, { amount: 600_000 }),
    ];
    await server.press(pages[0]?.page ?? '', 'success');
    const second = await server.press(pages[1]?.page ?? '', 'success');
    expect(second?.redirectTo).toContain('error_type=deposit_limit_exceeded');
    server.clock.pass(minute);
    await settleDue(server.deps);
    expect((await server.balance(tokens.access)).realBalance).toBe(607_700);
  });

  it('a stake that could exceed the loss or wager limit is refused', { tags: ['SAFE-06'] }, async () => {
    await server.deposit(tokens.access, 1_000_000);
    await setLimit('loss', 50_000);
    const id = await server.launch(tokens.access);
    expect(await refusalOf(server.play(id, 60_000))).toBe('LOSS_LIMIT_REACHED');
    await server.play(id, 40_000);
    expect((await limits())[0]).toMatchObject({ used: 40_000 });
    expect(await refusalOf(server.play(id, 10_001))).toBe('LOSS_LIMIT_REACHED');
    await server.play(id, 10_000, winning);
    // Winnings reduce the loss.
    expect((await limits())[0]).toMatchObject({ used: 0 });
    await setLimit('wager', 60_000);
    const before = await server.balance(tokens.access);
    expect(await refusalOf(server.play(id, 10_001))).toBe('WAGER_LIMIT_REACHED');
    expect(await server.balance(tokens.access)).toEqual(before);
    await server.play(id, 10_000);
    expect((await limits()).map(({ type, used }) => [type, used])).toEqual([
      ['loss', 0],
      ['wager', 60_000],
    ]);
  });

  it('play time counts during play, not pauses, up to its limit', { tags: ['SAFE-06'] }, async () => {
    await server.deposit(tokens.access, 1_000_000);
    await setLimit('time', 30);
    const id = await server.launch(tokens.access);
    for (const _ of [1, 2, 3]) {
      await pass(8 * minute);
      await server.play(id, 1_000);
    }
    expect((await limits())[0]?.used).toBe(24);
    await pass(2 * hour);
    await server.play(id, 1_000);
    expect((await limits())[0]?.used).toBe(24);
    await pass(5 * minute);
    await server.play(id, 1_000);
    expect((await limits())[0]?.used).toBe(29);
    await pass(minute - 1000);
    await server.play(id, 1_000);
    expect((await limits())[0]?.used).toBe(29);
    // A round now would make the minutes since the last round count as play.
    await pass(minute);
    expect((await limits())[0]?.used).toBe(30);
    expect(await refusalOf(server.play(id, 1_000))).toBe('TIME_LIMIT_REACHED');
    await pass(15 * minute);
    expect((await limits())[0]?.used).toBe(29);
  });

  it('the play session has its figures and outlives a reload', { tags: ['SAFE-16'] }, async () => {
    expect(await session()).toMatchObject({ session_id: 'sit_0', bets: 0, wins: 0, net: 0 });
    await server.deposit(tokens.access, 1_000_000);
    const id = await server.launch(tokens.access);
    const { session_id, started_at } = await session();
    await pass(5 * minute);
    const { win: won } = await server.play(id, 20_000, winning);
    await server.launch(tokens.access);
    expect(await session()).toMatchObject({
      session_id,
      started_at,
      bets: 20_000,
      wins: won,
      net: won - 20_000,
      reality_check_minutes: 60,
    });
    await pass(15 * minute + 1);
    expect((await session()).session_id).toBe('sit_0');
    await server.play(id, 1_000);
    const next = await session();
    expect([next.session_id === session_id, next.bets]).toEqual([false, 1_000]);
  });

  it('a break closes deposits, play and codes', { tags: ['SAFE-12', 'API-54', 'API-56'] }, async () => {
    await server.deposit(tokens.access, 1_000_000);
    const id = await server.launch(tokens.access);
    const opened = await server.startDeposit(tokens.access);
    const { status, body } = await takeBreak(7);
    const until = new Date(server.clock.now().getTime() + 7 * day).toISOString();
    expect([status, body]).toEqual([200, { kind: 'break', since: server.clock.now().toISOString(), until }]);
    expect(await server.read('profile', tokens.access)).toMatchObject({
      restriction: { until },
    });
    const closed = [
      await pay(200_000),
      await server.send('addPromoCode', tokens.access, { code: 'DEMO20' }),
      await server.post('/api/v1/games/lazy-lantern/launch', { mode: 'real', locale: 'ru' }, asPlayer()),
      await server.post('/api/v1/games/lazy-lantern/launch', { mode: 'demo', locale: 'ru' }, asPlayer()),
    ];
    for (const answer of closed)
      expect([answer.status, answer.body.message]).toEqual([409, 'PLAYER_RESTRICTED']);
    expect(await refusalOf(server.play(id, 1_000))).toBe('PLAYER_RESTRICTED');
    const late = await server.press(opened.page, 'success');
    expect(late?.status).toBe('declined');
    expect(late?.redirectTo).toContain('error_type=player_restricted');
    expect((await server.balance(tokens.access)).realBalance).toBe(1_000_000);
    for (const path of ['transactions', 'profile/', 'profile/limits', 'profile/documents'])
      expect((await server.get(`/api/v1/${path}`, asPlayer())).status).toBe(200);
    await pass(7 * day);
    expect((await pay(200_000)).body.status).toBe('success');
  });

  it('a deposit the bank took before the break is credited in it', { tags: ['SAFE-12'] }, async () => {
    const slow = await server.startDeposit(tokens.access, { amount: 607_700 });
    expect((await server.press(slow.page, 'success'))?.status).toBe('process');
    await takeBreak(1);
    server.clock.pass(minute);
    await settleDue(server.deps);
    expect((await server.balance(tokens.access)).realBalance).toBe(607_700);
  });

  it('a restriction in force is never weakened', { tags: ['SAFE-09'] }, async () => {
    await takeBreak(10);
    const longer = new Date(server.clock.now().getTime() + 10 * day).toISOString();
    expect((await takeBreak(1)).body).toMatchObject({ kind: 'break', until: longer });
    const excluded = await exclude(6);
    expect(excluded.body).toMatchObject({
      kind: 'self_exclusion',
      until: '2026-07' + excluded.body.until?.slice(7),
    });
    expect((await takeBreak(1)).body).toEqual(excluded.body);
    expect((await exclude(null)).body).toMatchObject({ kind: 'self_exclusion', until: null });
    expect((await exclude(6)).body).toMatchObject({ until: null });
    const response = await server.notifications(tokens.access);
    // A request that changes nothing sends no notification.
    expect(response.slice(0, 3).map(({ sub_type }) => sub_type)).toEqual([
      'self_exclusion_without_end',
      'self_exclusion_started',
      'break_started',
    ]);
    expect(response[3]?.sub_type).not.toBe('break_started');
    expect(await server.read('profile', tokens.access)).toMatchObject({
      is_newsletters_enabled: false,
      is_sms_enabled: false,
    });
    for (const days of [0, 43, 1.5])
      expect((await server.send('takeBreak', tokens.access, { days })).body.errors).toEqual({
        days: ['UNKNOWN_VALUE'],
      });
    expect((await exclude(5)).body.errors).toEqual({ months: ['UNKNOWN_VALUE'] });
  });

  it('the statement adds up to what the lists say, day by day in UTC', async () => {
    await server.deposit(tokens.access, 1_000_000);
    await server.startDeposit(tokens.access);
    const id = await server.launch(tokens.access);
    await pass(6 * minute);
    const { win: won } = await server.play(id, 20_000, winning);
    const first = today();
    expect((await statement(first, first)).body).toMatchObject({
      from: first,
      to: first,
      currency: 'KZT',
      deposits: 1_000_000,
      withdrawals: 0,
      net_deposits: 1_000_000,
      bets: 20_000,
      wins: won,
      net: won - 20_000,
      minutes_played: 6,
    });
    await pass(day);
    expect((await statement(today(), today())).body).toMatchObject({
      deposits: 0,
      bets: 0,
      minutes_played: 0,
    });
    expect((await statement(first, today())).body).toMatchObject({ deposits: 1_000_000 });
    const tokensOfHer = { ...tokens };
    Object.assign(tokens, await server.signUp());
    expect((await statement(first, today())).body).toMatchObject({ deposits: 0, bets: 0 });
    Object.assign(tokens, tokensOfHer);
    for (const [from, to] of [
      ['2026-02-02', '2026-02-01'],
      ['2024-01-01', '2026-01-01'],
      ['2026-02-30', '2026-03-01'],
      ['0000-00-00', 'x'],
    ] as const)
      expect((await statement(from, to)).status).toBe(422);
  });

  it('requires a turnover of three times each deposit, then restarts', { tags: ['API-23'] }, async () => {
    expect(await turn()).toEqual({
      amount: 0,
      required_amount: null,
      done_amount: null,
      currency: 'KZT',
      held_amount: 0,
    });
    await server.deposit(tokens.access, 200_000);
    const id = await server.launch(tokens.access);
    await server.play(id, 50_000);
    expect(await turn()).toMatchObject({ amount: 550_000, required_amount: 600_000, done_amount: 50_000 });
    await server.deposit(tokens.access, 300_000);
    expect(await turn()).toMatchObject({ amount: 1_450_000, required_amount: 1_500_000 });
    await server.update('turnovers', { done: 50_000 }, { done: 1_490_000 });
    await server.play(id, 50_000);
    expect(await turn()).toMatchObject({ amount: 0, done_amount: 1_500_000 });
    await server.deposit(tokens.access, 200_000);
    expect(await turn()).toMatchObject({ amount: 600_000, required_amount: 600_000, done_amount: 0 });
  });
});

describe('while a break or self-exclusion holds', () => {
  const server = testServer();

  const idOf = async ({ access }: Tokens) => await server.idOf(access);
  const offersOf = async (tokens: Tokens) =>
    await server.deps.db
      .selectFrom('offers')
      .select(['id', 'template', 'status', 'end_reason'])
      .where('player_id', '=', await idOf(tokens))
      .orderBy('ordinal')
      .execute();
  const close = (tokens: Tokens, kind: 'break' | 'self-exclusion') =>
    server.post(`/api/v1/profile/${kind}`, kind === 'break' ? { days: 30 } : { months: 6 }, {
      token: tokens.access,
    });
  /** A new player with an active bonus, and a loss for which cashback is due. */
  const playing = async () => {
    const tokens = await server.signUp();
    const welcome = await server.welcome(tokens.access);
    await server.deposit(tokens.access, 1_000_000, { offer_id: welcome[0]?.id ?? '' });
    const sessionId = await server.launch(tokens.access);
    await server.play(sessionId, 500_000);
    return tokens;
  };
  const newsletters = async (tokens: Tokens, isOn: boolean) =>
    await server.update(
      'players',
      { id: await idOf(tokens) },
      { is_newsletters_enabled: isOn, is_sms_enabled: isOn, is_email_confirmed: true },
    );
  const mailed = () =>
    server.write((trx) =>
      mailPromotion(
        server.deps,
        trx,
        { slug: 'second-deposit', appOrigin: server.origin },
        server.clock.now(),
      ),
    );
  beforeAll(async () => {
    await seedCatalogue(server.deps.db, 10);
  });

  it('self-exclusion ends bonuses and newsletters; a break leaves both', { tags: ['SAFE-13'] }, async () => {
    const [rested, excluded] = [await playing(), await playing()];
    for (const tokens of [rested, excluded]) await newsletters(tokens, true);
    const before = await offersOf(rested);
    expect(before.map(({ status }) => status)).toContain('active');
    await close(rested, 'break');
    expect(await offersOf(rested)).toEqual(before);
    expect((await server.balance(rested.access)).bonusBalance).toBeGreaterThan(0);

    await close(excluded, 'self-exclusion');
    const ended = await offersOf(excluded);
    expect(
      ended.filter(({ status }) => ['available', 'awaiting', 'active', 'started'].includes(status)),
    ).toEqual([]);
    const reasons = ended.filter(({ status }) => ['wager_ignored', 'ignored'].includes(status));
    expect(reasons.filter(({ status }) => status === 'wager_ignored')).not.toEqual([]);
    expect(new Set(reasons.map(({ end_reason }) => end_reason))).toEqual(new Set(['restriction']));
    expect((await server.balance(excluded.access)).bonusBalance).toBe(0);
    const flags = async (tokens: Tokens) => await server.read('profile', tokens.access);
    expect(await flags(excluded)).toMatchObject({ is_newsletters_enabled: false, is_sms_enabled: false });
    expect(await flags(rested)).toMatchObject({ is_newsletters_enabled: true, is_sms_enabled: true });
  });

  const commands = [
    ['self-exclusion', '/api/v1/promo-codes', { code: 'SPIN15' }],
    ['self-exclusion', '/api/v1/tournaments/golden-saddle/join', { accept_price: 50_000 }],
    ['break', '/api/v1/offers/activate', null],
  ] as const;
  // Only a single database connection processes two concurrent requests in this order.
  it.each(engine === 'embedded' ? commands : [])(
    'a %s refuses a request sent together with it: %s',
    { tags: ['SAFE-11', 'SAFE-13'] },
    async (kind, path, body) => {
      const { deps } = server;
      await openTournaments(deps);
      const tokens = await server.signUp();
      await server.deposit(tokens.access, 1_000_000);
      const offerId = await server.grant(await idOf(tokens), 'nd');
      const [closed, refused] = await Promise.all([
        close(tokens, kind),
        server.post(path, body ?? { offer_id: offerId }, { token: tokens.access }),
      ]);
      expect(closed.status).toBe(200);
      expect([refused.status, refused.body.message]).toEqual([409, 'PLAYER_RESTRICTED']);
      expect(await server.balance(tokens.access)).toMatchObject({ realBalance: 1_000_000, bonusBalance: 0 });
      expect((await offersOf(tokens)).filter(({ status }) => /active|started|awaiting/.test(status))).toEqual(
        [],
      );
    },
  );

  it('the next round of an earlier demo is refused', { tags: ['SAFE-10', 'SAFE-12'] }, async () => {
    const tokens = await server.signUp();
    const sessionId = await server.launch(tokens.access, 'demo');
    const spin = () => server.play(sessionId, 10_000, () => 0);
    expect((await spin()).mode).toBe('demo');
    await close(tokens, 'break');
    await expect(spin()).rejects.toMatchObject({ status: 409, code: 'PLAYER_RESTRICTED' });
  });

  it('no promotional mail, cashback or offer until it ends', { tags: ['SAFE-13'] }, async () => {
    const tokens = await playing();
    await newsletters(tokens, true);
    const open = await mailed();
    // The session would expire before the end of the break, which this test is not about.
    await server.update('sessions', {}, { expires_at: new Date('2030-01-01') });
    await close(tokens, 'break');
    expect(await mailed()).toBe((open ?? 0) - 1);
    const offers = (await offersOf(tokens)).length;
    server.clock.pass(8 * day);
    await payCashback(server.deps);
    let resting = await server.renew(tokens);
    expect((await offersOf(resting)).length).toBe(offers);
    for (const days of [6, 6, 6, 6]) {
      server.clock.pass(days * day);
      resting = await server.renew(resting);
    }
    // By now the break of another test in this file has ended too.
    expect(await mailed()).toBeGreaterThan((open ?? 0) - 1);
  });
});
