import { describe, expect, it } from 'vitest';
import { testPlayer, testServer } from '../../testing/index.ts';

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
    // Only the date is missing: midnight in account time after the day of registration.
    const waiting = (await steps())[1];
    expect(waiting).toMatchObject({ status: 'awaiting', conditions: { availability_rule: { day_from: 1 } } });
    expect(new Date(waiting?.conditions.available_at ?? '').getUTCHours()).toBe(19);
    await pass(24 * hour);
    expect((await statuses()).slice(1)).toEqual(['available', 'awaiting']);

    // The third one unlocks on the seventh day after registration, and one day has passed.
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

  it('a step whose time is over has had its turn', { tags: ['WELC-14'] }, async () => {
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
