import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testServer, type Tokens, type Answers } from '../../testing/index.ts';
import { payCashback } from './cashback.ts';

const day = 24 * 3_600_000;

describe('bonuses from the first code to the history', () => {
  const server = testServer();
  let tokens: Tokens;
  const email = 'story@example.com';

  const asPlayer = () => ({ token: tokens.access });
  const offers = async (query = '') => await server.offers(tokens.access, query);
  const welcome = async () => await server.welcome(tokens.access);
  const one = async (id: string) => (await offers()).find((offer) => offer.id === id);
  const signIn = async () => {
    const { body } = await server.signIn({ email });
    tokens = { access: body.access.token, refresh: body.refresh.token };
  };
  const play = async (bet: number) => {
    const sessionId = await server.launch(tokens.access);
    await server.play(sessionId, bet);
  };
  /** The same command from two tabs, twice each. */
  const fourTimes = async (path: string, body: object) => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => server.post(path, body, asPlayer())));
    return answers.map(({ status }) => status).toSorted();
  };

  it(
    'a code, two welcome bonuses, rounds, a Thursday, a cancel, and the history',
    { tags: ['WELC-13', 'WAG-16', 'CASHBK-07', 'BONUS-16', 'BONUS-34', 'PROMO-23'] },
    async () => {
      tokens = await server.signUp({ email, promo_code: 'SPIN15' });
      const coded = (await offers()).find(({ promo_code }) => promo_code === 'SPIN15');
      expect(coded?.status).toBe('started');

      const [first] = await welcome();
      expect((await welcome()).map(({ status }) => status)).toEqual(['available', 'awaiting', 'awaiting']);
      await server.deposit(tokens.access, 1_000_000, { offer_id: first?.id });
      for (let round = 1; round <= 5; round += 1) {
        await play(20_000);
        const offer = await one(first?.id ?? '');
        const { body } = await server.get<Answers['offerLedger']>(
          `/api/v1/offers/${first?.id}/ledger`,
          asPlayer(),
        );
        const counted = body.data.reduce((sum, entry) => sum + entry.counted, 0);
        expect([offer?.wager_amount, counted, body.data[0]?.total]).toEqual(Array(3).fill(20_000 * round));
      }

      const canceled = await fourTimes('/api/v1/offers/cancel', { offer_id: coded?.id });
      expect(canceled.filter((code) => code === 200)).toHaveLength(1);

      server.clock.pass(day);
      await signIn();
      expect((await welcome())[1]?.status).toBe('available');

      const { next_at: thursday, accrued_amount: accrued } = (
        await server.get<{ next_at: string; accrued_amount: number }>('/api/v1/cashback', asPlayer())
      ).body;
      expect(accrued).toBe(5_000);
      server.clock.pass(Date.parse(thursday) - server.clock.now().getTime());
      await signIn();
      await payCashback(server.deps);
      const cashback = (await offers()).find(({ type }) => type === 'cashback');
      expect(cashback).toMatchObject({ status: 'available', amount: accrued });

      const history = await offers('?history=1');
      expect(history.find(({ id }) => id === coded?.id)).toMatchObject({
        status: 'canceled',
        end_reason: 'player',
      });
      // Active and available offers are not in the history.
      expect(history.some(({ id }) => id === first?.id || id === cashback?.id)).toBe(false);
    },
  );

  it(
    'every command of the pages has one effect, however often it is pressed',
    { tags: ['PROMO-03', 'BONUS-23'] },
    async () => {
      tokens = await server.signUp();
      const add = await fourTimes('/api/v1/promo-codes', { code: 'SPIN15' });
      expect(add.filter((code) => code === 200).length).toBeGreaterThan(0);
      const coded = (await offers()).filter(({ promo_code }) => promo_code === 'SPIN15');
      expect(coded).toHaveLength(1);
      const id = coded[0]?.id;
      const ended = await fourTimes('/api/v1/offers/cancel', { offer_id: id });
      expect(ended.filter((code) => code === 200)).toHaveLength(1);
    },
  );

  it(
    'bad input is refused by a code that has words, and changes nothing',
    { tags: ['BONUS-35', 'PROMO-19'] },
    async () => {
      tokens = await server.signUp();
      const playerId = await server.idOf(tokens.access);
      const { db, clock } = server.deps;
      const late = await server.grant(playerId, 'ndgs');
      await db.updateTable('offers').set({ available_to: clock.now() }).where('id', '=', late).execute();
      const before = JSON.stringify(await offers());
      const mine = (await offers())[0]?.id;
      const stranger = await server.signUp();
      const refusals = await Promise.all([
        server.post('/api/v1/promo-codes', { code: 'x'.repeat(10_000) }, asPlayer()),
        server.post('/api/v1/offers/cancel', { offer_id: mine }, { token: stranger.access }),
        server.post('/api/v1/offers/activate', { offer_id: `ofr_${randomUUID()}` }, asPlayer()),
        server.post('/api/v1/offers/activate', { offer_id: 'x'.repeat(10_000) }, asPlayer()),
        server.post('/api/v1/offers/activate', { offer_id: late }, asPlayer()),
        server.post('/api/v1/offers/cancel', { offer_id: late }, asPlayer()),
      ]);
      expect(refusals.map(({ status }) => status).every((code) => code >= 400 && code < 500)).toBe(true);
      const codes = refusals.map(({ body }) => body.message);
      expect(codes.slice(-2)).toEqual(['OFFER_NOT_AVAILABLE', 'OFFER_NOT_CANCELABLE']);
      for (const { body } of refusals) expect(body.message).toMatch(/^[A-Z_]+$/);
      expect(JSON.stringify(await offers())).toBe(before);
    },
  );
});
