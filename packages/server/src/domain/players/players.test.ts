import { describe, expect, it } from 'vitest';
import { createTestServer, testServer } from '../../testing/index.ts';
import { demoPlayer, seedDemoPlayer } from './demo-player.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('are stored as argon2id of the agreed cost, each with its own salt', async () => {
    const [one, two] = await Promise.all([hashPassword('secret-word'), hashPassword('secret-word')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one ?? '', 'secret-word')).toBe(true);
    expect(await verifyPassword(one ?? '', 'secret-wore')).toBe(false);
  });

  it('are the same however the letters were composed, and never match a string of another form', async () => {
    const hash = await hashPassword('é');
    expect(await verifyPassword(hash, 'e\u0301')).toBe(true);
    for (const broken of ['', 'secret-word', '$argon2id$v=19$', hash.replace('argon2id', 'argon2i')]) {
      expect(await verifyPassword(broken, 'é')).toBe(false);
    }
  });
});

describe('profile', () => {
  const server = testServer();

  it('changes what is sent and nothing else', { tags: ['API-09', 'API-10'] }, async () => {
    const { access: token } = await server.signUp();
    const save = (body: object) => server.send('updateProfile', token, body);
    await save({ first_name: 'Aruzhan', birthday: '1992-03-14' });
    await save({ language: 'kk' });
    await save({ is_sms_enabled: false, is_newsletters_enabled: true });
    await save({ last_name: '' });
    expect(await server.read('profile', token)).toMatchObject({
      first_name: 'Aruzhan',
      last_name: null,
      birthday: '1992-03-14',
      language: 'kk',
      is_sms_enabled: false,
      is_newsletters_enabled: true,
      registration_type: 'email',
      last_login_at: null,
      time_zone: 'Asia/Almaty',
    });
  });

  it('refuses by field: a minor, a future day, a locked or taken contact', { tags: ['API-10'] }, async () => {
    await server.signUp({ email: undefined, phone: '77010000009' });
    const { access: token } = await server.signUp();
    const errorsOf = async (body: object) => (await server.send('updateProfile', token, body)).body.errors;
    expect(await errorsOf({ birthday: '2010-01-01' })).toEqual({ birthday: ['AGE_UNDER_MIN'] });
    expect(await errorsOf({ birthday: '2030-01-01' })).toEqual({ birthday: ['BIRTHDAY_INVALID'] });
    expect(await errorsOf({ birthday: '1939-12-31' })).toEqual({ birthday: ['BIRTHDAY_INVALID'] });
    expect(await errorsOf({ birthday: '2001-02-30' })).toEqual({ birthday: ['BIRTHDAY_INVALID'] });
    expect(await errorsOf({ email: null })).toEqual({ email: ['FIELD_LOCKED'] });
    await server.update('players', {}, { is_email_confirmed: true });
    expect(await errorsOf({ email: 'other@example.com' })).toEqual({ email: ['FIELD_LOCKED'] });
    expect(await errorsOf({ phone: '77010000009' })).toEqual({ phone: ['PHONE_TAKEN'] });
    expect(await errorsOf({ phone: 'x' })).toEqual({ phone: ['PHONE_INVALID'] });
  });

  it('a registration e-mail can be corrected until it is confirmed', { tags: ['INPUT-03'] }, async () => {
    const { access: token } = await server.signUp({ email: 'dana@gmial.com' });
    const change = { email: 'Dana <dana@gmail.com>', current_password: 'secret-word' };
    const { status, body } = await server.send('updateProfile', token, change);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await server.read('profile', token)).toMatchObject({
      email: 'dana@gmail.com',
      is_email_confirmed: false,
      registration_type: 'email',
    });
  });

  it('the setting decides how old a player must be', { tags: ['VALID-23'] }, async () => {
    const strict = await createTestServer({ config: { minAge: 21 } });
    try {
      const { access: token } = await strict.signUp();
      const [year = 0, ...rest] = strict.deps.clock.now().toISOString().slice(0, 10).split('-').map(Number);
      const ago = (years: number) =>
        [year - years, ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
      const save = (birthday: string) => strict.post('/api/v1/profile/', { birthday }, { token });
      expect((await save(ago(20))).body.errors).toEqual({ birthday: ['AGE_UNDER_MIN'] });
      expect((await save(ago(21))).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it('a player comes of age at midnight of the account', { tags: ['INPUT-06', 'VALID-23'] }, async () => {
    // 19:35 UTC of 12 January: 00:35 in Almaty, 23:35 in Baku.
    server.clock.pass(Date.parse('2026-01-12T19:35Z') - server.clock.now().getTime());
    const almaty = await server.signUp();
    const baku = await server.signUp({ currency: 'AZN' });
    const save = async (birthday: string, { access: token }: { access: string }) =>
      (await server.send('updateProfile', token, { birthday })).body.errors ?? 'saved';
    expect(await save('2008-01-13', almaty)).toBe('saved');
    expect(await save('2008-01-14', almaty)).toEqual({ birthday: ['AGE_UNDER_MIN'] });
    expect(await save('2026-01-13', almaty)).toEqual({ birthday: ['AGE_UNDER_MIN'] });
    expect(await save('2008-01-13', baku)).toEqual({ birthday: ['AGE_UNDER_MIN'] });
    expect(await save('2026-01-13', baku)).toEqual({ birthday: ['BIRTHDAY_INVALID'] });
    server.clock.pass(30 * 60_000);
    expect(await save('2008-01-13', await server.signUp({ currency: 'AZN' }))).toBe('saved');
  });

  it('remembers one key without losing the others', { tags: ['API-21', 'API-22'] }, async () => {
    const { access: token } = await server.signUp();
    const save = (key: string, value: unknown) => server.send('saveExtraData', token, { key, value });
    await Promise.all([save('showDownloadAppBannerCount', 3), save('navigatorUserAgent', ['UA'])]);
    expect((await server.send('extraData', token, undefined)).body).toEqual({
      showAppsPromoModal: null,
      showDownloadAppBannerCount: 3,
      navigatorUserAgent: ['UA'],
      limitOfferAnswered: false,
    });
    expect((await save('isAdmin', true)).status).toBe(422);
  });

  it('ends newsletters for an address without revealing it', { tags: ['API-24'] }, async () => {
    const { access: token } = await server.signUp({ email: 'letters@example.com' });
    for (const email of ['Letters@Example.com', 'nobody@example.com']) {
      const response = await server.get(`/api/v1/unsubscribe?email=${encodeURIComponent(email)}`);
      expect([response.status, response.body]).toEqual([200, { success: true }]);
    }
    expect(await server.read('profile', token)).toMatchObject({
      is_newsletters_enabled: false,
    });
  });

  it('the ready-made player is there once, with a past that adds up', async () => {
    await seedDemoPlayer(server.deps);
    await seedDemoPlayer(server.deps);
    const { body } = await server.signIn({ ...demoPlayer });
    const token = body.access.token;
    expect(await server.balance(token)).toEqual({
      realBalance: 2_291_000,
      bonusBalance: 150_000,
      currency: 'KZT',
    });
    const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const today = server.clock.now().getTime();
    const statement = await server.read(
      'statement',
      token,
      `?from=${dayOf(today - 7 * 24 * 3_600_000)}&to=${dayOf(today)}`,
    );
    expect(statement.bets).toBe(670_000);
    expect(statement.minutes_played).toBeGreaterThanOrEqual(12);
    const limits = await server.read('limits', token);
    expect(limits.data).toMatchObject([
      { type: 'deposit', period: 'month', amount: 30_000_000, used: 1_800_000 },
      { type: 'time', period: 'day', amount: 180 },
    ]);
    const payments = await server.read('transactions', token);
    expect(payments.transactions.map(({ status }) => status)).toEqual([
      'approved',
      'approved',
      'approved',
      'declined',
      'approved',
    ]);
    const offers = await server.offers(token);
    const withStatus = (status: string) => offers.filter((offer) => offer.status === status);
    const [active] = withStatus('active');
    expect(active).toMatchObject({ amount: 150_000, wager_amount_max: 1_200_000 });
    expect(withStatus('awaiting')).toMatchObject([{ waits_for_offer_id: active?.id }]);
    expect(withStatus('available').map(({ type }) => type)).toEqual(['deposit_gift_spin', 'deposit_bonus']);
    const messages = await server.notifications(token, { history: true });
    const kinds = (status: string) =>
      new Set(messages.filter((one) => one.status === status).map(({ sub_type }) => sub_type));
    expect(kinds('showed')).toContain('commit_deposit');
    expect(kinds('read').size).toBeGreaterThan(5);
    expect(kinds('available')).toEqual(new Set());
    const history = await server.offers(token, '?history=1');
    expect(new Set(history.map(({ end_reason }) => end_reason))).toEqual(
      new Set(['not_taken', 'expired', 'wagered', 'lost', 'player']),
    );
    const ledger = await server.get<{ data: { counted: number; zero_reason: string | null }[] }>(
      `/api/v1/offers/${active?.id}/ledger`,
      { token },
    );
    expect(ledger.body.data.map(({ zero_reason }) => zero_reason)).toContain('excluded_game');
    expect(ledger.body.data.map(({ zero_reason }) => zero_reason)).toContain('over_max_bet');
    expect(ledger.body.data.reduce((sum, { counted }) => sum + counted, 0)).toBe(active?.wager_amount);
    const cashback = await server.read('cashback', token);
    expect(cashback.accrued_amount).toBe(43_300);
    expect(cashback.history?.map(({ state }) => state).slice(0, 4)).toEqual([
      'finished',
      'expired',
      'lost',
      'none',
    ]);
  });

  it('the past of the ready-made player has its days also where a week of the cashback has only just begun', async () => {
    const early = await createTestServer();
    try {
      // A second after midnight of a Thursday in Almaty.
      early.clock.pass(Date.parse('2026-01-14T19:00:01Z') - early.clock.now().getTime());
      await seedDemoPlayer(early.deps);
      const rounds = await early.deps.db.selectFrom('rounds').select('created_at').execute();
      const days = new Set(rounds.map(({ created_at }) => created_at.toISOString().slice(0, 10)));
      expect(days.size).toBeGreaterThan(1);
      const { body } = await early.signIn({ ...demoPlayer });
      const { access } = body;
      expect((await early.get('/api/v1/profile/session', { token: access.token })).body).toMatchObject({
        bets: 0,
      });
    } finally {
      await early.close();
    }
  });
});

describe('common passwords', () => {
  const server = testServer();

  it('are refused at sign-up in any case, and others are not', { tags: ['SEC-12'] }, async () => {
    const signUp = async (password: string) =>
      (await server.post('/api/signup', server.signUpBody({ password }))).body.errors;
    for (const password of ['123456', 'qwerty123', 'PassWord1', 'Dragon'])
      expect([password, await signUp(password)]).toEqual([password, { password: ['PASSWORD_COMMON'] }]);
    expect(await signUp('steppe-88')).toBeUndefined();
  });

  it('are refused at a change and a reset', { tags: ['SEC-12'] }, async () => {
    const email = 'common@example.com';
    const { access } = await server.signUp({ email });
    const changed = await server.send('changePassword', access, {
      old_password: 'secret-word',
      new_password: 'letmein',
    });
    expect([changed.status, changed.body.errors]).toEqual([422, { new_password: ['PASSWORD_COMMON'] }]);
    await server.requestReset({ email });
    const [letter] = await server.sent(email, 'reset_password');
    const token = new URL(letter?.link ?? '').searchParams.get('token');
    const reset = await server.reset({ token, password: 'football' });
    expect([reset.status, reset.body.errors]).toEqual([422, { password: ['PASSWORD_COMMON'] }]);
  });
});
