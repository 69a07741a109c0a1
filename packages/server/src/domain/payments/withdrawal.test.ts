import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, testServer, type Tokens, winning } from '../../testing/index.ts';
import { openPayment, withdrawalOrders } from './decide.ts';
import { setMethod } from './method-settings.ts';
import { settleDue } from './settle.ts';

describe('withdrawals', () => {
  const server = testServer();
  let tokens: Tokens;
  let token: string;
  let playerId: number;
  beforeEach(async () => {
    tokens = await server.signUp();
    token = tokens.access;
    playerId = await server.idOf(token);
  });

  const withdraw = async (amount: number, changes = {}) =>
    (await server.withdraw(token, amount, changes)).body;
  const readiness = async () => await server.read('withdrawalReadiness', token, '?language=en');
  const stateOf = async (code: string) =>
    (await readiness()).checks.find((check) => check.code === code)?.state;
  const turn = async () => await server.read('tripleTurn', token);
  const row = async (id: string | null) => {
    const query = `?transaction_id=${id}&language=en`;
    const [found] = (await server.read('transactions', token, query)).transactions;
    if (found === undefined) throw new Error(`There is no transaction ${id}`);
    return found;
  };
  const verify = () => server.update('players', { id: playerId }, { is_doc_verified: true });
  const own = async (balance: number) => {
    await server.update('accounts', { player_id: playerId, kind: 'real' }, { balance });
  };
  /** Adds winnings, which need no turnover. */
  const win = async (amount: number) => {
    await server.deps.db
      .updateTable('accounts')
      .set((eb) => ({ balance: eb('balance', '+', amount) }))
      .where('player_id', '=', playerId)
      .where('kind', '=', 'real')
      .execute();
  };
  const play = async (bet: number, random: (bound: number) => number) => {
    const sessionId = await server.launch(token);
    return await server.play(sessionId, bet, random);
  };
  const pass = async (ms: number) => {
    server.clock.pass(ms);
    await settleDue(server.deps);
    tokens = await server.renew(tokens);
    token = tokens.access;
  };

  it('holds the deposit, not the win, during its turnover', { tags: ['PAY-02', 'PAY-03'] }, async () => {
    await server.deposit(token, 2_500_000);
    await win(3_500_000);
    expect(await turn()).toMatchObject({ amount: 7_500_000, held_amount: 2_500_000 });
    await verify();
    expect((await readiness()).can_withdraw_amount).toBe(3_500_000);
    expect(await withdraw(3_500_001)).toMatchObject({
      message: 'TURNOVER_REQUIRED',
      details: { allowed_amount: 3_500_000 },
    });
    expect((await withdraw(3_500_000)).status).toBe('process');
    expect(await turn()).toMatchObject({ amount: 7_500_000, held_amount: 2_500_000 });
    expect((await readiness()).can_withdraw_amount).toBe(0);
  });

  it('deposits add up, and only own money staked for money counts', { tags: ['PAY-02'] }, async () => {
    const welcome = await server.welcome(token);
    await server.deposit(token, 1_000_000, { offer_id: welcome[0]?.id ?? '' });
    await server.deposit(token, 500_000);
    expect(await turn()).toMatchObject({ amount: 4_500_000, held_amount: 1_500_000 });
    const demo = await server.launch(token, 'demo');
    await server.play(demo, 10_000, winning);
    expect((await turn()).amount).toBe(4_500_000);
    await play(10_000, winning);
    expect((await turn()).amount).toBe(4_490_000);
    // Of this stake only 2,000 are real money, which alone counts.
    await own(2_000);
    await play(10_000, winning);
    expect((await turn()).amount).toBe(4_488_000);
  });

  it('closes the turnover of a player without money or open withdrawal', { tags: ['PAY-02'] }, async () => {
    await server.deposit(token, 100_000);
    await win(200_000);
    const { transaction_id: id } = await withdraw(200_000);
    await own(0);
    expect((await turn()).amount).toBeGreaterThan(0);
    await pass(30_000 + 210_000 + 60_000);
    expect((await row(id)).status).toBe('approved');
    expect((await turn()).amount).toBe(0);
    await server.deposit(token, 100_000);
    expect(await turn()).toMatchObject({ amount: 300_000, held_amount: 100_000 });
    for (let reel = 0; (await server.balance(token)).realBalance > 0; reel += 1) {
      await own(1_000);
      await play(1_000, (bound) => (reel += 7) % bound);
    }
    expect(await turn()).toMatchObject({ amount: 0, held_amount: 0 });
  });

  it('accepts exactly what readiness says, not a minor unit more', { tags: ['PAY-04'] }, async () => {
    await server.deposit(token, 1_000_000);
    await win(2_345_678);
    const { can_withdraw_amount: most } = await readiness();
    expect(most).toBe(2_345_678);
    expect((await withdraw(most + 1)).details).toEqual({ allowed_amount: most });
    expect((await withdraw(most)).status).toBe('process');
  });

  it('a withdrawal takes from the limit of its day until it comes back', { tags: ['PAY-04'] }, async () => {
    await server.deposit(token, 100_000);
    await win(9_000_000);
    const most = async () => (await readiness()).can_withdraw_amount;
    expect(await most()).toBe(3_000_000);
    const { transaction_id } = await withdraw(2_000_000);
    expect(await most()).toBe(1_000_000);
    expect((await withdraw(1_000_001)).details).toEqual({ allowed_amount: 1_000_000 });
    await server.send('cancelWithdrawal', token, { transaction_id });
    expect(await most()).toBe(3_000_000);
    expect((await withdraw(3_000_000)).status).toBe('process');
    expect(await most()).toBe(0);
    await pass(24 * 3_600_000);
    expect(await most()).toBe(3_000_000);
  });

  it('a withdrawal ends bonuses as readiness says', { tags: ['PAY-05', 'PAY-07', 'PAY-11'] }, async () => {
    const welcome = await server.welcome(token);
    const offerId = welcome[0]?.id ?? '';
    await server.deposit(token, 1_000_000, { offer_id: offerId });
    await win(500_000);
    const before = await server.balance(token);
    expect(before.bonusBalance).toBeGreaterThan(0);
    const { ends_offers: ends } = await readiness();
    expect(ends).toMatchObject([{ id: offerId, bonus_amount: before.bonusBalance, win_amount: 0 }]);
    // The player may give up the bonus, so it is a warning.
    expect(await stateOf('bonus')).toBe('warn');
    expect(await withdraw(300_000, { ends_offer_ids: [] })).toMatchObject({ message: 'BONUS_CHANGED' });
    expect((await withdraw(300_000, { ends_offer_ids: [] })).details).toBeUndefined();
    expect(await server.balance(token)).toEqual(before);

    const { transaction_id: id } = await withdraw(300_000, { ends_offer_ids: [offerId] });
    expect(await server.balance(token)).toMatchObject({
      realBalance: before.realBalance - 300_000,
      bonusBalance: 0,
    });
    expect(await stateOf('bonus')).toBe('ok');
    const offer = await server.row('offers', { id: offerId });
    expect(offer).toMatchObject({
      status: 'wager_ignored',
      end_reason: 'withdrawal',
      removed_amount: before.bonusBalance,
    });
    expect((await row(id)).ended_offers).toMatchObject([{ id: offerId, bonus_amount: before.bonusBalance }]);
    await server.send('cancelWithdrawal', token, { transaction_id: id });
    expect(await server.balance(token)).toMatchObject({ realBalance: before.realBalance, bonusBalance: 0 });
  });

  it('a queued bonus that a withdrawal ends is removed with its amount', { tags: ['PAY-06'] }, async () => {
    const ids = [await server.grant(playerId, 'r50'), await server.grant(playerId, 'demo20')];
    for (const id of ids) await server.deposit(token, 1_000_000, { offer_id: id });
    await win(500_000);
    const { transaction_id: id } = await withdraw(300_000, { ends_offer_ids: ids });
    const ended = (await row(id)).ended_offers;
    expect(ended?.map((offer) => offer.id)).toEqual(ids);
    for (const { id: offerId, bonus_amount } of ended ?? []) {
      expect(bonus_amount).toBeGreaterThan(0);
      expect(await server.row('offers', { id: offerId })).toMatchObject({
        released_amount: 0,
        removed_amount: bonus_amount,
      });
    }
  });

  it('a withdrawal leaves free spins and bonuses without a deposit', { tags: ['PAY-05'] }, async () => {
    const { body } = await server.get('/api/v1/profile', { token });
    const welcome = await server.welcome(token);
    const [first, second, gift] = [
      welcome[0]?.id ?? '',
      await server.grant(body.id, 'r50'),
      await server.grant(body.id, 'nd'),
    ];
    await server.deposit(token, 1_000_000, { offer_id: first });
    await server.deposit(token, 500_000, { offer_id: second });
    await server.send('activateOffer', token, { offer_id: gift });
    await win(500_000);
    expect((await readiness()).ends_offers?.map(({ id }) => id)).toEqual([first, second]);
    await withdraw(300_000, { ends_offer_ids: [first, second] });
    const offers = await server.rows('offers', { player_id: body.id });
    const statusOf = (id: string) => offers.find((offer) => offer.id === id)?.status;
    expect([first, second, gift].map((id) => statusOf(id))).toEqual([
      'wager_ignored',
      'wager_ignored',
      'active',
    ]);
    expect(offers.find((offer) => offer.parent_id === first)?.status).toBe('started');
    expect((await server.balance(token)).bonusBalance).toBe(200_000);
  });

  it('refuses by the first broken rule', { tags: ['PAY-08'] }, async () => {
    await server.deposit(token, 1_000_000);
    await win(4_000_000);
    const code = async (amount: number, changes = {}) => (await withdraw(amount, changes)).message;
    // Most amounts also break later rules, which must not be named.
    expect(await code(100)).toBe('AMOUNT_BELOW_MIN');
    expect(await code(9_000_000_000)).toBe('AMOUNT_ABOVE_MAX');
    await setMethod(server.deps.db, 'kz-card-out', { isAvailable: false, feePoints: 0, feeFixed: 0 });
    expect(await withdraw(6_000_000)).toMatchObject({ message: 'METHOD_UNAVAILABLE' });
    await setMethod(server.deps.db, 'kz-card-out', { isAvailable: true, feePoints: 0, feeFixed: 0 });
    expect(await code(6_000_000)).toBe('INSUFFICIENT_FUNDS');
    expect(await code(4_500_000)).toBe('TURNOVER_REQUIRED');
    expect(await withdraw(4_000_000)).toMatchObject({
      message: 'VERIFICATION_REQUIRED',
      details: { allowed_amount: 3_000_000 },
    });
    expect(await code(1_000_000, { ends_offer_ids: ['ofr_gone'] })).toBe('BONUS_CHANGED');
    await verify();
    await win(200_000_000);
    expect(await withdraw(50_000_000)).toMatchObject({ status: 'process' });
    expect(await withdraw(50_000_000)).toMatchObject({ status: 'process' });
    expect(await withdraw(50_000_000)).toMatchObject({
      message: 'DAILY_LIMIT_EXCEEDED',
      details: { allowed_amount: 0 },
    });
  });

  it('says six checks in order, each with its state', { tags: ['PAY-10', 'PAY-11', 'PAY-12'] }, async () => {
    const { checks } = await readiness();
    expect(checks.map(({ code }) => code)).toEqual([
      'verification',
      'turnover',
      'bonus',
      'contacts',
      'method',
      'daily_limit',
    ]);
    expect(checks.map(({ state }) => state)).toEqual(['warn', 'ok', 'ok', 'warn', 'ok', 'ok']);
    expect(checks[0]?.text).toContain('30,000');
    await server.deposit(token, 500_000);
    expect(await stateOf('turnover')).toBe('block');
    await win(3_500_000);
    expect(await stateOf('turnover')).toBe('warn');
    await withdraw(3_000_000);
    const used = await readiness();
    expect(used.checks.map(({ state }) => state)).toEqual(['block', 'warn', 'ok', 'warn', 'ok', 'block']);
    expect(used).toMatchObject({ can_withdraw_amount: 0, daily_left: 0, full_amount: 1_000_000 });
    const day = 24 * 3_600_000;
    const midnight = Math.ceil(server.clock.now().getTime() / day) * day;
    expect(Date.parse(used.daily_resets_at ?? '')).toBe(midnight);
    await verify();
    await server.update('players', { id: playerId }, { is_email_confirmed: true });
    expect(await stateOf('verification')).toBe('ok');
    expect(await stateOf('contacts')).toBe('ok');
  });

  it('leads to no game and no bonus during a break', { tags: ['PAY-12', 'SAFE-10'] }, async () => {
    await server.deposit(token, 500_000);
    const fixes = async () => (await readiness()).checks.map(({ code, fix_url }) => [code, fix_url]);
    expect(await fixes()).toContainEqual(['turnover', '/games']);
    await server.send('takeBreak', token, { days: 1 });
    expect(await fixes()).toContainEqual(['turnover', null]);
  });

  it('lets a self-excluded player withdraw a deposit', { tags: ['PAY-02', 'SAFE-13'] }, async () => {
    await server.deposit(token, 500_000);
    expect(await readiness()).toMatchObject({ can_withdraw_amount: 0, full_amount: 500_000 });
    await server.send('selfExclude', token, { months: null });
    expect(await readiness()).toMatchObject({ can_withdraw_amount: 500_000 });
    expect(await withdraw(500_000)).toMatchObject({ status: 'process' });
    expect((await server.balance(token)).realBalance).toBe(0);
  });

  it.each([{ phone_confirmed_by: 'sms' }, { is_email_confirmed: true }])(
    'one confirmed contact is enough, and none takes nothing from the sum: %o',
    { tags: ['PAY-12'] },
    async (contact) => {
      await server.deposit(token, 100_000);
      await win(1_000_000);
      const warned = await readiness();
      expect(warned.checks[3]).toMatchObject({
        code: 'contacts',
        state: 'warn',
        fix_url: '/profile/contacts',
      });
      await server.update('players', { id: playerId }, contact);
      const fit = await readiness();
      expect(fit.checks[3]).toMatchObject({ code: 'contacts', state: 'ok', fix_url: null });
      expect([warned.can_withdraw_amount, fit.can_withdraw_amount]).toEqual([1_000_000, 1_000_000]);
    },
  );

  it('says when the last method or any method pays nothing out', { tags: ['PAY-12'] }, async () => {
    const out = await server.read('paymentMethods', token, '?transaction_type=withdrawal');
    await server.deposit(token, 500_000);
    const off = { isAvailable: false, feePoints: 0, feeFixed: 0 };
    expect(await stateOf('method')).toBe('ok');
    await setMethod(server.deps.db, 'kz-card-out', off);
    expect(await stateOf('method')).toBe('warn');
    for (const { uid } of out) await setMethod(server.deps.db, uid, off);
    expect(await stateOf('method')).toBe('block');
    for (const { uid } of out) await setMethod(server.deps.db, uid, { ...off, isAvailable: true });
  });

  it('names no method where none takes what can go', { tags: ['INPUT-09', 'PAY-12'] }, async () => {
    const method = async () => {
      const { checks, min_amount: least } = await readiness();
      const check = checks.find(({ code }) => code === 'method');
      return [least, check?.state, check?.text];
    };
    const out = await server.read('paymentMethods', token, '?transaction_type=withdrawal');
    const least = Math.min(...out.map(({ min_amount }) => min_amount));
    // The turnover requirement blocks the deposited money.
    await server.deposit(token, 500_000);
    await own(500_000 + least - 100);
    expect(await method()).toEqual([least, 'block', expect.stringContaining('the smallest withdrawal is')]);
    await own(500_000 + least);
    expect(await method()).toEqual([least, 'ok', 'A withdrawal method is available']);
  });

  it('moves through its stages in time, and lists the remaining ones', { tags: ['PAY-15'] }, async () => {
    await server.deposit(token, 100_000);
    await win(1_000_000);
    const { transaction_id: id } = await withdraw(300_000);
    const began = server.clock.now().getTime();
    const after = (ms: number) => new Date(began + ms).toISOString();
    expect((await row(id)).expected_stages).toEqual([
      { stage: 'checking', by: after(30_000) },
      { stage: 'sent', by: after(240_000) },
      { stage: 'paid', by: after(300_000) },
    ]);
    await pass(30_000);
    expect(await row(id)).toMatchObject({ stage: 'checking', can_cancel: true });
    await pass(210_000);
    expect(await row(id)).toMatchObject({ stage: 'sent', can_cancel: false });
    await pass(60_000);
    const paid = await row(id);
    expect(paid).toMatchObject({ stage: 'paid', status: 'approved', expected_stages: [] });
    expect(paid.timeline).toEqual([
      { stage: 'received', at: after(0) },
      { stage: 'checking', at: after(30_000) },
      { stage: 'sent', at: after(240_000) },
      { stage: 'paid', at: after(300_000) },
    ]);
  });

  it('a worker that was down skips no stage; parallel ones repeat none', { tags: ['PAY-15'] }, async () => {
    await server.deposit(token, 100_000);
    await win(1_000_000);
    const { transaction_id: id } = await withdraw(300_000);
    server.clock.pass(3_600_000);
    await Promise.all([settleDue(server.deps), settleDue(server.deps), settleDue(server.deps)]);
    token = (await server.renew(tokens)).access;
    expect((await row(id)).timeline.map(({ stage }) => stage)).toEqual([
      'received',
      'checking',
      'sent',
      'paid',
    ]);
    expect((await server.balance(token)).realBalance).toBe(800_000);
  });

  it('an operator holds, releases and sends a withdrawal', { tags: ['PAY-15'] }, async () => {
    await server.deposit(token, 100_000);
    await win(1_000_000);
    const order = (id: string | null, what: 'hold' | 'release' | 'send') =>
      server.write(async (trx) => {
        const payment = await openPayment(trx, id ?? '');
        return payment !== null && (await withdrawalOrders[what](trx, payment, server.clock.now()));
      });
    const { transaction_id: id } = await withdraw(300_000);
    expect(await order(id, 'hold')).toBe(true);
    await pass(3_000_000);
    expect(await row(id)).toMatchObject({ stage: 'checking', expected_stages: [], can_cancel: true });
    expect((await row(id)).wait_text).toContain('longer');
    expect(await order(id, 'release')).toBe(true);
    await pass(270_000);
    expect(await row(id)).toMatchObject({ stage: 'paid' });
    const { transaction_id: other } = await withdraw(200_000);
    expect(await order(other, 'send')).toBe(true);
    expect((await row(other)).timeline.map(({ stage }) => stage)).toEqual(['received', 'checking', 'sent']);
    expect([await order(other, 'send'), await order(other, 'hold')]).toEqual([false, false]);
    await pass(60_000);
    expect(await row(other)).toMatchObject({ stage: 'paid', status: 'approved' });
  });

  it('a withdrawal pays its amount less the fee, if any is left', { tags: ['PAY-19'] }, async () => {
    await server.deposit(token, 100_000);
    await win(2_000_000);
    await setMethod(server.deps.db, 'kz-card-out', { isAvailable: true, feePoints: 150, feeFixed: 5_000 });
    const methods = await server.read('paymentMethods', token, '?transaction_type=withdrawal');
    expect(methods.find(({ uid }) => uid === 'kz-card-out')).toMatchObject({
      fee_percent: 1.5,
      fee_fixed: 5_000,
    });
    const { transaction_id: id } = await withdraw(333_333);
    expect(await row(id)).toMatchObject({ fee: 9_999, net_amount: 323_334 });
    await setMethod(server.deps.db, 'kz-card-out', { isAvailable: true, feePoints: 0, feeFixed: 900_000 });
    expect((await withdraw(400_000)).message).toBe('AMOUNT_BELOW_MIN');
    await setMethod(server.deps.db, 'kz-card-out', { isAvailable: true, feePoints: 0, feeFixed: 0 });
  });

  it('names no amount as allowed that its fee would eat up', { tags: ['PAY-08', 'PAY-19'] }, async () => {
    await server.deposit(token, 100_000);
    await win(800_000);
    await setMethod(server.deps.db, 'kz-card-out', { isAvailable: true, feePoints: 0, feeFixed: 800_000 });
    for (const amount of [400_000, 800_000])
      expect(await withdraw(amount)).toMatchObject({
        message: 'AMOUNT_BELOW_MIN',
        details: { allowed_amount: 0 },
      });
    await setMethod(server.deps.db, 'kz-card-out', { isAvailable: true, feePoints: 0, feeFixed: 799_999 });
    expect(await withdraw(400_000)).toMatchObject({ details: { allowed_amount: 800_000 } });
    expect(await withdraw(800_000)).toMatchObject({ status: 'process' });
    await setMethod(server.deps.db, 'kz-card-out', { isAvailable: true, feePoints: 0, feeFixed: 0 });
  });

  it('requires a picture of the card a withdrawal was paid to', { tags: ['KYC-03'] }, async () => {
    const cards = async () =>
      (await server.read('documents', token)).needed?.filter(
        ({ document_type: type }) => type === 'bank_card_screenshot',
      );
    await server.deposit(token, 100_000);
    await win(1_000_000);
    await withdraw(300_000);
    expect(await cards()).toEqual([]);
    await pass(300_000);
    expect(await cards()).toMatchObject([{ subject: '•• 1234', state: 'missing' }]);
  });

  it('filters the history by payment, without other players’ payments', { tags: ['PAY-16'] }, async () => {
    const { id } = await server.deposit(token, 100_000);
    expect(await row(id)).toMatchObject({ stage: 'credited' });
    token = (await server.signUp()).access;
    await expect(row(id)).rejects.toThrow('no transaction');
  });
});

describe('the turnover as a setting', () => {
  it.each([
    [0, 0, 0],
    [5, 500_000, 100_000],
  ])(
    'with a factor of %i the turnover must be %i and %i is withheld',
    { tags: ['PAY-02'] },
    async (turnoverFactor, amount, held) => {
      const server = await createTestServer({ config: { turnoverFactor } });
      const { access: token } = await server.signUp();
      await server.deposit(token, 100_000);
      const body = await server.read('tripleTurn', token);
      expect(body).toMatchObject({ amount, held_amount: held });
      await server.close();
    },
  );
});
