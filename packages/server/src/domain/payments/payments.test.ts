import { beforeEach, describe, expect, it } from 'vitest';
import { testServer, type Tokens, type Answers } from '../../testing/index.ts';
import { settleDue } from './settle.ts';

describe('payments', () => {
  const server = testServer({ config: { turnoverFactor: 0 } });
  let tokens: Tokens;
  let token: string;
  beforeEach(async () => {
    tokens = await server.signUp();
    token = tokens.access;
  });

  const pay = (changes = {}) => server.pay(token, changes);
  const withdraw = (changes = {}) =>
    pay({ type: 'withdrawal', uid: 'kz-card-out', fields: { card_number: '4400430000031234' }, ...changes });
  const cancel = (id: string | null) => server.send('cancelWithdrawal', token, { transaction_id: id });
  const rows = async () => (await server.read('transactions', token)).transactions;
  const toasts = async () => await server.notifications(token);
  const user = async () => await server.read('profile', token);

  it('a deposit waits for the payment page, then is credited', { tags: ['API-28'] }, async () => {
    const { id, page } = await server.startDeposit(token);
    expect(await rows()).toMatchObject([{ transaction_id: id, status: 'process', stage: 'at_bank' }]);
    expect((await server.balance(token)).realBalance).toBe(0);
    const settled = await server.press(page, 'success');
    expect(settled).toEqual({ status: 'approved', redirectTo: `${server.origin}/#payment_ok` });
    expect(await server.balance(token)).toMatchObject({ realBalance: 500_000, bonusBalance: 0 });
    expect((await user()).deposits_count).toBe(1);
    expect((await toasts())[0]).toMatchObject({
      sub_type: 'commit_deposit',
      status: 'available',
      data: { amount: 500_000 },
    });
  });

  it('a declined deposit leads to the fail address with its reason', { tags: ['API-28'] }, async () => {
    const { page } = await server.startDeposit(token);
    const settled = await server.press(page, 'decline');
    expect(settled?.redirectTo).toBe(`${server.origin}/?error_type=bank_refused#payment_error`);
    expect(await rows()).toMatchObject([{ status: 'declined', stage: 'failed', error_type: 'bank_refused' }]);
    expect((await rows())[0]?.reason_text).toBe('банк отказал');
    expect((await toasts())[0]).toMatchObject({
      sub_type: 'rollback_deposit',
      data: { content: 'bank_refused' },
    });
    expect(await server.press('made-up', 'success')).toBeNull();
  });

  it('the amounts that end in 13, 17, 77, 88 make the sandbox bank refuse, answer after a delay or never', async () => {
    const outcome = async (amount: number) =>
      await server.press((await server.startDeposit(token, { amount })).page, 'success');
    expect((await outcome(501_300))?.redirectTo).toContain('error_type=insufficient_funds');
    expect((await outcome(501_700))?.redirectTo).toContain('error_type=bank_refused');
    expect(await outcome(508_800)).toEqual({ status: 'process', redirectTo: null });
    const slow = await server.startDeposit(token, { amount: 507_700 });
    const first = await server.press(slow.page, 'success');
    expect(first).toEqual({ status: 'process', redirectTo: `${server.origin}/#payment_ok` });
    server.clock.pass(24_999);
    await settleDue(server.deps);
    expect((await server.balance(token)).realBalance).toBe(0);
    server.clock.pass(1);
    await Promise.all([settleDue(server.deps), settleDue(server.deps)]);
    expect((await server.balance(token)).realBalance).toBe(507_700);
  });

  it('refuses by rule with failed, and what is malformed by field', { tags: ['API-28'] }, async () => {
    expect((await pay({ amount: 90_000 })).body).toMatchObject({
      status: 'failed',
      message: 'AMOUNT_BELOW_MIN',
      error_type: 'amount_below_min',
      transaction_id: null,
    });
    const errorsOf = async (changes: object) => {
      const { status, body } = await pay(changes);
      return [status, body.errors];
    };
    expect(await errorsOf({ uid: 'kz-mobile' })).toEqual([422, { 'fields.phone': ['REQUIRED'] }]);
    expect(await errorsOf({ uid: 'kz-mobile', fields: { phone: '123' } })).toEqual([
      422,
      { 'fields.phone': ['FIELD_INVALID'] },
    ]);
    expect(await errorsOf({ offer_id: 'ofr_nobody' })).toEqual([422, { offer_id: ['NOT_FOUND'] }]);
    for (const fail_url of [
      'https://evil.example/#payment_error',
      'javascript:alert(1)',
      '//evil.example',
      '/relative',
      `http://user:word@127.0.0.1:3000/`,
      'http://127.0.0.1.evil.example/',
    ]) {
      expect(await errorsOf({ fail_url })).toEqual([422, { fail_url: ['URL_NOT_ALLOWED'] }]);
    }
    for (const uid of ['az-card', 'kz-card-out', 'made-up']) expect((await pay({ uid })).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('a withdrawal is off the balance until undone', { tags: ['API-28', 'API-30', 'PAY-20'] }, async () => {
    await server.deposit(token, 1_000_000);
    const { body } = await withdraw({ amount: 300_000 });
    expect(body).toMatchObject({ status: 'process', payload: { redirect_url: null } });
    expect((await server.balance(token)).realBalance).toBe(700_000);
    expect((await rows())[0]).toMatchObject({
      status: 'process',
      can_cancel: true,
      account_masked: '440043******1234',
    });
    const { transaction_id: id } = body;
    const responses = await Promise.all([cancel(id), cancel(id), cancel(id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await server.balance(token)).realBalance).toBe(1_000_000);
    expect((await rows())[0]).toMatchObject({
      status: 'declined',
      error_type: 'canceled_by_player',
      can_cancel: false,
    });
  });

  it('a short account is masked too: at least four characters are hidden', { tags: ['API-28'] }, async () => {
    await pay({ uid: 'kz-voucher', fields: { voucher: 'AB12CD34' } });
    expect((await rows())[0]?.account_masked).toBe('AB****34');
  });

  it('a withdrawal that has gone to the bank is not taken back', { tags: ['API-30', 'PAY-20'] }, async () => {
    await server.deposit(token, 1_000_000);
    const { body } = await withdraw({ amount: 300_000 });
    for (const [wait, stage] of [
      [240_000, 'sent'],
      [60_000, 'paid'],
    ] as const) {
      server.clock.pass(wait);
      await settleDue(server.deps);
      tokens = await server.renew(tokens);
      token = tokens.access;
      expect((await rows())[0]).toMatchObject({ stage, can_cancel: false });
      const response = await cancel(body.transaction_id);
      expect([response.status, response.body.message]).toEqual([409, 'WITHDRAWAL_NOT_CANCELABLE']);
      expect((await rows())[0]).toMatchObject({ stage });
      expect((await server.balance(token)).realBalance).toBe(700_000);
    }
  });

  it('keeps no whole card number anywhere, and pays with the saved card next time', async () => {
    await server.deposit(token, 1_000_000);
    await withdraw({ amount: 200_000 });
    for (const table of ['saved_cards', 'payments', 'idempotency'] as const) {
      const rows = await server.deps.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('4400430000031234');
    }
    const cards = await server.read('payerCards', token);
    const [card] = cards.hostpay_saved_cards;
    expect((await withdraw({ amount: 200_000, fields: {}, card_id: card?.id })).body.status).toBe('process');
    const other = (await server.signUp()).access;
    const stolen = await server.pay(other, { type: 'withdrawal', uid: 'kz-card-out', card_id: card?.id });
    expect(stolen.body.errors).toEqual({ card_id: ['NOT_FOUND'] });
    expect(
      (await withdraw({ amount: 200_000, fields: { card_number: '4400430000031235' } })).body.errors,
    ).toEqual({
      'fields.card_number': ['FIELD_INVALID'],
    });
  });

  it('refuses an account number whose check digits are wrong', { tags: ['INPUT-04'] }, async () => {
    await server.deposit(token, 10_000_000);
    const errorsOf = async (iban: string) =>
      (await withdraw({ uid: 'kz-bank-account', amount: 5_000_000, fields: { iban } })).body.errors;
    expect(await errorsOf('KZ87125KZT5004100100')).toEqual({ 'fields.iban': ['FIELD_INVALID'] });
    expect(await errorsOf('AZ21NABZ00000000137010001944')).toEqual({ 'fields.iban': ['FIELD_INVALID'] });
    expect(await errorsOf('KZ86 125K ZT50 0410 0100')).toBeUndefined();
  });

  it('twenty simultaneous deposits, each pressed twice, are credited exactly', async () => {
    const started = await Promise.all(
      Array.from({ length: 20 }, (_, place) => server.startDeposit(token, { amount: 100_000 + place })),
    );
    await Promise.all(
      started.flatMap(({ page }) => [server.press(page, 'success'), server.press(page, 'success')]),
    );
    expect((await server.balance(token)).realBalance).toBe(20 * 100_000 + 190);
    expect((await user()).deposits_count).toBe(20);
    expect(await server.wrongBooks()).toEqual([]);
  });

  it('lists the methods of the player’s currency and device', { tags: ['API-25'] }, async () => {
    const list = async (query: string) =>
      (await server.read('paymentMethods', token, `?${query}`)).map(({ uid }) => uid);
    expect(await list('transaction_type=deposit&applepay_available=false')).toEqual([
      'kz-card',
      'kz-bank-app',
      'kz-mobile',
      'kz-ewallet',
      'kz-terminal',
      'kz-voucher',
    ]);
    expect(await list('transaction_type=deposit&applepay_available=true')).toContain('kz-device-wallet');
    expect(await list('transaction_type=withdrawal')).toContain('kz-card-out');
    const response = await server.get<Answers['paymentMethods']>(
      '/api/v1/cashbox?transaction_type=deposit&locale=kz',
      {
        token,
      },
    );
    expect(response.headers.get('X-Response-Time')).toMatch(/^\d+$/);
    expect(response.body[0]).toMatchObject({ name: 'Банк картасы' });
    expect((await server.get('/api/v1/cashbox?transaction_type=gift', { token })).status).toBe(422);
  });

  it('returns the form of a method in the language, with the phone', { tags: ['API-26'] }, async () => {
    const form = (uid: string, query = '') =>
      server.get<Answers['methodOptions']>(`/api/v1/cashbox/item-options?uid=${uid}${query}`, { token });
    const response = await form('kz-mobile', '&locale=kz');
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Response-Time')).toMatch(/^\d+$/);
    expect(response.body).toMatchObject({
      uid: 'kz-mobile',
      submit_text: 'Толықтыру',
      notice: 'Оператор SMS арқылы жауап сұрауы мүмкін',
      fields: [{ name: 'phone', type: 'phone', is_required: true, pattern: '^7\\d{10}$', default: null }],
    });
    // The method accepts only its preset amounts, which the form does not show, so a notice lists them.
    expect((await form('kz-voucher', '&locale=en')).body.notice).toBe(
      'Voucher values: 2,000\u00a0₸, 5,000\u00a0₸, 10,000\u00a0₸',
    );
    const [listed] = (await server.read('paymentMethods', token, '?transaction_type=deposit')).filter(
      ({ uid }) => uid === 'kz-mobile',
    );
    const { min_amount, max_amount, presets } = listed ?? {};
    expect(response.body).toMatchObject({ min_amount, max_amount, presets });

    const id = await server.idOf(token);
    const setPhone = (phone: string) => server.update('players', { id }, { phone });
    const suggestion = async () => (await form('kz-mobile')).body.fields[0]?.default;
    await setPhone('77010000001');
    expect(await suggestion()).toBe('77010000001');
    // A number of the other country is not suggested.
    await setPhone('994500000001');
    expect(await suggestion()).toBeNull();

    expect((await form('kz-card-out')).body).toMatchObject({
      notice: null,
      submit_text: 'Вывести',
      fields: [{ name: 'card_number', type: 'card_number' }],
    });
  });

  it('knows no method that is made up or of another currency', { tags: ['API-26'] }, async () => {
    const read = async (query: string, given: string | undefined = token) => {
      const path = `/api/v1/cashbox/item-options${query}`;
      const { status, body } = await server.get(path, { token: given });
      return [status, body.message];
    };
    for (const uid of ['az-card', 'made-up', '__proto__', 'constructor'])
      expect(await read(`?uid=${uid}`)).toEqual([404, 'PAYMENT_METHOD_NOT_FOUND']);
    expect((await read(''))[0]).toBe(422);
    expect((await server.get('/api/v1/cashbox/item-options?uid=kz-card')).status).toBe(401);
  });

  it('lists used cards once, newest first, masked, without hidden ones', { tags: ['API-27'] }, async () => {
    const cards = async (given = token) => await server.read('payerCards', given);
    const none = { admin_saved_cards: [], hostpay_saved_cards: [], ignore: { ips: [], ids: [] } };
    expect(await cards()).toEqual(none);
    const refused = await withdraw({ amount: 200_000, fields: { card_number: '5100000000000008' } });
    expect(refused.body).toMatchObject({ status: 'failed', message: 'INSUFFICIENT_FUNDS' });
    expect(await cards(), 'after a refusal').toEqual(none);
    await server.deposit(token, 2_000_000);
    const use = async (card_number: string) => {
      server.clock.pass(1000);
      expect((await withdraw({ amount: 200_000, fields: { card_number } })).body.status).toBe('process');
    };
    await use('4400430000031234');
    await use('5100000000000008');
    await use('4400430000031234');
    const listed = await cards();
    expect(listed).toMatchObject({
      admin_saved_cards: [],
      hostpay_saved_cards: [
        { masked_number: '440043******1234', type: 'card', can_deposit: true, can_withdraw: true },
        { masked_number: '510000******0008' },
      ],
      ignore: { ips: [], ids: [] },
    });
    expect(listed.hostpay_saved_cards).toHaveLength(2);
    // Six digits may also occur in a random id; in a card number another digit follows.
    expect(JSON.stringify(listed)).not.toMatch(/(?:440043|510000)\d/);
    const [methods] = await server.read('paymentMethods', token, '?transaction_type=deposit');
    expect(methods).toMatchObject({ uid: 'kz-card', has_saved_cards: true });

    const hidden = listed.hostpay_saved_cards[1]?.id ?? '';
    await server.update('saved_cards', { id: hidden }, { is_hidden: true });
    expect((await cards()).ignore.ids).toEqual([hidden]);
    expect((await withdraw({ amount: 200_000, fields: {}, card_id: hidden })).body.errors).toEqual({
      card_id: ['NOT_FOUND'],
    });
    expect(await cards((await server.signUp()).access)).toEqual(none);
    expect((await server.get('/api/v1/cashbox/payer-cards')).status).toBe(401);
  });

  it('a restricted player cannot deposit but can withdraw', async () => {
    await server.deposit(token, 1_000_000);
    await server.update(
      'players',
      { id: await server.idOf(token) },
      { restriction_kind: 'break', restriction_since: server.clock.now() },
    );
    expect((await pay()).status).toBe(409);
    expect((await withdraw({ amount: 200_000 })).body.status).toBe('process');
  });
});
