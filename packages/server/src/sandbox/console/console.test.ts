import { describe, expect, it } from 'vitest';
import { createOperator, testServer, type Answers, type AnyBody } from '../../testing/index.ts';

describe('the pages of the operator', () => {
  const server = testServer();
  const operator = createOperator(server);

  const signUp = async (changes: Readonly<Record<string, unknown>> = {}) => {
    const tokens = await server.signUp(changes);
    const id = await server.idOf(tokens.access);
    return { ...tokens, id, page: `/sandbox/players/${id}` };
  };
  const transactions = async (token: string) =>
    (await server.read('transactions', token, '?page=1&limit=50')).transactions;
  const newest = async (token: string) => {
    const messages = await server.notifications(token);
    return messages[0];
  };
  const withdraw = async (token: string, amount: number) => {
    const { body } = await server.withdraw(token, amount);
    return body.transaction_id;
  };

  it('lists players and finds them by contact, name and number, never by a wildcard', async () => {
    const { id } = await signUp({ email: 'needle_1@example.com' });
    await signUp({ email: 'needleX1@example.com' });
    const find = async (q: string) =>
      (await operator.open(`/sandbox/players?q=${encodeURIComponent(q)}`)).text;
    expect(await find('needle_1')).toContain('needle_1@example.com');
    expect(await find('needle_1')).not.toContain('needlex1@example.com');
    expect(await find(String(id))).toContain('needle_1@example.com');
    expect(await find('%')).toContain('No players found.');
    const hostile = await find('"><script>alert(1)</script>');
    expect(hostile).not.toContain('<script');
    for (const page of ['0', '-1', 'x', '99999999999'])
      expect((await operator.open(`/sandbox/players?page=${page}`)).status).toBe(200);
  });

  it('gives a method a fee or switches it off, and the cash box follows', { tags: ['PAY-19'] }, async () => {
    const { access } = await signUp();
    const change = (fields: Readonly<Record<string, string>>) =>
      operator.act('/sandbox', '/sandbox/methods', {
        uid: 'kz-card',
        state: 'on',
        fee_percent: '0',
        fee_fixed: '0',
        ...fields,
      });
    const card = async () => {
      const body = await server.read('paymentMethods', access, '?transaction_type=deposit&currency=KZT');
      return body.find(({ uid }) => uid === 'kz-card');
    };
    expect((await change({ fee_percent: '1.5', fee_fixed: '50' })).done).toBe('method');
    expect(await card()).toMatchObject({ fee_percent: 1.5, fee_fixed: 5_000, is_available: true });
    const { id } = await server.deposit(access, 300_001);
    const [paid] = await transactions(access);
    expect(paid).toMatchObject({ transaction_id: id, amount: 300_001, fee: 9_500, status: 'approved' });
    expect((await operator.open('/sandbox')).text).toContain('1.5 % + 50 KZT');
    const pay = async (fee: number) => (await server.pay(access, { fee })).body;
    expect(await pay(0)).toMatchObject({ message: 'FEE_CHANGED', transaction_id: null });
    const { payload } = await pay(12_500);
    const page = await server.app.request(payload.redirect_url ?? '');
    expect(await page.text()).toContain('5\u00a0125\u00a0₸');

    expect((await change({ state: 'off' })).done).toBe('method');
    expect(await card()).toMatchObject({ is_available: false, unavailable_code: 'METHOD_UNAVAILABLE' });
    const refused = await server.pay(access, { uid: 'kz-card' });
    expect(refused.body).toMatchObject({
      status: 'failed',
      message: 'METHOD_UNAVAILABLE',
      error_type: 'method_unavailable',
    });
    for (const wrong of [
      { uid: 'none' },
      { state: 'maybe' },
      { fee_percent: '100.01' },
      { fee_percent: '-1' },
      { fee_fixed: '1e3' },
      { fee_fixed: '999999999' },
    ])
      expect((await change(wrong)).problem, JSON.stringify(wrong)).toBe('invalid');
    expect((await change({})).done).toBe('method');
    expect(await card()).toMatchObject({ fee_percent: 0, fee_fixed: 0, is_available: true });
  });

  it('shows a player with balance, payments, offers, messages, sessions', async () => {
    const { access, page } = await signUp();
    const { id } = await server.deposit(access, 500_000);
    await server.launch(access);
    const { text, status } = await operator.open(page);
    expect(status).toBe(200);
    for (const part of ['5,000\u00a0₸', id, 'commit_deposit', 'w2', '/sandbox/games/lazy-lantern?s=ses_'])
      expect(text).toContain(part);
    for (const unknown of ['0', '99999999', '99999999999', 'x', '%27'])
      expect((await operator.open(`/sandbox/players/${unknown}`)).status).toBe(404);
  });

  it('bans a player: the tokens are invalid even after the ban', { tags: ['X32'] }, async () => {
    const { access, refresh, page } = await signUp({ email: 'banned@example.com' });
    await server.deposit(access, 500_000);
    const session = await server.launch(access);
    expect(await operator.act(page, `${page}/ban`)).toMatchObject({ status: 303, done: 'ban' });
    const refused = await server.get('/api/v1/profile', { token: access });
    expect([refused.status, refused.body.message]).toEqual([403, 'AUTH_USER_BANNED']);
    const renewed = await server.refresh(refresh);
    expect([renewed.status, renewed.body.message]).toEqual([403, 'AUTH_USER_BANNED']);
    const checked = await server.get('/api/v1/profile/check-ban', { token: access });
    expect([checked.status, checked.body]).toEqual([200, { is_banned: true, code: 'AUTH_USER_BANNED' }]);
    const signIn = () => server.signIn({ email: 'banned@example.com' });
    expect((await signIn()).status).toBe(403);
    const game = await server.app.request(`${server.origin}/sandbox/games/lazy-lantern?s=${session}`);
    expect(game.status).toBe(410);
    expect((await operator.open(page)).text).toContain('banned');

    expect(await operator.act(page, `${page}/unban`)).toMatchObject({ done: 'unban' });
    expect((await server.get('/api/v1/profile', { token: access })).status).toBe(401);
    expect((await server.refresh(refresh)).status).not.toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it('settles a deposit, once, with its message', { tags: ['API-28', 'API-29'] }, async () => {
    const { access, page } = await signUp();
    const { id } = await server.startDeposit(access, { amount: 508_800 });
    const stale = await operator.form(page, `/sandbox/payments/${id}`);
    expect(await operator.act(page, `/sandbox/payments/${id}`, { do: 'approve' })).toMatchObject({
      done: 'approve_payment',
    });
    expect((await server.balance(access)).realBalance).toBe(508_800);
    expect(await newest(access)).toMatchObject({ sub_type: 'commit_deposit', status: 'available' });
    const late = await operator.post(`/sandbox/payments/${id}`, { ...stale, do: 'approve' });
    expect(late.headers.get('Location')).toContain('problem=handled');
    expect((await server.balance(access)).realBalance).toBe(508_800);
  });

  it('declines a deposit with a reason', { tags: ['API-29'] }, async () => {
    const { access, page } = await signUp();
    const { id } = await server.startDeposit(access);
    await operator.act(page, `/sandbox/payments/${id}`, { do: 'decline', reason: 'insufficient_funds' });
    expect(await transactions(access)).toMatchObject([
      { transaction_id: id, status: 'declined', error_type: 'insufficient_funds' },
    ]);
    expect((await server.balance(access)).realBalance).toBe(0);
  });

  it('takes no deposit a player has excluded since', { tags: ['API-28'] }, async () => {
    const { access, page } = await signUp();
    const { id } = await server.startDeposit(access);
    await server.send('takeBreak', access, { days: 7 });
    await operator.act(page, `/sandbox/payments/${id}`, { do: 'approve' });
    expect(await transactions(access)).toMatchObject([{ transaction_id: id, status: 'declined' }]);
    expect((await server.balance(access)).realBalance).toBe(0);
  });

  it('approves one withdrawal and gives the other back', { tags: ['API-29'] }, async () => {
    const { access, page } = await signUp();
    await server.deposit(access, 1_000_000);
    await server.update('turnovers', {}, { required: 0, done: 0, deposits: 0 });
    const paid = await withdraw(access, 300_000);
    const returned = await withdraw(access, 200_000);
    expect((await server.balance(access)).realBalance).toBe(500_000);
    expect((await operator.open('/sandbox')).text).toContain(paid);
    await operator.act('/sandbox', `/sandbox/payments/${paid}`, { do: 'approve' });
    const declined = await operator.act(page, `/sandbox/payments/${returned}`, {
      do: 'decline',
      reason: 'bank_refused',
    });
    expect(declined).toMatchObject({ path: page, done: 'decline_payment' });
    expect((await server.balance(access)).realBalance).toBe(700_000);
    expect(await transactions(access)).toMatchObject([
      { transaction_id: returned, status: 'declined', error_type: 'bank_refused' },
      { transaction_id: paid, status: 'approved', error_type: null },
      { status: 'approved' },
    ]);
    expect(await newest(access)).toMatchObject({ sub_type: 'rollback_withdrawal' });
  });

  it('starts a deposit and leads to its payment page, within the rules', { tags: ['API-28'] }, async () => {
    const { access, page } = await signUp();
    const started = await operator.act(page, `${page}/deposits`, { amount: '5000' });
    expect(started.path).toMatch(/^\/sandbox\/pay\/[\w-]{43}$/);
    await server.press(started.path.split('/').at(-1) ?? '', 'success');
    expect((await server.balance(access)).realBalance).toBe(500_000);
    const refused = await operator.act(page, `${page}/deposits`, { amount: '1' });
    expect(refused).toMatchObject({ problem: 'refused', code: 'AMOUNT_BELOW_MIN' });
    for (const amount of ['', '-5', '1e9', '0', '5000.001'])
      expect(await operator.act(page, `${page}/deposits`, { amount })).toMatchObject({ problem: 'invalid' });
  });

  it('grants an offer, and a form that is sent twice grants one', { tags: ['API-52'] }, async () => {
    const { access, page } = await signUp();
    const granted = async () =>
      (await server.offers(access)).filter(({ type }) => type === 'no_deposit_bonus');
    expect(await granted()).toEqual([]);
    const form = { ...(await operator.form(page, `${page}/offers`)), template: 'nd', amount: '' };
    const answers = await Promise.all([
      operator.post(`${page}/offers`, form),
      operator.post(`${page}/offers`, form),
    ]);
    expect(
      answers.map(({ headers }) => /(done|problem)=\w+/.exec(headers.get('Location') ?? '')?.[0]).sort(),
    ).toEqual(['done=grant', 'problem=repeated']);
    expect(await granted()).toMatchObject([{ status: 'available' }]);
    for (const fields of [
      { template: 'none' },
      { template: 'nd', amount: '5' },
      { template: 'cbw', amount: '' },
    ])
      expect(await operator.act(page, `${page}/offers`, fields)).toMatchObject({ problem: 'invalid' });
  });

  it('sends a message of every type with amount and button', { tags: ['NOTIF-02', 'API-66'] }, async () => {
    const { access, page } = await signUp();
    const message = {
      sub_type: 'achievement_gift',
      title: 'A <gift>',
      content: 'You got {amount}.',
      amount: '12.50',
      reason: 'bank_refused',
      current: 'gold',
      action: 'link',
      button_text: 'Open',
      button_link: '/bonuses',
    };
    for (const type of ['personal', 'transactional', 'information']) {
      await operator.act(page, `${page}/notifications`, { ...message, type });
      const response = await newest(access);
      expect(response).toMatchObject({
        type,
        sub_type: 'achievement_gift',
        status: 'available',
        title: 'A <gift>',
        content: 'You got 12.50\u00a0₸.',
        data: { amount: 1_250, content: 'bank_refused', current: 'gold' },
      });
      expect(JSON.parse(String(response?.['action']))).toEqual({
        button: { type: 'link', text: 'Open', url: '/bonuses' },
      });
    }
    expect((await operator.open(page)).text).toContain('A &lt;gift&gt;');
    const wrong = [
      { button_link: 'javascript:alert(1)' },
      { button_link: '//elsewhere.example' },
      { button_link: String.raw`/\elsewhere.example` },
      { type: 'other' },
      { title: '' },
      { amount: 'x' },
    ];
    for (const fields of wrong) {
      const sent = await operator.act(page, `${page}/notifications`, {
        ...message,
        type: 'personal',
        ...fields,
      });
      expect(sent).toMatchObject({ problem: 'invalid' });
    }
  });

  it('approves and declines documents', { tags: ['API-20'] }, async () => {
    const { access, page } = await signUp();
    const add = async () => (await server.upload(access)).body.data[0]?.id;
    const [first, second] = [await add(), await add()];
    await operator.act(page, `/sandbox/documents/${first}`, { do: 'decline', reason: 'blurred' });
    await operator.act(page, `/sandbox/documents/${second}`, { do: 'approve' });
    const body = await server.read('documents', access);
    expect(body.data).toMatchObject([
      { id: second, status: 'approved' },
      { id: first, status: 'declined', decline_code: 'blurred' },
    ]);
    const user = await server.read('profile', access);
    expect(user.is_doc_verified).toBe(true);
  });

  it('shuts a region out and lets it in', { tags: ['API-46', 'F43'] }, async () => {
    const check = () => server.get<Answers['check'] & AnyBody>('/api/v1/check');
    expect((await check()).status).toBe(200);
    await operator.act('/sandbox', '/sandbox/region', { do: 'block', country: 'AZ' });
    const shut = await check();
    expect([shut.status, shut.body.message, shut.body.country]).toEqual([451, 'REGION_BLOCKED', 'AZ']);
    expect(shut.headers.get('Link')).toBe(`<${server.origin}/>; rel="blocked-by"`);
    await operator.act('/sandbox', '/sandbox/region', { do: 'unblock' });
    expect((await check()).status).toBe(200);
    expect(await operator.act('/sandbox', '/sandbox/region', { do: 'block', country: 'XX' })).toMatchObject({
      problem: 'invalid',
    });
  });

  it('opens a demo game', async () => {
    const led = await operator.act('/sandbox', '/sandbox/demo', { slug: 'lazy-lantern' });
    expect((await operator.open(led.address)).text).toContain('Lazy Lantern');
    for (const slug of ['none', '../x', ''])
      expect(await operator.act('/sandbox', '/sandbox/demo', { slug })).toMatchObject({ problem: 'invalid' });
  });

  it('keeps a log of what was done', async () => {
    const { page, id } = await signUp();
    await operator.act(page, `${page}/ban`);
    const { text } = await operator.open('/sandbox');
    expect(text.indexOf('Player banned')).toBeGreaterThan(0);
    expect(text).toMatch(new RegExp(`<code>${id}</code>`));
  });
});
