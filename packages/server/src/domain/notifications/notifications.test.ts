import { describe, expect, it } from 'vitest';
import { testServer, createOperator } from '../../testing/index.ts';
import { languages, textIds } from '../locale/locale.ts';
import { notificationText } from './texts.ts';
import type { NotificationFacts } from '../../db/notification-tables.ts';
import { settleDue } from '../payments/settle.ts';
import { forgetOldNotifications, notify } from './notifications.ts';

const facts = { amount: 500_000, currency: 'KZT', method: 'kz-card-out', reason: 'bank_refused' } as const;

/** Sub types with a title; the one of an achievement ends with a colon and its kind. */
const knownSubTypes = textIds.flatMap((id) => /^notification\.(.+)\.title$/.exec(id)?.[1] ?? []);

describe('notifications', () => {
  const server = testServer();

  const list = async (token: string, history: 0 | 1, language = 'en') =>
    (await server.read('notifications', token, `?order=desc&filter[history]=${history}&language=${language}`))
      .data;
  const move = (token: string, to: string, ids: readonly unknown[]) =>
    server.post(`/api/v1/notifications/${to}`, { notification_ids: ids }, { token });

  it('lists them in the language of the reader, newest first', { tags: ['API-66'] }, async () => {
    const { access } = await server.signUp();
    await server.deposit(access, 500_000);
    const [newest] = await list(access, 0, 'en');
    expect([newest?.title, newest?.content]).toEqual([
      'Deposit credited',
      '5,000\u00a0₸ added to your balance.',
    ]);
    const [inKazakh] = await list(access, 0, 'kk');
    expect([inKazakh?.title, inKazakh?.content]).toEqual([
      'Депозит түсті',
      'Балансқа 5\u00a0000\u00a0₸ түсті.',
    ]);
  });

  it('moves only forward and only the player’s own', { tags: ['API-67', 'API-68', 'API-69'] }, async () => {
    const { access } = await server.signUp();
    const other = (await server.signUp()).access;
    await server.deposit(access, 500_000);
    const ids = (await list(access, 0)).map(({ id }) => id);
    await move(other, 'close', ids);
    expect((await list(access, 0)).map(({ status }) => status)).toEqual(ids.map(() => 'available'));
    await move(access, 'show', ids);
    expect((await list(access, 0))[0]?.status).toBe('showed');
    await move(access, 'close', [...ids, 999_999, 9_000_000_000]);
    expect(await list(access, 0)).toEqual([]);
    await move(access, 'show', ids);
    await move(access, 'read', ids.slice(0, 1));
    expect((await list(access, 1)).map(({ status }) => status)).toEqual(
      ids.map((_, place) => (place === 0 ? 'read' : 'closed')),
    );
    expect((await move(access, 'read', [])).status).toBe(200);
  });

  it('a toast that was not shown expires after a day', { tags: ['API-66'] }, async () => {
    const tokens = await server.signUp();
    server.clock.pass(24 * 3_600_000);
    const { access } = await server.renew(tokens);
    expect(await list(access, 0)).toEqual([]);
    expect((await list(access, 1)).every(({ status }) => status === 'expired')).toBe(true);
  });

  it.each(knownSubTypes)('%s has a short title and a whole text in every language', (subType) => {
    for (const language of languages) {
      const text = notificationText(
        subType,
        { ...facts, email: 'a@b.cd', wager: 10, until: '2026-01-19T00:00:00Z' },
        language,
      );
      expect(text?.title.length).toBeLessThanOrEqual(38);
      expect(text?.content).not.toMatch(/[{}]|undefined| {2}/);
    }
  });

  it('has no text for names that every object has', () => {
    expect(notificationText('constructor', {}, 'en')).toBeNull();
    expect(notificationText('__proto__', {}, 'en')).toBeNull();
  });
});

const day = 24 * 3_600_000;

describe('causes of notifications', () => {
  const server = testServer();
  const operator = createOperator(server);

  const all = async (token: string, language = 'en') =>
    await server.notifications(token, { history: true, language });
  const of = async (token: string, subType: string) =>
    (await all(token)).filter(({ sub_type }) => sub_type === subType);
  const button = (message: { action: string | null } | undefined) =>
    (JSON.parse(message?.action ?? '{}') as { button?: object }).button ?? null;
  const signUp = async () => {
    const body = server.signUpBody();
    const { access } = await server.signUp(body);
    const userId = await server.idOf(access);
    const page = `/sandbox/players/${userId}`;
    return { access, id: userId, email: String(body.email), page };
  };
  const signIn = async (email: string) => {
    const { body } = await server.signIn({ email });
    return body.access.token;
  };
  const withdraw = async (token: string, amount: number) => {
    // Disable the turnover requirement, which this test does not cover.
    await server.deps.db
      .updateTable('turnovers')
      .set((eb) => ({ done: eb.ref('required') }))
      .execute();
    const { body } = await server.withdraw(token, amount);
    return body.transaction_id;
  };
  const notifyAbout = (playerId: number, subType: string, facts: NotificationFacts = {}) =>
    notify(server.deps.db, playerId, subType, facts, server.clock.now());

  it('a payment sends one message with a link', { tags: ['NOTIF-17', 'NOTIF-18', 'NOTIF-21'] }, async () => {
    const { access, email } = await signUp();
    const credited = await server.deposit(access, 500_000);
    const refused = await server.startDeposit(access);
    await server.press(refused.page, 'decline');
    // The sandbox bank refuses an amount in tenge that ends in 17.
    const back = await withdraw(access, 201_700);
    const paid = await withdraw(access, 200_000);
    server.clock.pass(6 * 60_000);
    await settleDue(server.deps);
    const token = await signIn(email);
    for (const [subType, id] of [
      ['commit_deposit', credited.id],
      ['rollback_deposit', refused.id],
      ['rollback_withdrawal', back],
      ['commit_withdrawal', paid],
    ] as const) {
      const messages = await of(token, subType);
      expect(messages).toMatchObject([{ type: 'transactional' }]);
      expect(button(messages[0])).toEqual({ type: 'link', text: null, url: `/cash-box/history?tx=${id}` });
    }
    const [first] = await of(token, 'achievement');
    expect(first).toMatchObject({ type: 'personal', title: 'First withdrawal' });
    await withdraw(token, 200_000);
    server.clock.pass(6 * 60_000);
    await settleDue(server.deps);
    const later = await signIn(email);
    expect(await of(later, 'commit_withdrawal')).toHaveLength(2);
    expect(await of(later, 'achievement')).toHaveLength(1);
  });

  it('registration and the e-mail call send theirs', { tags: ['NOTIF-17', 'NOTIF-18'] }, async () => {
    const { access, email } = await signUp();
    expect(await all(access)).toMatchObject([
      { sub_type: 'email_confirmation_code_send', type: 'personal', content: `We sent a link to ${email}.` },
      { sub_type: 'welcome_gift_fd-bonus', type: 'personal' },
    ]);
    const [letter] = await server.sent(email);
    const token = /confirm-email\/([^?]+)/.exec(letter?.link ?? '')?.[1] ?? '';
    for (let time = 1; time <= 2; time += 1) await server.get(`/api/v1/profile/confirm-email/${token}`);
    expect(await of(access, 'email_confirmed')).toMatchObject([{ type: 'personal' }]);
  });

  it('a bonus that begins leads to the received ones', { tags: ['NOTIF-17', 'NOTIF-21'] }, async () => {
    const { access } = await signUp();
    const welcome = await server.welcome(access);
    await server.deposit(access, 500_000, { offer_id: welcome[0]?.id });
    const [message, ...more] = await of(access, 'activate-deposit-bonus');
    expect(more).toEqual([]);
    expect(button(message)).toMatchObject({ type: 'link', url: '/bonuses/received' });
  });

  it('an approved passport is an achievement, once', { tags: ['NOTIF-17'] }, async () => {
    const { access, page } = await signUp();
    for (let time = 1; time <= 2; time += 1) {
      const [document] = (await server.upload(access)).body.data;
      await operator.act(page, `/sandbox/documents/${document?.id}`, { do: 'approve' });
    }
    expect(await of(access, 'achievement')).toMatchObject([{ title: 'You’re verified', type: 'personal' }]);
    const [approved] = await of(access, 'document_approved');
    expect(button(approved)).toMatchObject({ url: '/profile/documents' });
  });

  it('the seventh day brings 20 free spins once, not on a break', { tags: ['NOTIF-17'] }, async () => {
    const { email, id } = await signUp();
    for (let number = 2; number <= 6; number += 1) {
      server.clock.pass(day);
      await signIn(email);
      // Two logins on one day count once.
      expect(await of(await signIn(email), 'achievement')).toEqual([]);
    }
    server.clock.pass(day);
    const until = new Date(server.clock.now().getTime() + day / 2);
    await server.update('players', { id }, { restriction_kind: 'break', restriction_until: until });
    expect(await of(await signIn(email), 'achievement')).toEqual([]);
    server.clock.pass(day);
    const token = await signIn(email);
    await signIn(email);
    expect(await of(token, 'achievement')).toMatchObject([{ title: 'First week', type: 'personal' }]);
    const [gift, ...more] = await of(token, 'achievement_gift');
    expect(more).toEqual([]);
    expect(gift?.content).toMatch(/^20 free spins in Gem Downpour\. Activate them by \d\d\.\d\d\.2026\.$/);
    expect(button(gift)).toMatchObject({ type: 'link', url: '/bonuses' });
    const offers = await server.offers(token, '?order=desc&limit=200');
    expect(offers.filter(({ spins_count }) => spins_count === 20)).toMatchObject([{ status: 'available' }]);
  });

  it('the operator gives a bronze lottery ticket', { tags: ['NOTIF-17'] }, async () => {
    const { access, page } = await signUp();
    expect(await operator.act(page, `${page}/tickets`)).toMatchObject({ done: 'ticket' });
    const [ticket, ...more] = await of(access, 'lottery_ticket_bronze');
    expect(more).toEqual([]);
    expect(ticket).toMatchObject({ type: 'personal', title: 'Bronze ticket' });
    expect(button(ticket)).toMatchObject({ type: 'chat' });
  });

  it('uses the reader’s language', { tags: ['NOTIF-03', 'NOTIF-18', 'NOTIF-21'] }, async () => {
    const { access, id } = await signUp();
    await notifyAbout(id, 'player_status_change', { status: 'gold' });
    await notifyAbout(id, 'promo_code_not_valid', { promoCode: 'OLD24' });
    await notifyAbout(id, 'achievement', { achievement: 'seventh_day', tournament: 'steppe-cup-3' });
    const [cup, code, status] = await all(access, 'kk');
    expect(status).toMatchObject({
      type: 'personal',
      title: 'Жаңа мәртебе: Алтын',
      content: 'Кешбэк: 12%. Барлық шарттары VIP клуб бетінде.',
      data: { current: 'gold' },
    });
    expect(button(status)).toEqual({ type: 'link', text: 'VIP клуб', url: '/vipclub' });
    expect(code).toMatchObject({ type: 'personal', content: 'Код: OLD24. Ол бойынша бонус берілмеді.' });
    expect(button(code)).toMatchObject({ url: '/bonuses' });
    expect(cup?.type).toBe('information');
    expect(button(cup)).toMatchObject({ url: '/tournaments/steppe-cup-3' });
  });

  it('messages are deleted after 90 days', { tags: ['NOTIF-20'] }, async () => {
    const { access, id, email } = await signUp();
    const isOld = ({ sub_type }: { sub_type: string | null }) => sub_type !== 'new_device';
    const old = async (token: string) => (await all(token)).filter(isOld);
    const stored = async () => (await server.rows('notifications', { player_id: id })).filter(isOld).length;
    expect(await old(access)).toHaveLength(2);
    server.clock.pass(90 * day - 60_000);
    await forgetOldNotifications(server.deps);
    expect(await old(await signIn(email))).toHaveLength(2);
    server.clock.pass(60_000);
    expect(await old(await signIn(email))).toEqual([]);
    expect(await stored()).toBe(2);
    await forgetOldNotifications(server.deps);
    expect(await stored()).toBe(0);
  });
});
