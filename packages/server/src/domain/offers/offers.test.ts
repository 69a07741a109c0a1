import { beforeEach, describe, expect, it } from 'vitest';
import { testServer, type Answers } from '../../testing/index.ts';
import type { OfferStatus } from '../../db/money-tables.ts';
import { grantOffer } from './offers.ts';
import type { TemplateCode } from './templates.ts';
import { activateOffer } from './activate.ts';
import { expireOffers } from './finish.ts';
import { notifyOfEndings } from './end-notices.ts';

describe('offers', () => {
  const server = testServer();
  let token: string;
  beforeEach(async () => {
    token = (await server.signUp()).access;
  });

  const offers = async (query = '') => await server.offers(token, query);
  const welcome = async () => await server.welcome(token);
  const use = (code: string) => server.send('addPromoCode', token, { code });
  const check = async (code: string, as: string | undefined = token) =>
    (await server.get<Answers['checkPromoCode']>(`/api/v1/promo-codes/validate/${code}`, { token: as })).body;

  it('shows guests the welcome bonuses by currency', { tags: ['REG-04', 'API-53'] }, async () => {
    const body = await server.read('welcomeOffers', undefined, '?currency=AZN&language=az');
    expect(body.data.map(({ register_banner }) => register_banner !== null)).toEqual([true, true, true]);
    expect(body.data[0]?.register_banner?.text).toBe('Maks.\u00a0500\u00a0₼, veycer\u00a0x10, 7\u00a0gün');
    expect(body.data[0]?.conditions.activation_rules[0]?.min_deposit).toBe(1_000);
  });

  it('passes over the welcome bonus of a deposit made without it', { tags: ['API-54'] }, async () => {
    expect((await welcome()).map(({ status }) => status)).toEqual(['available', 'awaiting', 'awaiting']);
    const [, second] = await welcome();
    const tooEarly = await server.pay(token, { offer_id: second?.id });
    expect(tooEarly.status).toBe(422);
    await server.deposit(token);
    expect((await welcome()).map(({ status }) => status)).toEqual(['ignored', 'awaiting', 'awaiting']);
    expect((await server.balance(token)).bonusBalance).toBe(0);
  });

  it('gives a bonus to one of two deposits that name it', async () => {
    const [first] = await welcome();
    const pages = await Promise.all([1, 2].map(() => server.startDeposit(token, { offer_id: first?.id })));
    await Promise.all(pages.map(({ page }) => server.press(page, 'success')));
    expect((await server.balance(token)).bonusBalance).toBe(600_000);
  });

  it('filters by status, history and promo codes', { tags: ['API-52', 'BONUS-19'] }, async () => {
    await use('demo20');
    expect((await offers('?promo=1')).map(({ title }) => title)).toEqual(['20% на\u00a0депозит']);
    expect(await offers('?status=active')).toEqual([]);
    expect(await offers('?history=1&limit=10')).toEqual([]);
    await server.deposit(token);
    expect((await offers('?history=1&limit=10')).map(({ status }) => status)).toEqual(['ignored']);
    expect(await offers('?status=available,ignored')).toHaveLength(2);
  });

  it('keeps in the history what has ended or was paid for', { tags: ['BONUS-16', 'BONUS-17'] }, async () => {
    const ownerId = await server.idOf(token);
    const { db } = server.deps;
    const put = async (template: TemplateCode, status: OfferStatus, transactionId: string | null = null) => {
      const id = await server.grant(ownerId, template);
      const changes = { status, transaction_id: transactionId };
      await db.updateTable('offers').set(changes).where('id', '=', id).execute();
      return id;
    };
    const paid = (await server.deposit(token)).id;
    const before = new Set((await offers('?history=1')).map(({ id }) => id));
    for (const status of ['available', 'awaiting', 'active', 'started', 'rejected', 'hidden'] as const)
      await put('r50', status);
    await put('r50', 'canceled');
    await put('cbw', 'canceled');
    await put('cbw', 'expired');
    const listed = [
      await put('r50', 'canceled', paid),
      await put('cbw', 'canceled', paid),
      await put('cbw', 'expired', paid),
      await put('r50', 'expired'),
      await put('dgs', 'canceled'),
      await put('r50', 'wager_ignored'),
    ];
    const after = (await offers('?history=1')).map(({ id }) => id);
    expect(after.filter((id) => !before.has(id)).toSorted()).toEqual(listed.toSorted());
  });

  it('lists the past offers that ended last, not those created last', { tags: ['BONUS-19'] }, async () => {
    const ownerId = await server.idOf(token);
    const ended = async (day: number) => {
      const id = await server.grant(ownerId, 'r50');
      const changes = { status: 'finished', ended_at: new Date(Date.UTC(2026, 0, day)) } as const;
      await server.deps.db.updateTable('offers').set(changes).where('id', '=', id).execute();
      return id;
    };
    const [, last] = [await ended(3), await ended(9), await ended(5)];
    expect((await offers('?history=1&limit=1')).map(({ id }) => id)).toEqual([last]);
  });

  it('distinguishes free spins, welcome offers and others', { tags: ['BONUS-31'] }, async () => {
    const id = await server.idOf(token);
    for (const template of ['dgs', 'ndgs', 'r50'] as const) await server.grant(id, template);
    const origins = new Map((await offers()).map(({ type, origin }) => [type, origin]));
    expect(Object.fromEntries(origins)).toEqual({
      welcome: 'welcome',
      deposit_gift_spin: 'offer',
      no_deposit_gift_spin: 'offer',
      deposit_bonus: null,
    });
  });

  it('refuses each code with its own reason, also beforehand', { tags: ['API-56', 'API-57'] }, async () => {
    for (const [code, reason] of [
      ['nothing', 'PROMO_CODE_NOT_FOUND'],
      ['OLD2024', 'PROMO_CODE_EXPIRED'],
      ['FULL', 'PROMO_CODE_USAGE_LIMIT_REACHED'],
      ['VIPONLY', 'PROMO_CODE_PLAYER_NOT_TARGETED'],
    ] as const) {
      const { status, body } = await use(code);
      expect([status, body.message]).toEqual([422, reason]);
      expect(await check(code)).toMatchObject({ can_use: false, reason });
    }
    expect((await use('once')).status).toBe(200);
    expect(await check('ONCE')).toMatchObject({
      can_use: false,
      reason: 'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED',
    });
    expect(await check('DEMO20', undefined)).toMatchObject({ success: true, can_use: true });
    // An Azerbaijani keyboard types capital i as İ.
    for (const code of ['SPİN30', 'spin30', ' Spin30 '])
      expect(await check(encodeURIComponent(code))).toMatchObject({ success: true });
    const guest = await server.get('/api/v1/promo-codes/validate/DEMO20');
    expect(guest.body).toMatchObject({ success: true, can_use: null, reason: null, used: null });
  });

  it('an offer not activated in time expires and cannot be used', async () => {
    const tokens = await server.signUp();
    token = tokens.access;
    const [first] = await welcome();
    server.clock.pass(7 * 24 * 3_600_000);
    token = (await server.renew(tokens)).access;
    expect((await welcome())[0]?.status).toBe('expired');
    const { status } = await server.pay(token, { offer_id: first?.id });
    expect(status).toBe(422);
    // The deposit itself is still credited; the ended offer does not change.
    await server.deposit(token);
    expect((await welcome())[0]?.status).toBe('expired');
  });
});

const hour = 3_600_000;

describe('the end of a bonus', () => {
  const server = testServer();

  const enter = async (template: TemplateCode) => {
    const email = server.signUpBody().email;
    const tokens = await server.signUp({ email });
    const id = await server.idOf(tokens.access);
    await server.write(async (trx) => {
      const now = server.clock.now();
      const offer = await grantOffer(trx, { playerId: id, currency: 'KZT', template }, now);
      await activateOffer(trx, id, offer, now);
    });
    const signIn = async () => {
      const { body } = await server.signIn({ email });
      return body.access.token;
    };
    const endings = async (language = 'en') =>
      (await server.notifications(await signIn(), { history: true, language })).filter(({ sub_type }) =>
        /^(?:bonus|spins)-end/.test(sub_type),
      );
    return { id, endings };
  };

  it.each([
    ['nd', 'bonus', 72, 'Bonus money removed: 2,000'],
    ['ndgs', 'spins', 48, 'Not played: 10, game: Gem Downpour.'],
  ] as const)(
    'of %s is announced a day before and when it comes, once each',
    { tags: ['SEC-18', 'NOTIF-18'] },
    async (template, kind, hours, lost) => {
      const { endings } = await enter(template);
      const turn = () => Promise.all([notifyOfEndings(server.deps), notifyOfEndings(server.deps)]);
      server.clock.pass((hours - 25) * hour);
      await turn();
      expect(await endings()).toEqual([]);
      server.clock.pass(hour);
      await turn();
      await turn();
      const soon = kind === 'bonus' ? 'bonus-ends-soon' : 'spins-end-soon';
      expect((await endings()).map(({ sub_type }) => sub_type)).toEqual([soon]);
      server.clock.pass(24 * hour);
      await Promise.all([expireOffers(server.deps), expireOffers(server.deps)]);
      await turn();
      expect((await endings()).map(({ sub_type }) => sub_type)).toEqual([`${kind}-ended`, soon]);
      expect((await endings())[0]?.content).toContain(lost);
      for (const language of ['ru', 'kk', 'az'])
        for (const { content } of await endings(language)) expect(content).not.toMatch(/[{}]|: [.,]/);
    },
  );

  it('does not call a player back from a break', { tags: ['SAFE-13'] }, async () => {
    const { id, endings } = await enter('nd');
    const now = server.clock.now();
    await server.update(
      'players',
      { id },
      {
        restriction_kind: 'break',
        restriction_since: now,
        restriction_until: new Date(now.getTime() + 60 * hour),
      },
    );
    server.clock.pass(50 * hour);
    await notifyOfEndings(server.deps);
    expect(await endings()).toEqual([]);
    server.clock.pass(10 * hour);
    await notifyOfEndings(server.deps);
    expect((await endings()).map(({ sub_type }) => sub_type)).toEqual(['bonus-ends-soon']);
  });
});
