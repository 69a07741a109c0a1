import { beforeAll, describe, expect, it } from 'vitest';
import { deniedIn } from '../../testing/deny-list.ts';
import { catalogueRows, seedCatalogue } from '../../db/seed/index.ts';
import { createOperator, testServer, type Answers } from '../../testing/index.ts';
import { openTournaments } from '../tournaments/editions.ts';
import { isTemplateCode, templates } from '../offers/templates.ts';
import type { Template } from '../offers/template.ts';
import { listPromotions } from './promotions.ts';

describe('promotions and reviews', () => {
  const server = testServer();
  beforeAll(async () => {
    await seedCatalogue(server.deps.db, 60);
  });
  const read = async (query: string) =>
    (await server.get<Answers['promotions']>(`/api/v1/promotions${query}`)).body;

  it('lists all but the news, newest first, and news by category', { tags: ['API-62'] }, async () => {
    const all = await read('?locale=en');
    const ended = all.data.map(({ ends_at }) => ends_at !== null && new Date(ends_at) < server.clock.now());
    expect(ended).toEqual(ended.toSorted((a, b) => Number(a) - Number(b)));
    const dates = all.data.filter((_, i) => !ended[i]).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(all.data.map(({ slug }) => slug)).toContain('first-deposit');
    expect(all.data.map(({ slug }) => slug)).not.toContain('demo-for-everyone');
    const news = await read('?category=news&locale=kk');
    expect(news.data.map(({ title }) => title)).toContain('Тіркелусіз демо');
    expect((await read('?category=nothing')).data).toEqual([]);
  });

  it('orders by priority or date, both ways, page by page', { tags: ['TOUR-03'] }, async () => {
    const order = encodeURIComponent('order[0][0]');
    const direction = encodeURIComponent('order[0][1]');
    const up = await read(`?${order}=priority&${direction}=asc`);
    const priorities = up.data.map(({ priority }) => priority);
    expect(priorities).toEqual(priorities.toSorted((a, b) => a - b));
    const page = await read('?limit=2&page=2&order[0][0]=priority&order[0][1]=asc');
    expect(page.data).toEqual(up.data.slice(2, 4));
    expect(page.pagination).toEqual({ items: up.data.length, total_pages: Math.ceil(up.data.length / 2) });
    expect((await read('?page=99')).data).toEqual([]);
  });

  it('shows one promotion with its terms, and refuses an unknown one', async () => {
    const { body } = await server.get<{ content_html: string; terms: { wager: number } }>(
      '/api/v1/promotions/first-deposit?locale=az',
    );
    expect(body.content_html).toContain('<p>');
    expect(body.terms.wager).toBe(10);
    const unknown = await server.get('/api/v1/promotions/nothing');
    expect([unknown.status, unknown.body.message]).toEqual([404, 'PROMOTION_NOT_FOUND']);
  });

  it(
    'the console sets the days of a promotion; an ended one comes last and does not count',
    { tags: ['NEWS-01', 'NEWS-02', 'NEWS-07'] },
    async () => {
      const operator = createOperator(server);
      const set = (slug: string, fields: Record<string, string>) =>
        operator.act('/sandbox/news', `/sandbox/promotions/${slug}`, {
          starts_on: '',
          ends_on: '',
          date: '2026-01-02',
          priority: '1',
          ...fields,
        });
      const everything = async () => read('?category=all&locale=en&currency=KZT');
      const before = await everything();
      expect(before.data).toHaveLength(before.pagination.items);
      expect(before.data.map(({ slug }) => slug)).toContain('demo-for-everyone');

      expect(await set('second-deposit', { ends_on: '2026-01-11', date: '2026-12-01' })).toMatchObject({
        done: 'promotion',
      });
      expect(await set('third-deposit', { starts_on: '2026-01-20', ends_on: '2026-01-19' })).toMatchObject({
        problem: 'invalid',
      });
      expect(await set('third-deposit', { starts_on: '2026-01-20' })).toMatchObject({ done: 'promotion' });

      const after = await everything();
      expect(after.data.at(-1)).toMatchObject({
        slug: 'second-deposit',
        ends_at: '2026-01-11T18:59:59.000Z',
      });
      expect(after.extra_data.counts?.['deposit']).toBe((before.extra_data.counts?.['deposit'] ?? 0) - 2);
      expect(after.data.find(({ slug }) => slug === 'third-deposit')?.starts_at).toBe(
        '2026-01-19T19:00:00.000Z',
      );
      const article = await server.get<Answers['promotion']>('/api/v1/promotions/second-deposit');
      expect([article.status, article.body.updated_at]).toEqual([200, server.clock.now().toISOString()]);
      // The last day ends an hour later in Baku.
      const late = await listPromotions(
        server.deps.db,
        { category: 'all' },
        { currency: 'AZN', language: 'az' },
        new Date('2026-01-11T19:30:00Z'),
      );
      expect(late.data[0]?.slug).toBe('second-deposit');
    },
  );

  it('shows reviews in the requested language only, marked as made up', async () => {
    const body = await server.read('reviews', undefined, '?language=az&limit=2');
    expect(body.data.map(({ author }) => author)).toEqual(['Aysel', 'Elvin']);
    expect(body.data.every(({ is_demo_data }) => is_demo_data)).toBe(true);
    expect(body.pagination).toEqual({ items: 5, total_pages: 3 });
  });

  it('gives every tournament games of the catalogue', async () => {
    await openTournaments(server.deps);
    const body = await server.read('tournaments');
    expect(body.data.filter(({ games_count }) => games_count === 0)).toEqual([]);
  });

  it('has all languages, names only existing bonuses and games, and no third-party brands', () => {
    const { promotions, games } = catalogueRows(60, 'Tulpar');
    for (const row of promotions) {
      for (const texts of [row.titles, row.previews, row.contents, row.subtitles, row.terms_texts]) {
        if (texts == null) continue;
        expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
        expect(Object.values(texts).flatMap((text) => deniedIn(text))).toEqual([]);
      }
      if (row.template != null) expect(isTemplateCode(row.template)).toBe(true);
    }
    for (const { spins } of templates as readonly Template[]) {
      if (spins === undefined) continue;
      const game = games.find(({ slug }) => slug === spins.game.slug);
      expect(game).toMatchObject({ name: spins.game.name, unavailable_in: null });
      expect(game?.min_bet_kzt).toBeLessThanOrEqual(spins.bet.kzt);
      expect(game?.min_bet_azn).toBeLessThanOrEqual(spins.bet.azn);
      expect(isTemplateCode(spins.winTemplate)).toBe(true);
    }
  });
});

describe('mails about a promotion', () => {
  const server = testServer();
  const operator = createOperator(server);
  beforeAll(async () => {
    await seedCatalogue(server.deps.db, 10);
  });

  const mails = () =>
    server.deps.db
      .selectFrom('outbox')
      .select(['recipient', 'language', 'subject', 'body', 'link'])
      .where('purpose', '=', 'promotion')
      .orderBy('id')
      .execute();
  const send = (promotion: string) => operator.act('/sandbox', '/sandbox/mails', { promotion });

  it('go to confirmed subscribers with an unsubscribe link', { tags: ['CONT-08', 'CONT-10'] }, async () => {
    const signUp = async (email: string, language: string, isConfirmed = true) => {
      const { access } = await server.signUp({ email, language });
      await server.update(
        'players',
        { email },
        { is_email_confirmed: isConfirmed, is_newsletters_enabled: true },
      );
      return access;
    };
    await signUp('kk+1@example.com', 'KZ');
    await signUp('unconfirmed@example.com', 'ru', false);
    await signUp('out@example.com', 'ru');
    await server.get('/api/v1/unsubscribe?email=out@example.com');
    const resting = await signUp('resting@example.com', 'ru');
    await server.send('takeBreak', resting, { days: 1 });
    await signUp('banned@example.com', 'ru');
    await server.update('players', { email: 'banned@example.com' }, { banned_at: server.clock.now() });

    expect(await send('first-deposit')).toMatchObject({ done: 'mail' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'kk+1@example.com',
      language: 'kk',
      link: `${server.origin}/news/first-deposit`,
    });
    const wayOut = `${server.origin}/unsubscribe/kk%2B1%40example.com`;
    expect(mail?.body.endsWith(` ${wayOut}`)).toBe(true);
    expect((await operator.open('/sandbox')).text).toContain('first-deposit ×1');
    expect((await server.get('/api/v1/promotions/first-deposit')).status).toBe(200);

    // The link contains the player's address and unsubscribes it.
    const email = decodeURIComponent(new URL(wayOut).pathname.split('/').at(-1) ?? '');
    await server.get(`/api/v1/unsubscribe?email=${encodeURIComponent(email)}`);
    await send('first-deposit');
    expect(await mails()).toHaveLength(1);
  });

  it('are not sent for a promotion there is none of', { tags: ['CONT-08'] }, async () => {
    expect(await send('nothing')).toMatchObject({ problem: 'invalid' });
  });
});
