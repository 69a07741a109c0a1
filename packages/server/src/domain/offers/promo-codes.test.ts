import { describe, expect, it } from 'vitest';
import { createOperator, testServer, type Answers, type AnyBody } from '../../testing/index.ts';
import { isSimilarCode } from './promo-codes.ts';

describe('how a promo code is written', () => {
  it('a similar code is at most two letters away', { tags: ['PROMO-20'] }, () => {
    for (const [one, isSimilar] of [
      ['ALTYN50', true],
      ['ALTIN50', true],
      ['ALTYN5', true],
      ['LATYN50', true],
      ['ALTYN5000', true],
      ['ALTIM5', false],
      ['', false],
    ] as const)
      expect([one, isSimilarCode(one, 'ALTYN50')]).toEqual([one, isSimilar]);
  });
});

describe('promo codes', () => {
  const server = testServer();
  const operator = createOperator(server);

  let phones = 0;
  const signUp = async (changes: Readonly<Record<string, unknown>>) => {
    const answer = await server.post<Answers['signUp'] & AnyBody>('/api/signup', server.signUpBody(changes));
    return { ...answer, token: answer.status === 200 ? answer.body.access.token : '' };
  };
  const byPhone = () => {
    phones += 1;
    return { email: undefined, phone: `7701000${String(phones).padStart(4, '0')}` };
  };
  let people = 0;
  const social = async (changes: Readonly<Record<string, unknown>>, subject?: string) => {
    people += 1;
    const answer = await server.socialSignIn({ subject: subject ?? `code${people}` }, changes);
    return { ...answer, token: answer.body.access.token };
  };
  const promoOffers = async (token: string) => await server.offers(token, '?promo=1');
  const refusals = async (token: string) =>
    (await server.notifications(token)).filter(({ sub_type }) => sub_type === 'promo_code_not_valid');
  const ways = [
    ['e-mail', (code: string) => signUp({ promo_code: code })],
    ['phone', (code: string) => signUp({ ...byPhone(), promo_code: code })],
    ['social', (code: string) => social({ promo_code: code, currency: 'KZT', language: 'kk' })],
  ] as const;
  const check = async (code: string, token?: string) =>
    (
      await server.get<Answers['checkPromoCode']>(
        `/api/v1/promo-codes/validate/${encodeURIComponent(code)}?language=en`,
        { token },
      )
    ).body;
  const add = (code: string, token: string) => server.send('addPromoCode', token, { code });
  const setCode = (fields: Readonly<Record<string, string>>) =>
    operator.act('/sandbox/promo-codes', '/sandbox/promo-codes', {
      template: 'demo20',
      per_user: '1',
      uses_total: '',
      first_day: '',
      last_day: '',
      currency: '',
      player_status: '',
      of_month: 'yes',
      ...fields,
    });
  const month = async (query: string) =>
    (await server.get<Answers['promoCodeBanners']>(`/api/v1/promo-banners?type=Promocode&all=true&${query}`))
      .body.data;

  it('lists bonuses outside their days only when all are requested', { tags: ['API-60'] }, async () => {
    const codes = async (query: string) =>
      (await server.read('promoCodeBanners', undefined, `?type=Promocode&currency=KZT${query}`)).data.map(
        ({ promo_code }) => promo_code.code,
      );
    const [first] = await codes('');
    await server.update(
      'promo_codes',
      { code: first ?? '' },
      { first_day: '2020-01-01', last_day: '2020-01-31' },
    );
    expect(await codes('&all=true')).toContain(first);
    for (const query of ['', '&all=false']) expect(await codes(query)).not.toContain(first);
    await server.update('promo_codes', { code: first ?? '' }, { first_day: null, last_day: null });
  });

  it.each(ways)('a sign-up by %s grants a usable code', { tags: ['PROMO-23'] }, async (_way, enter) => {
    const { status, body, token } = await enter(' demo20 ');
    expect(status).toBe(200);
    const [offer, ...others] = await promoOffers(token);
    expect(others).toEqual([]);
    expect(offer).toMatchObject({ promo_code: 'DEMO20', status: 'available' });
    expect(body.promo).toEqual({ code: 'DEMO20', is_granted: true, reason: null, offer_id: offer?.id });
    expect(await refusals(token)).toEqual([]);
  });

  it.each(ways)(
    'a code refused at a sign-up by %s stops nothing',
    { tags: ['PROMO-22', 'PROMO-23'] },
    async (_way, enter) => {
      const { status, body, token } = await enter('vıponly');
      expect(status).toBe(200);
      const reason = 'PROMO_CODE_PLAYER_NOT_TARGETED';
      expect(body.promo).toEqual({ code: 'VIPONLY', is_granted: false, reason, offer_id: null });
      expect(await promoOffers(token)).toEqual([]);
      expect(await refusals(token)).toMatchObject([
        { data: { content: reason }, content: expect.stringContaining('VIPONLY') },
      ]);
    },
  );

  it('a social sign-up survives a code cut in an emoji', { tags: ['PROMO-22', 'PROMO-23'] }, async () => {
    const { status, body, token } = await social({ promo_code: `${'A'.repeat(63)}🎁` });
    expect(status).toBe(200);
    expect(body.promo).toMatchObject({ is_granted: false, reason: 'PROMO_CODE_NOT_FOUND' });
    expect(await refusals(token)).toHaveLength(1);
  });

  it('an unknown or expired code is a 422; the repeat without it works', { tags: ['PROMO-22'] }, async () => {
    for (const [code, reason] of [
      ['nope', 'PROMO_CODE_NOT_FOUND'],
      ['old2024', 'PROMO_CODE_EXPIRED'],
    ] as const) {
      const body = server.signUpBody({ promo_code: code });
      const refused = await server.post('/api/signup', body);
      expect([refused.status, refused.body.errors]).toEqual([422, { promo_code: [reason] }]);
      expect((await server.post('/api/signup', { ...body, promo_code: null })).status).toBe(200);
      // Social login has no form to correct, so the response contains the problem.
      expect((await social({ promo_code: code })).body.promo).toMatchObject({ is_granted: false, reason });
    }
    expect((await signUp({ promo_code: '  ' })).body.promo).toBeNull();
  });

  it('a social sign-in of a known person uses no code', { tags: ['PROMO-23'] }, async () => {
    const first = await social({ currency: 'AZN', language: 'en' }, 'known');
    expect(first.body.promo).toBeNull();
    const again = await social({ promo_code: 'DEMO20', currency: 'KZT' }, 'known');
    expect(again.body.promo).toBeNull();
    expect(await promoOffers(again.token)).toEqual([]);
    const profile = await server.get('/api/v1/profile', { token: again.token });
    expect(profile.body).toMatchObject({ currency: 'AZN', language: 'en' });
  });

  it('a check names what a code brings and uses nothing up', { tags: ['PROMO-19', 'PROMO-20'] }, async () => {
    const { token } = await signUp({});
    expect(await check('demo20', token)).toMatchObject({
      success: true,
      can_use: true,
      title: '20% deposit bonus',
      needs_deposit: true,
      used: 0,
    });
    expect(await check('GIFT5', token)).toMatchObject({ can_use: true, needs_deposit: false });
    // Accepts Cyrillic lookalikes, and characters that copying may add.
    for (const text of ['DЕМО20', '\u202eDEMO20\u00ad', 'ＤＥＭＯ２０', '«demo 20»,'])
      expect(await check(text, token)).toMatchObject({ success: true, title: '20% deposit bonus' });
    expect(await promoOffers(token)).toEqual([]);
    expect(await check('MONTH1O', token)).toMatchObject({ success: false, similar: 'MONTH10' });
    // Only public codes are suggested.
    expect(await check('DEMO21', token)).toMatchObject({ success: false, similar: null });
    for (const long of ['A'.repeat(65), 'I'.repeat(10_000)])
      expect(await check(long, token)).toMatchObject({ reason: 'PROMO_CODE_NOT_FOUND', similar: null });
    expect((await add('X'.repeat(10_000), token)).status).toBe(422);
    await add('ONCE', token);
    expect(await check('once', token)).toMatchObject({
      reason: 'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED',
      used: 1,
      last_used: { amount: null },
    });
    await add('GIFT5', token);
    await setCode({ code: 'GIFT6', template: 'nd', of_month: 'no' });
    const blocked = await check('GIFT6', token);
    expect(blocked['reason']).toBe('PROMO_CODE_CONFLICT');
    const running = (await promoOffers(token)).find(({ status }) => status === 'active');
    expect(blocked['conflict_offer_id']).toBe(running?.id);
  });

  it('the console edits a bonus of the month', { tags: ['PROMO-05', 'PROMO-06', 'PROMO-24'] }, async () => {
    const { token } = await signUp({});
    expect(await setCode({ code: 'altyn50', first_day: '2026-01-14', last_day: '2026-01-15' })).toMatchObject(
      {
        done: 'promo',
      },
    );
    // Midnight in account time: Almaty is UTC+5, Baku UTC+4.
    const inTenge = (await month('currency=KZT')).find(({ promo_code }) => promo_code.code === 'ALTYN50');
    expect(inTenge).toMatchObject({
      banner_start_at: '2026-01-13T19:00:00.000Z',
      banner_end_at: '2026-01-15T18:59:59.000Z',
    });
    const inManat = (await month('currency=AZN')).find(({ promo_code }) => promo_code.code === 'ALTYN50');
    expect(inManat?.banner_start_at).toBe('2026-01-13T20:00:00.000Z');
    expect((await add('ALTYN50', token)).body.message).toBe('PROMO_CODE_NOT_STARTED');
    expect(await check('ALTYN50', token)).toMatchObject({
      success: false,
      reason: 'PROMO_CODE_NOT_STARTED',
      starts_at: '2026-01-13T19:00:00.000Z',
    });
    await setCode({ code: 'ALTYN50', first_day: '2026-01-10', last_day: '2026-01-12', per_user: '2' });
    expect((await add('ALTYN50', token)).status).toBe(200);
    await setCode({ code: 'ALTYN50', last_day: '2026-01-11', per_user: '2' });
    const latecomer = (await signUp({})).token;
    expect((await add('ALTYN50', latecomer)).body.message).toBe('PROMO_CODE_EXPIRED');
    expect(await promoOffers(token)).toHaveLength(1);
    const { text } = await operator.open('/sandbox/promo-codes');
    expect(text).toContain('ALTYN50');
    for (const wrong of [
      { first_day: '2026-02-30' },
      { first_day: '2026-01-12', last_day: '2026-01-11' },
      { per_user: '0' },
      { currency: 'USD' },
      { template: 'w1' },
      { template: 'constructor' },
      { code: '' },
      { code: 'A'.repeat(65) },
    ])
      expect(await setCode({ code: 'WRONG', ...wrong })).toMatchObject({ problem: 'invalid' });
  });

  it('several bonuses of the month run in parallel, by currency', { tags: ['PROMO-24'] }, async () => {
    await setCode({ code: 'NOVRUZ30', template: 'r50', currency: 'AZN', uses_total: '1' });
    const codes = async (query: string) => (await month(query)).map(({ promo_code }) => promo_code.code);
    expect(await codes('currency=AZN')).toEqual(expect.arrayContaining(['MONTH10', 'SPIN30', 'NOVRUZ30']));
    expect(await codes('currency=KZT')).not.toContain('NOVRUZ30');
    const { token } = await signUp({});
    expect((await add('NOVRUZ30', token)).body.message).toBe('PROMO_CODE_PLAYER_NOT_TARGETED');
    expect(await check('NOVRUZ30', token)).toMatchObject({ reason_detail: 'currency' });
    // Only one of five players gets the last use of the code.
    const players = await Promise.all(
      Array.from({ length: 5 }, async () => (await signUp({ currency: 'AZN' })).token),
    );
    const answers = await Promise.all(players.map((player) => add('NOVRUZ30', player)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await signUp({ currency: 'AZN' });
    expect(await check('NOVRUZ30', late.token)).toMatchObject({
      reason: 'PROMO_CODE_USAGE_LIMIT_REACHED',
      uses_total: 1,
    });
  });

  it('the deposit with a code’s bonus names the code and its sum', { tags: ['PROMO-25'] }, async () => {
    const { token } = await signUp({ promo_code: 'DEMO20' });
    const [offer] = await promoOffers(token);
    await server.deposit(token, 500_000, { offer_id: offer?.id });
    await server.deposit(token, 500_000);
    const body = await server.read('transactions', token, '?page=1&limit=5');
    expect(body.transactions).toMatchObject([
      { offer_amount: null, promo_code: null },
      { offer_amount: 100_000, promo_code: 'DEMO20' },
    ]);
  });

  it('a code sent from two tabs gives one offer until its deposit', { tags: ['PROMO-03'] }, async () => {
    const { token } = await signUp({});
    const answers = await Promise.all(Array.from({ length: 4 }, () => add('demo20', token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await promoOffers(token)).toHaveLength(1);
  });

  it(
    'a one-use code sent again gives its waiting offer, then the limit',
    { tags: ['PROMO-03'] },
    async () => {
      const { token } = await signUp({});
      for (let press = 0; press < 2; press += 1) expect((await add('once', token)).status).toBe(200);
      const [offer, ...others] = await promoOffers(token);
      expect(others).toEqual([]);
      await server.send('rejectOffer', token, { offer_id: offer?.id });
      const { status, body } = await add('once', token);
      expect([status, body.message]).toEqual([422, 'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED']);
    },
  );

  it('the console ends an offer and changes a status, once each', { tags: ['PROMO-24'] }, async () => {
    const { token } = await signUp({ promo_code: 'GIFT5' });
    const { body } = await server.get('/api/v1/profile', { token });
    const page = `/sandbox/players/${body.id}`;
    const [gift] = await promoOffers(token);
    const form = { offer: gift?.id ?? '' };
    expect(await operator.act(page, `${page}/offers/expire`, form)).toMatchObject({ done: 'expire' });
    expect(await operator.act(page, `${page}/offers/expire`, form)).toMatchObject({ problem: 'handled' });
    expect((await server.balance(token)).bonusBalance).toBe(0);
    const history = await server.read('offers', token, '?history=1');
    expect(history.data).toMatchObject([{ status: 'expired', end_reason: 'operator' }]);
    expect(await operator.act(page, `${page}/status`, { status: 'vip' })).toMatchObject({ done: 'status' });
    expect(await operator.act(page, `${page}/status`, { status: 'vip' })).toMatchObject({
      problem: 'handled',
    });
    expect(await operator.act(page, `${page}/status`, { status: 'king' })).toMatchObject({
      problem: 'invalid',
    });
    const news = await server.notifications(token);
    expect(news[0]).toMatchObject({
      sub_type: 'player_status_change',
      title: 'New status: VIP',
      data: { current: 'vip' },
    });
    expect((await add('VIPONLY', token)).status).toBe(200);
  });
});
