import { beforeAll, describe, expect, it } from 'vitest';
import { engine, testServer, type Tokens } from '../../testing/index.ts';
import { mailPromotion } from '../content/promotions.ts';
import { payCashback } from '../offers/cashback.ts';
import { openTournaments } from '../tournaments/editions.ts';

const day = 24 * 3_600_000;

describe('while a break or self-exclusion holds', () => {
  const server = testServer();

  const idOf = async ({ access }: Tokens) => await server.idOf(access);
  const offersOf = async (tokens: Tokens) =>
    await server.deps.db
      .selectFrom('offers')
      .select(['id', 'template', 'status', 'end_reason'])
      .where('player_id', '=', await idOf(tokens))
      .orderBy('ordinal')
      .execute();
  const close = (tokens: Tokens, kind: 'break' | 'self-exclusion') =>
    server.post(`/api/v1/profile/${kind}`, kind === 'break' ? { days: 30 } : { months: 6 }, {
      token: tokens.access,
    });
  /** A player with an active bonus and a loss that counts for cashback. */
  const playing = async () => {
    const tokens = await server.signUp();
    const welcome = await server.welcome(tokens.access);
    await server.deposit(tokens.access, 1_000_000, { offer_id: welcome[0]?.id ?? '' });
    const sessionId = await server.launch(tokens.access);
    await server.play(sessionId, 500_000);
    return tokens;
  };
  const newsletters = async (tokens: Tokens, isOn: boolean) =>
    await server.setPlayer(await idOf(tokens), {
      is_newsletters_enabled: isOn,
      is_sms_enabled: isOn,
      is_email_confirmed: true,
    });
  const mailed = () =>
    server.write((trx) =>
      mailPromotion(server.deps, trx, { slug, appOrigin: server.origin }, server.clock.now()),
    );
  const slug = 'spring-week';
  beforeAll(async () => {
    const words = JSON.stringify({ ru: 'Акция', kk: 'Акция', az: 'Aksiya', en: 'Offer' });
    await server.deps.db
      .insertInto('promotions')
      .values({
        id: 9001,
        slug,
        category: 'promotions',
        titles: words,
        previews: words,
        contents: words,
        image: null,
        date: '2026-01-10',
        priority: 1,
        button_texts: null,
        button_link: null,
        requires_auth: false,
        template: null,
        starts_on: null,
        ends_on: null,
        subtitles: null,
        terms_texts: null,
        updated_at: null,
      } as never)
      .execute();
  });

  it(
    'self-exclusion ends every bonus and both newsletters immediately; a break leaves both',
    { tags: ['SAFE-13'] },
    async () => {
      const [rested, excluded] = [await playing(), await playing()];
      for (const tokens of [rested, excluded]) await newsletters(tokens, true);
      const before = await offersOf(rested);
      expect(before.map(({ status }) => status)).toContain('active');
      await close(rested, 'break');
      expect(await offersOf(rested)).toEqual(before);
      expect((await server.balance(rested.access)).bonusBalance).toBeGreaterThan(0);

      await close(excluded, 'self-exclusion');
      const ended = await offersOf(excluded);
      expect(
        ended.filter(({ status }) => ['available', 'awaiting', 'active', 'started'].includes(status)),
      ).toEqual([]);
      const reasons = ended.filter(({ status }) => ['wager_ignored', 'ignored'].includes(status));
      expect(reasons.filter(({ status }) => status === 'wager_ignored')).not.toEqual([]);
      expect(new Set(reasons.map(({ end_reason }) => end_reason))).toEqual(new Set(['restriction']));
      expect((await server.balance(excluded.access)).bonusBalance).toBe(0);
      const flags = async (tokens: Tokens) =>
        (await server.get('/api/v1/profile/', { token: tokens.access })).body;
      expect(await flags(excluded)).toMatchObject({ is_newsletters_enabled: false, is_sms_enabled: false });
      expect(await flags(rested)).toMatchObject({ is_newsletters_enabled: true, is_sms_enabled: true });
    },
  );

  const asked = [
    ['self-exclusion', '/api/v1/promo-codes', { code: 'SPIN15' }],
    ['self-exclusion', '/api/v1/tournaments/golden-saddle/join', { accept_price: 50_000 }],
    ['break', '/api/v1/offers/activate', null],
  ] as const;
  // Only a single connection processes two concurrent requests in this order.
  it.each(engine === 'embedded' ? asked : [])(
    'a %s holds for what was asked for just before: %s',
    { tags: ['SAFE-11', 'SAFE-13'] },
    async (kind, path, body) => {
      const { deps } = server;
      await openTournaments(deps);
      const tokens = await server.signUp();
      await server.deposit(tokens.access, 1_000_000);
      const offerId = await server.grant(await idOf(tokens), 'nd');
      const [closed, refused] = await Promise.all([
        close(tokens, kind),
        server.post(path, body ?? { offer_id: offerId }, { token: tokens.access }),
      ]);
      expect(closed.status).toBe(200);
      expect([refused.status, refused.body.message]).toEqual([409, 'PLAYER_RESTRICTED']);
      expect(await server.balance(tokens.access)).toMatchObject({ realBalance: 1_000_000, bonusBalance: 0 });
      expect((await offersOf(tokens)).filter(({ status }) => /active|started|awaiting/.test(status))).toEqual(
        [],
      );
    },
  );

  it(
    'the next round of a demo that was open before is refused',
    { tags: ['SAFE-10', 'SAFE-12'] },
    async () => {
      const tokens = await server.signUp();
      const sessionId = await server.launch(tokens.access, 'demo');
      const spin = () => server.play(sessionId, 10_000, () => 0);
      expect((await spin()).mode).toBe('demo');
      await close(tokens, 'break');
      await expect(spin()).rejects.toMatchObject({ status: 409, code: 'PLAYER_RESTRICTED' });
    },
  );

  it(
    'no promotional mail, no cashback and no offer while it holds, and mail again after it',
    { tags: ['SAFE-13'] },
    async () => {
      const tokens = await playing();
      await newsletters(tokens, true);
      const open = await mailed();
      // A session expires before the break, which this test does not cover.
      await server.deps.db
        .updateTable('sessions')
        .set({ expires_at: new Date('2030-01-01') })
        .execute();
      await close(tokens, 'break');
      expect(await mailed()).toBe((open ?? 0) - 1);
      const offers = (await offersOf(tokens)).length;
      server.clock.pass(8 * day);
      await payCashback(server.deps);
      let resting = await server.renew(tokens);
      expect((await offersOf(resting)).length).toBe(offers);
      for (const days of [6, 6, 6, 6]) {
        server.clock.pass(days * day);
        resting = await server.renew(resting);
      }
      // The other break of this test file is over, too.
      expect(await mailed()).toBeGreaterThan((open ?? 0) - 1);
    },
  );
});
