import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testPlayer, testServer } from '../../testing/index.ts';
import { endOffer } from './finish.ts';
import { findOffer } from './offers.ts';
import { type TemplateCode } from './templates.ts';
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
      // A cancelled bonus without a deposit is not in the history.
      if (event === 'cancel') expect(ended).toBeUndefined();
      else expect(ended).toMatchObject({ end_reason: reason, ended_at: clock.now().toISOString() });
      const row = await db.selectFrom('offers').select('end_reason').where('id', '=', id).executeTakeFirst();
      expect(row?.end_reason).toBe(reason);
    },
  );
});
