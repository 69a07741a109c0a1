import { gunzipSync } from 'node:zlib';
import { listedPages, moved, paths, type RouteId } from '@tulpar/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { seedCatalogue } from '../db/seed/index.ts';
import { openTournaments } from '../domain/tournaments/editions.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { sitemapXml } from './search-engines.ts';

const ORIGIN = 'https://play.example';
const languages = ['ru', 'kk', 'az', 'en'] as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { publicOrigin: ORIGIN, sandbox: false } });
  await seedCatalogue(server.deps.db, 40);
  await openTournaments(server.deps);
});
afterAll(() => server.close());

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const sitePaths = (xml: string) => [...new Set(locations(xml).map((address) => new URL(address).pathname))];

describe('sitemap.xml', { tags: ['FIRST-04'] }, () => {
  it('names the pages of a guest and what the database holds', async () => {
    const { status, headers, body } = await server.get<string>('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
    const listed = sitePaths(body);
    const { deps } = server;
    const [games, promotions, texts, tournaments] = await Promise.all([
      deps.db
        .selectFrom('games')
        .innerJoin('providers', 'providers.id', 'games.provider_id')
        .select('games.slug')
        .where('providers.is_active', '=', true)
        .execute(),
      deps.db.selectFrom('promotions').select('slug').execute(),
      deps.db.selectFrom('static_pages').select('slug').distinct().execute(),
      deps.db.selectFrom('tournaments').select(['series', 'id']).execute(),
    ]);
    expect(games.length).toBeGreaterThan(0);
    expect(tournaments.length).toBeGreaterThan(0);
    expect(listed).toEqual(
      expect.arrayContaining([
        '/',
        '/games',
        '/providers',
        '/tournaments',
        '/news',
        '/reviews',
        '/vipclub',
        '/contacts',
        '/auth/login',
        '/auth/register',
        '/games/category/slots',
        '/games/filter/demo',
        ...games.map(({ slug }) => `/games/${slug}`),
        ...promotions.map(({ slug }) => `/news/${slug}`),
        ...texts.map(({ slug }) => `/${slug}`),
        ...tournaments.map(({ series, id }) => `/tournaments/${series}-${id}`),
      ]),
    );
    for (const path of ['/profile', '/bonuses', '/cash-box/deposit', '/games/search', '/games/category/my'])
      expect(listed).not.toContain(path);
    expect(locations(body)).toHaveLength(new Set(locations(body)).size);
  });

  it('names each page in each language, with the way to the others', async () => {
    const { body } = await server.get<string>('/sitemap.xml');
    for (const path of ['/', '/games', '/rules']) {
      const addresses = languages.map((language) => `${ORIGIN}${path}?language=${language}`);
      expect(locations(body)).toEqual(expect.arrayContaining(addresses));
      const entry = body.split('<url>').find((one) => one.startsWith(`<loc>${addresses[1]}</loc>`)) ?? '';
      const links = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, name, to]) => [
        name,
        to,
      ]);
      expect(links).toEqual([
        ...languages.map((language, index) => [language, addresses[index]]),
        ['x-default', addresses[3]],
      ]);
    }
  });

  it('says when an article and a page of text were changed', async () => {
    const { body } = await server.get<string>('/sitemap.xml');
    const entryOf = (path: string) =>
      body.split('<url>').find((one) => one.startsWith(`<loc>${ORIGIN}${path}?language=ru</loc>`)) ?? '';
    const article = await server.deps.db.selectFrom('promotions').selectAll().executeTakeFirstOrThrow();
    expect(entryOf(`/news/${article.slug}`)).toContain(`<lastmod>${article.date}</lastmod>`);
    const text = await server.row('static_pages', { slug: 'contacts' });
    expect(entryOf('/contacts')).toContain(`<lastmod>${text.updated_at}</lastmod>`);
    expect(entryOf('/games')).not.toContain('lastmod');
  });

  it('holds no URL of a cancelled tournament', async () => {
    const one = await server.deps.db.selectFrom('tournaments').selectAll().executeTakeFirstOrThrow();
    const path = `/tournaments/${one.series}-${one.id}`;
    await server.update('tournaments', { id: one.id }, { canceled_at: server.clock.now() });
    const cached = await server.get<string>('/sitemap.xml');
    expect(sitePaths(cached.body)).toContain(path);
    server.clock.pass(10 * 60_000);
    const { body } = await server.get<string>('/sitemap.xml');
    expect(sitePaths(body)).not.toContain(path);
  });

  it('is packed for a crawler that takes it so', async () => {
    const answer = await server.app.request(`${server.origin}/sitemap.xml`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('</urlset>');
  });

  it('is an index of its parts where a catalogue is too large for one file', async () => {
    const pages = Array.from({ length: 6_000 }, (_, index) => ({
      path: `/games/g${index}`,
      changed: null,
    }));
    const index = sitemapXml(ORIGIN, pages, null) ?? '';
    expect(index).toContain('<sitemapindex');
    expect(locations(index)).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap.xml?part=${part}`));
    const parts = [1, 2, 3].map((part) => sitemapXml(ORIGIN, pages, part) ?? '');
    expect(parts.flatMap(sitePaths)).toEqual(pages.map(({ path }) => path));
    expect(sitemapXml(ORIGIN, pages, 4)).toBeNull();
    for (const part of ['0', '2', '-1', 'x', '99999'])
      expect([part, (await server.get(`/sitemap.xml?part=${part}`)).status]).toEqual([part, 404]);
  });

  it('no name can leave its place in it', () => {
    const xml = sitemapXml(ORIGIN, [{ path: '/a&b', changed: '"><script>' }], null) ?? '';
    expect(xml).not.toContain('<script>');
    expect(xml).toContain('/a&amp;b?language=ru');
  });
});

/** Whether robots.txt allows a path: `$` is the end of a URL. */
function allows(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, rule = '']) => rule);
  return !rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
}

describe('robots.txt', () => {
  it('leads to the sitemap, and away from what is for no search engine', { tags: ['FIRST-04'] }, async () => {
    const { status, headers, body } = await server.get<string>('/robots.txt');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    for (const path of ['/api/v1/games', '/sandbox/pay/1'])
      expect([path, allows(body, path)]).toEqual([path, false]);
    for (const id of Object.keys(paths) as RouteId[]) {
      if (id === 'notFound') continue;
      const path = paths[id].replaceAll(/:\w+/g, 'sample');
      expect([path, allows(body, path)]).toEqual([path, listedPages.has(id)]);
    }
    // Paths that begin like those of unlisted pages.
    for (const path of ['/games/search-for-gold', '/app-rules', '/profiles', '/news/app'])
      expect([path, allows(body, path)]).toEqual([path, true]);
  });

  it.each([
    ['a server with a sandbox at a public address', { publicOrigin: ORIGIN, sandbox: true }, false],
    ['a server in production with a sandbox', { isProduction: true, sandbox: true }, false],
    ['a server on a machine of one’s own', { sandbox: true }, true],
    ['a server in production', { isProduction: true, sandbox: false, publicOrigin: ORIGIN }, true],
  ] as const)('of %s', { tags: ['FIRST-04'] }, async (_name, config: Partial<Config>, isListed) => {
    const other = await createTestServer({ config, database: server.database });
    const { body } = await other.get<string>('/robots.txt');
    expect(allows(body, '/games')).toBe(isListed);
    expect(body.includes('Sitemap: ')).toBe(isListed);
  });
});

describe('former addresses', () => {
  const to: Readonly<Record<string, string>> = {
    bonuses: '/bonuses',
    news: '/news',
    newsArticle: '/news/spring',
  };
  it.each(Object.entries(moved))('%s answers 301', { tags: ['FIRST-05'] }, async (from, id) => {
    const path = from.replace(':slug', 'spring');
    for (const spelling of [path, `${path}/`]) {
      const answer = await server.app.request(`${server.origin}${spelling}?promocode=x&a=%20b`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('Location')).toBe(`${to[id]}?promocode=x&a=%20b`);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
    }
    expect((await server.app.request(`${server.origin}${path}`, { method: 'HEAD' })).status).toBe(301);
  });

  it.each([
    ['/promotions/%2F%2Fevil.example', '/news/%2F%2Fevil.example'],
    ['/promotions/a%0d%0aSet-Cookie:%20b=1', '/news/a%0D%0ASet-Cookie%3A%20b%3D1'],
    ['/promotions/%D0%B2%D0%B5%D1%81%D0%BD%D0%B0', '/news/%D0%B2%D0%B5%D1%81%D0%BD%D0%B0'],
  ])('%s stays one segment of a path', { tags: ['FIRST-05'] }, async (from, location) => {
    const answer = await server.app.request(`${server.origin}${from}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, location]);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });
});
