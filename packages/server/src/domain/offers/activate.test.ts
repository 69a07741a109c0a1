import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testPlayer, testServer } from '../../testing/index.ts';
import { endOffer } from './finish.ts';
import { findOffer } from './offers.ts';
import type { TemplateCode } from './templates.ts';
import { moveOffer } from './machine.ts';

describe('activating an offer', () => {
  const server = testServer();
  const tokens = testPlayer(server);

  const activate = (id: string, token = tokens.access) =>
    server.send('activateOffer', token, { offer_id: id });
  const balance = async () => (await server.balance(tokens.access)).bonusBalance;
  const grant = async (template: TemplateCode, amount?: number) => {
    const changes = amount === undefined ? {} : { amount };
    return await server.grant(await server.idOf(tokens.access), template, changes);
  };

  it('gives one bonus for a double click and two tabs', { tags: ['BONUS-33'] }, async () => {
    const id = await grant('nd', 100_000);
    const responses = await Promise.all([activate(id), activate(id), activate(id)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 200)?.body).toMatchObject({ id, status: 'active' });
    expect(responses.find(({ status }) => status === 409)?.body.message).toBe('OFFER_NOT_AVAILABLE');
    expect(await balance()).toBe(100_000);
  });

  it('redirects deposit offers to the cash box, rejects others’ offers', { tags: ['BONUS-33'] }, async () => {
    const id = await grant('r50');
    expect(await activate(id)).toMatchObject({ status: 409, body: { message: 'OFFER_NEEDS_DEPOSIT' } });
    const stranger = (await server.signUp()).access;
    expect(await activate(id, stranger)).toMatchObject({
      status: 404,
      body: { message: 'OFFER_NOT_FOUND' },
    });
    expect((await activate(`ofr_${randomUUID()}`)).status).toBe(404);
    expect(await balance()).toBe(0);
  });

  it('wagers one bonus at a time: the next starts by itself', { tags: ['WAG-19'] }, async () => {
    const [first, second] = [await grant('r50'), await grant('demo20')];
    await server.deposit(tokens.access, 500_000, { offer_id: first });
    await server.deposit(tokens.access, 1_000_000, { offer_id: second });
    const offers = async () => await server.offers(tokens.access);
    const seen = async (id: string) => (await offers()).find((offer) => offer.id === id);
    expect(await seen(first)).toMatchObject({ status: 'active', amount: 250_000 });
    const waiting = { status: 'awaiting', amount: 200_000, waits_for_offer_id: first };
    expect(await seen(second)).toMatchObject(waiting);
    expect(await balance()).toBe(250_000);
    const id = await server.idOf(tokens.access);
    const offer = await findOffer(server.deps.db, id, first);
    await server.write(async (trx) => {
      if (offer) await endOffer(trx, offer, 'expire', server.clock.now());
    });
    expect(await seen(second)).toMatchObject({ status: 'active', amount: 200_000 });
    expect(await balance()).toBe(200_000);
  });

  it('an overdue offer is neither activated nor cancelled', { tags: ['BONUS-35'] }, async () => {
    const { db, clock } = server.deps;
    const id = await grant('ndgs');
    await db.updateTable('offers').set({ available_to: clock.now() }).where('id', '=', id).execute();
    const before = await server.offers(tokens.access);
    expect((await activate(id)).body.message).toBe('OFFER_NOT_AVAILABLE');
    const cancel = await server.send('cancelOffer', tokens.access, { offer_id: id });
    expect(cancel.body.message).toBe('OFFER_NOT_CANCELABLE');
    expect(await server.offers(tokens.access)).toEqual(before);
  });

  it('states why an offer ended', { tags: ['BONUS-34'] }, async () => {
    const id = await grant('r50');
    await server.send('rejectOffer', tokens.access, { offer_id: id });
    const listed = await server.offers(tokens.access);
    expect(listed.find((offer) => offer.id === id)).toMatchObject({
      status: 'rejected',
      end_reason: 'player',
    });
  });

  it.each([
    ['finish', 'active', 'wagered'],
    ['waste', 'active', 'lost'],
    ['cancel', 'started', 'player'],
    ['withdraw', 'awaiting', 'withdrawal'],
    ['expire', 'active', 'expired'],
    ['let_go', 'active', 'restriction'],
    ['pass_over', 'available', 'not_taken'],
  ] as const)(
    '%s of an offer that is %s is reported as %s',
    { tags: ['BONUS-34'] },
    async (event, status, reason) => {
      const { db, clock } = server.deps;
      const id = await grant('r50');
      await db.updateTable('offers').set({ status }).where('id', '=', id).execute();
      await db.transaction().execute((trx) => moveOffer(trx, { id, status }, event, clock.now()));
      const listed = await server.offers(tokens.access, '?history=1');
      const ended = listed.find((offer) => offer.id === id);
      // A bonus cancelled without a deposit is not part of the history.
      if (event === 'cancel') expect(ended).toBeUndefined();
      else expect(ended).toMatchObject({ end_reason: reason, ended_at: clock.now().toISOString() });
      const row = await db.selectFrom('offers').select('end_reason').where('id', '=', id).executeTakeFirst();
      expect(row?.end_reason).toBe(reason);
    },
  );
});

const hour = 3_600_000;

describe('the welcome package', () => {
  const server = testServer();
  const tokens = testPlayer(server);

  const steps = async () => await server.welcome(tokens.access);
  const statuses = async () => (await steps()).map(({ status }) => status);
  const idOf = async (step: number) => (await steps())[step - 1]?.id ?? '';
  const { pass } = tokens;
  const deposit = (offerId?: string) =>
    server.deposit(tokens.access, 1_000_000, offerId === undefined ? {} : { offer_id: offerId });

  it('opens one step after the other, and says what opens the next', { tags: ['WELC-13'] }, async () => {
    const [first, second, third] = await steps();
    expect(first).toMatchObject({ status: 'available', lock_text: null });
    expect(second).toMatchObject({ status: 'awaiting', lock_text: 'После первого депозита' });
    expect(third).toMatchObject({ status: 'awaiting', lock_text: 'После второго депозита' });
    expect(second?.conditions).toMatchObject({ available_at: null, availability_rule: { day_from: null } });

    await deposit(first?.id);
    // The second step now only waits for its day, which begins at midnight in account time.
    const waiting = (await steps())[1];
    expect(waiting).toMatchObject({ status: 'awaiting', conditions: { availability_rule: { day_from: 1 } } });
    expect(new Date(waiting?.conditions.available_at ?? '').getUTCHours()).toBe(19);
    await pass(24 * hour);
    expect((await statuses()).slice(1)).toEqual(['available', 'awaiting']);

    // The third step unlocks on the seventh day after registration; one of these days has passed.
    await deposit(await idOf(2));
    const last = (await steps())[2];
    expect(last?.conditions.availability_rule).toEqual({ day_from: 6 });
    const opensAt = Date.parse(last?.conditions.available_at ?? '');
    await pass(opensAt - server.clock.now().getTime() - 1_000);
    expect((await statuses())[2]).toBe('awaiting');
    await pass(1_000);
    expect((await statuses())[2]).toBe('available');
  });

  it('offers and welcome offers agree', { tags: ['WELC-13'] }, async () => {
    const listed = await server.offers(tokens.access, '?status=awaiting');
    expect(listed.map(({ id }) => id).toSorted()).toEqual([await idOf(2), await idOf(3)].toSorted());
  });

  it('a deposit before the next step neither takes nor skips it', { tags: ['WELC-14'] }, async () => {
    await deposit(await idOf(1));
    await deposit();
    const refused = await server.pay(tokens.access, { offer_id: await idOf(2) });
    expect(refused.body.errors).toEqual({ offer_id: ['NOT_FOUND'] });
    await pass(24 * hour);
    expect((await statuses())[1]).toBe('available');
    await deposit();
    expect((await statuses()).slice(1)).toEqual(['ignored', 'awaiting']);
    await pass(7 * 24 * hour);
    expect((await statuses())[2]).toBe('available');
  });

  it('an expired step lets the next one open', { tags: ['WELC-14'] }, async () => {
    await pass(8 * 24 * hour);
    expect((await statuses()).slice(0, 2)).toEqual(['expired', 'available']);
    await deposit(await idOf(2));
    expect((await statuses())[2]).toBe('available');
  });

  it('the first deposit gives bonus and 250 free spins by one payment', { tags: ['WELC-15'] }, async () => {
    const [first, second] = await steps();
    expect(first?.with_spins).toMatchObject({ spins_count: 250, total_bet: 5_000, wager: 10 });
    expect(second?.with_spins).toBeNull();
    const payment = await deposit(first?.id);
    const offers = await server.offers(tokens.access, '?status=active,started');
    expect(offers).toHaveLength(2);
    const spins = offers.find(({ id }) => id === first?.with_spins?.id);
    expect(spins).toMatchObject({
      type: 'welcome_gs',
      origin: 'welcome',
      status: 'started',
      spins_count: 250,
      played_spins: 0,
      transaction_id: payment.id,
    });
    expect(offers.find(({ id }) => id === first?.id)).toMatchObject({
      status: 'active',
      amount: 1_200_000,
      transaction_id: payment.id,
    });
  });

  it('a first deposit without the bonus brings no spins either', { tags: ['WELC-15'] }, async () => {
    await deposit();
    const listed = await server.offers(tokens.access, '?status=active,started');
    expect(listed).toEqual([]);
  });

  it(
    'names each step and its state in every language',
    { tags: ['WELC-10', 'WELC-12', 'BONUS-32'] },
    async () => {
      const [first] = await steps();
      const labels = (await steps()).map(({ template }) => template.text_data['en']?.label);
      expect(labels.slice(0, 3)).toEqual(['First deposit', 'Second deposit', 'Third deposit']);
      expect(new Set(Object.values(first?.template.text_data ?? {}).map(({ label }) => label)).size).toBe(4);
      expect(Object.keys(first?.template.text_data ?? {}).toSorted()).toEqual(['az', 'en', 'kk', 'ru']);
      const seen: (string | null | undefined)[] = [];
      for (const language of ['ru', 'kk', 'az', 'en']) {
        await server.send('updateProfile', tokens.access, { language });
        const listed = await server.offers(tokens.access);
        seen.push(
          listed.find(({ id }) => id === first?.id)?.tag,
          JSON.stringify((await steps())[0]?.template.content),
        );
      }
      expect(new Set(seen).size).toBe(8);
    },
  );
});
