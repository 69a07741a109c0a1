import { testFolder } from '../../testing/file-storage.ts';
import { endpoints, type ResponseOf } from '@tulpar/api/contract';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../db/seed/index.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { parse } from '../body.ts';

type Endpoints = typeof endpoints;
let server: TestServer;
/** Folder of the built app, empty at first. */
const appDir = testFolder();

beforeAll(async () => {
  server = await createTestServer({ config: { appDir } });
  await seedCatalogue(server.deps.db, 400);
});
afterAll(async () => {
  await server.close();
});

/** Sends a request and checks the response against the contract. */
async function read<Id extends keyof Endpoints>(
  id: Id,
  path: string,
  token?: string,
): Promise<ResponseOf<Endpoints[Id]>> {
  const response = await server.get(path, { token });
  expect([path, response.status]).toEqual([path, 200]);
  const parsed = await parse(endpoints[id].response, response.body);
  if (!('value' in parsed)) throw new Error(`${path}: ${JSON.stringify(parsed.issues)}`);
  return parsed.value as ResponseOf<Endpoints[Id]>;
}
const refusal = async (path: string) => {
  const { status, body } = await server.get(path);
  return [status, body.message];
};
const allGames = async (query: string) => {
  const slugs: string[] = [];
  for (let page = 1; ; page++) {
    const answer = await read('games', `/api/v1/games?limit=50&page=${page}&${query}`);
    slugs.push(...answer.data.map((game) => game.slug));
    if (page >= answer.pagination.total_pages) return slugs;
  }
};

describe('lists of games', () => {
  it('gives ten games of the default page, the most played first', { tags: ['API-31'] }, async () => {
    const { data, pagination } = await read('games', '/api/v1/games');
    expect(data.map((game) => game.slug).slice(0, 3)).toEqual([
      'tulpar-gold',
      'fruit-cocktail',
      'wild-berkut',
    ]);
    expect([data.length, pagination]).toEqual([10, { items: 395, total_pages: 40 }]);
  });

  it.each([
    'sort_by=popularity',
    'sort_by=release',
    'sort_by=abc&language=kk',
    'category_slug=slots&sort_by=abc&language=az',
  ])('gives every game once over all pages with %s', { tags: ['API-31'] }, async (query) => {
    const slugs = await allGames(query);
    const { pagination } = await read('games', `/api/v1/games?${query}`);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBe(pagination.items);
  });

  it('sorts by the alphabet of the language', { tags: ['API-31'] }, async () => {
    const first = async (language: string) =>
      (await read('games', `/api/v1/games?sort_by=abc&language=${language}&limit=2`)).data.map(
        (game) => game.name,
      );
    expect(await first('ru')).toEqual(['Алтын Адам', 'Жар-птица']);
    expect(await first('en')).toEqual(['Abacus & Meadow', 'Abacus & Postman']);
  });

  it('puts the newest first with sort_by=release', { tags: ['API-31'] }, async () => {
    const { data } = await read('games', '/api/v1/games?sort_by=release&limit=100');
    const days = data.map((game) => game.released_at ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('takes categories, shortcuts, filters, studios and words together', { tags: ['API-31'] }, async () => {
    const top = await read('games', '/api/v1/games?category_slug=top-10&limit=50');
    expect(top.data).toHaveLength(10);
    const loose = await read('games', '/api/v1/games?filter_slug=low-volatility&limit=500');
    expect(loose.data.every((game) => game.volatility !== null && game.volatility <= 2)).toBe(true);
    const studio = await read('games', '/api/v1/games?filter_slug=yurtlight&limit=500');
    expect(new Set(studio.data.map((game) => game.provider.slug))).toEqual(new Set(['yurtlight']));
    const narrowed = await read(
      'games',
      '/api/v1/games?category_slug=roulette&filter_slug=feltline-live&search=room%20c',
    );
    expect(narrowed.data.map((game) => game.slug)).toEqual(['feltline-roulette-room-c']);
  });

  it('lists the games that count nothing, as many as the terms say', { tags: ['WAG-10'] }, async () => {
    const none = await read('games', '/api/v1/games?filter_slug=wager-0&limit=500');
    expect(none.data.length).toBeGreaterThan(0);
    expect(none.data.every((game) => game.wager_contribution === 0)).toBe(true);
    const { terms } = await read('checkPromoCode', '/api/v1/promo-codes/validate/MONTH10?language=en');
    expect(terms?.excluded_games_count).toBe(none.pagination.items);
    const shares = terms?.shares ?? [];
    expect(shares.map(({ percent }) => percent)).toEqual([100, 50, 10, 0]);
    expect(shares.at(-1)).toMatchObject({
      games_count: none.pagination.items,
      link: '/games/filter/wager-0',
    });
    expect(shares[0]).toMatchObject({ label: 'Slots', link: '/games/filter/wager-100' });
  });

  it('narrows to games of any studio that pass all filters', { tags: ['API-31'] }, async () => {
    const ofTwo = await read('games', '/api/v1/games?provider_slugs=yurtlight,brass-jerboa&limit=500');
    expect(new Set(ofTwo.data.map((game) => game.provider.slug))).toEqual(
      new Set(['yurtlight', 'brass-jerboa']),
    );
    const both = await read(
      'games',
      '/api/v1/games?provider_slugs=yurtlight,brass-jerboa&filter_slugs=demo,%20low-volatility,,&limit=500',
    );
    expect(both.data.map(({ slug }) => slug)).toEqual(
      ofTwo.data
        .filter((game) => game.is_demo && game.volatility !== null && game.volatility <= 2)
        .map(({ slug }) => slug),
    );
    const named = await read(
      'games',
      '/api/v1/games?slugs=wild-berkut,tulpar-gold,no-such-game&category_slug=slots&sort_by=abc&language=en',
    );
    expect(named.data.map(({ slug }) => slug)).toEqual(['tulpar-gold', 'wild-berkut']);
    expect(await refusal('/api/v1/games?provider_slugs=yurtlight,nobody')).toEqual([404, 'FILTER_NOT_FOUND']);
    expect(await refusal('/api/v1/games?filter_slugs=demo,yurtlight')).toEqual([404, 'FILTER_NOT_FOUND']);
    expect(await refusal('/api/v1/games?filter_slugs=constructor')).toEqual([404, 'FILTER_NOT_FOUND']);
  });

  it('answers 404 to unknown slugs, an empty list if there are no games', { tags: ['API-31'] }, async () => {
    expect(await refusal('/api/v1/games?category_slug=nope')).toEqual([404, 'CATEGORY_NOT_FOUND']);
    expect(await refusal('/api/v1/games?category_slug=high-rtp')).toEqual([404, 'CATEGORY_NOT_FOUND']);
    expect(await refusal('/api/v1/games?filter_slug=__proto__')).toEqual([404, 'FILTER_NOT_FOUND']);
    expect(await refusal('/api/v1/games?filter_slug=slots')).toEqual([404, 'FILTER_NOT_FOUND']);
    const none = await read('games', '/api/v1/games?category_slug=my');
    expect([none.data, none.pagination]).toEqual([[], { total_pages: 0, items: 0 }]);
    const beyond = await read('games', '/api/v1/games?page=1000');
    expect(beyond.data).toEqual([]);
  });

  it('counts a parameter with an empty value as none', { tags: ['API-31'] }, async () => {
    const { pagination } = await read('games', '/api/v1/games?category_slug=&filter_slug=&search=');
    expect(pagination.items).toBe(395);
  });

  it('lists no game of an inactive studio', { tags: ['API-31'] }, async () => {
    expect((await read('games', '/api/v1/games?filter_slug=crooked-lighthouse')).data).toEqual([]);
  });

  it('says what cannot be played where the visitor is, and why', { tags: ['API-31'] }, async () => {
    const find = async (currency: string) =>
      (await read('games', `/api/v1/games?filter_slug=drift-argali&currency=${currency}&language=en`)).data;
    expect((await find('KZT')).every((game) => game.is_available && game.unavailable_reason === null)).toBe(
      true,
    );
    expect(
      (await find('AZN')).every(
        (game) => !game.is_available && game.unavailable_reason === 'Not available in your region',
      ),
    ).toBe(true);
  });

  it('offers the second image exactly where the first is missing', { tags: ['API-31'] }, async () => {
    const { data, extra_data } = await read('games', '/api/v1/games?limit=500');
    const bare = data.filter((game) => game.image === null);
    expect(bare.length).toBeGreaterThan(0);
    expect(bare.every((game) => game.image_alternative !== null)).toBe(true);
    expect(extra_data.is_use_image_alternative).toBe(true);
  });

  it('answers the probe with its status', { tags: ['API-45'] }, async () => {
    await read('games', '/api/v1/games?_limit=20&category_slug=slots');
    expect(await refusal('/api/v1/games?_limit=20&search=zzzzzz')).toEqual([404, 'GAMES_NOT_FOUND']);
  });

  it('lists the games of shortcuts with the shortcuts they are in', { tags: ['API-32'] }, async () => {
    const { data, pagination } = await read(
      'shortcutGames',
      '/api/v2/games?limit=50&page=1&currency=KZT&language=ru',
    );
    expect(data).toHaveLength(50);
    expect(pagination.items).toBeLessThan(395);
    expect(data[0]?.shortcuts).toEqual(expect.arrayContaining(['popular', 'top-10']));
  });

  it('sends the hidden shortcuts too', { tags: ['API-33'] }, async () => {
    const { data } = await read('shortcuts', '/api/v1/shortcuts?limit=50&page=1&currency=KZT&language=kk');
    expect(data.map(({ slug }) => slug)).toEqual([
      'all-games',
      'all-new',
      'top-10',
      'my',
      'recommendations',
      'popular',
      'jackpots',
    ]);
    expect(data[1]?.menu_name).toBe('Жаңа ойындар');
  });

  it('gives the categories in order, by slugs, with first games', { tags: ['API-34'] }, async () => {
    const all = await read('categories', '/api/v1/categories?limit=300&type=provider&language=az');
    expect([all.data.length, all.data[0]?.menu_name, all.data[0]?.games]).toEqual([12, 'Slotlar', undefined]);
    expect(all.data.every(({ image_html }) => image_html?.startsWith('<svg '))).toBe(true);
    const two = await read(
      'categories',
      '/api/v1/categories?limit=300&type=provider&slugs=crash,slots,nope&games=3&is_active=1',
    );
    expect(two.data.map(({ slug, games }) => [slug, games?.length])).toEqual([
      ['slots', 3],
      ['crash', 3],
    ]);
  });
});

describe('studios, sliders, wins', () => {
  it('counts what can be played, and has one studio with a raster sign', { tags: ['API-39'] }, async () => {
    const { data } = await read('providers', '/api/v1/providers?currency=AZN');
    expect(data).toHaveLength(30);
    expect(data.find(({ slug }) => slug === 'drift-argali')?.games_count).toBe(0);
    expect(
      data.filter(({ images }) => images['icon.svg'] === null).map(({ images }) => images['icon.png']),
    ).toEqual(['providers/sandglass-quay/icon.png']);
    expect(data.find(({ is_active }) => !is_active)?.games_count).toBe(0);
  });

  it('pages by letter', { tags: ['API-40'] }, async () => {
    const { data, extra_data, pagination } = await read(
      'providersPage',
      '/api/v1/providers/page?letter=p&limit=2',
    );
    expect(data.map(({ name }) => name)).toEqual(['Paper Otter Lab', 'Plum Carousel']);
    expect(pagination).toEqual({ items: 3, total_pages: 2 });
    expect(extra_data.letters).toEqual(extra_data.letters.toSorted());
  });

  it('fill the sliders', { tags: ['API-41', 'API-42'] }, async () => {
    expect((await read('providerSlider', '/api/v1/provider-slider')).data.length).toBeGreaterThan(8);
    const { data } = await read('gameSlider', '/api/v1/game-slider');
    expect(data.every(({ games }) => games.length > 0)).toBe(true);
    for (const { link, games } of data) {
      const filter = link?.split('/').at(-1) ?? '';
      const list = await read('games', `/api/v1/games?filter_slug=${filter}&limit=12`);
      expect(games.map(({ slug }) => slug)).toEqual(list.data.map(({ slug }) => slug));
    }
  });

  it('shows wins of the currency, all marked as demo data, newest first', { tags: ['API-43'] }, async () => {
    const { data } = await read('winners', '/api/v1/winners?currency=AZN');
    expect(data.length).toBeGreaterThan(5);
    expect(data.every((win) => win.currency === 'AZN' && win.is_demo_data)).toBe(true);
    const times = data.map((win) => win.created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0]?.localeCompare(server.clock.now().toISOString())).toBe(-1);
  });

  it('gives one game with its categories, and 404 for an unknown one', async () => {
    const game = await read('game', '/api/v1/games/wild-berkut?language=en');
    expect([game.name, game.categories]).toEqual(['Wild Berkut', [{ slug: 'slots', menu_name: 'Slots' }]]);
    expect(await refusal('/api/v1/games/no-such-game')).toEqual([404, 'GAME_NOT_FOUND']);
  });
});

describe('search', () => {
  const search = (words: string, rest = '') =>
    read('searchGames', `/api/v1/games/search?search=${encodeURIComponent(words)}${rest}`);

  it.each([
    ['berk', 'wild-berkut'],
    ['WILD  berkut', 'wild-berkut'],
    ['алтын', 'altyn-adam'],
    ['pharaohs', 'pharaohs-ledger'],
    ['yurtlight', 'candy-bazaar'],
  ])('finds by %s', { tags: ['API-35'] }, async (words, slug) => {
    const { data } = await search(words);
    expect(data.map((game) => game.slug)).toContain(slug);
  });

  it('keeps one name for a search, and finds nothing for nothing', { tags: ['API-35'] }, async () => {
    const first = await search('lantern', '&limit=2');
    const second = await search('lantern', '&limit=2&page=2');
    expect(second.uid).toBe(first.uid);
    expect(second.data.map(({ id }) => id)).not.toEqual(first.data.map(({ id }) => id));
    expect((await search('  ')).data).toEqual([]);
    expect((await search('%_\\')).data).toEqual([]);
  });

  it('lists the title of every game once, the most played first, page by page', async () => {
    const titles = (query: string) => read('gameTitles', `/api/v1/games/search/titles${query}`);
    const all = await titles('');
    const listed = await read('games', '/api/v1/games?limit=500');
    expect(all.data.map(({ slug }) => slug)).toEqual(listed.data.map(({ slug }) => slug));
    const [first, second] = await Promise.all([titles('?limit=4'), titles('?limit=4&page=2')]);
    expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 8));
    expect(first.pagination).toEqual({ items: all.data.length, total_pages: Math.ceil(all.data.length / 4) });
  });

  it('remember ten games of a player, the last first', { tags: ['API-36', 'API-37', 'API-38'] }, async () => {
    const { access: token } = await server.signUp();
    const { data } = await read('games', '/api/v1/games?limit=12');
    for (const { id } of [...data, ...data.slice(0, 1)]) {
      server.clock.pass(1_000);
      const response = await server.send('addRecentSearch', token, { game_id: id, search_uid: 'srch_1' });
      expect(response.status).toBe(200);
    }
    const recent = await read('recentSearches', '/api/v1/games/search/recent', token);
    expect(recent.data.map(({ game }) => game.id)).toEqual([
      data[0]?.id,
      ...data
        .slice(3)
        .map(({ id }) => id)
        .toReversed(),
    ]);
    await server.send('clearRecentSearches', token, undefined);
    expect((await read('recentSearches', '/api/v1/games/search/recent', token)).data).toEqual([]);
  });

  it('remember nothing for a guest and refuse unknown games', { tags: ['API-36', 'API-37'] }, async () => {
    expect(
      (await server.post('/api/v1/games/search/recent/add', { game_id: 1, search_uid: 'srch_1' })).status,
    ).toBe(200);
    expect((await read('recentSearches', '/api/v1/games/search/recent')).data).toEqual([]);
    const unknown = await server.post('/api/v1/games/search/recent/add', {
      game_id: 999_999,
      search_uid: 'srch_1',
    });
    expect([unknown.status, unknown.body.errors]).toEqual([422, { game_id: ['NOT_FOUND'] }]);
  });
});

describe('content and technical calls', () => {
  it('show the slides in the language, on their backdrops', { tags: ['API-60', 'API-61'] }, async () => {
    const { data } = await read('promoBanners', '/api/v1/promo-banners?currency=KZT&language=az');
    expect(data.map(({ slug, blur_bg }) => [slug, blur_bg])).toEqual([
      ['welcome', '#A91433'],
      ['cashback', '#0C8754'],
      ['premiere', '#CC7F08'],
      ['demo', '#2444D0'],
    ]);
    expect(data[0]?.button_text).toBe('Bonusu al');
    expect(await read('videoBanners', '/api/v1/video-banners?currency=KZT&language=ru')).toHaveLength(2);
  });

  it('fill the footer', { tags: ['API-70', 'API-71', 'API-72'] }, async () => {
    const icons = await read('paymentMethodIcons', '/api/v1/payment-method-icons?currency=AZN&language=az');
    expect(icons.map(({ name }) => name)).toContain('Ani köçürmə');
    expect(await read('legalIcons', '/api/v1/legal-icons?currency=KZT&language=ru')).toContainEqual({
      image_url: 'legal/responsible.svg',
      name: 'Ответственная игра',
      url: '/responsible-gaming',
    });
    const pages = await read('footerStaticPages', '/api/v1/footer-static-pages?currency=KZT&language=kk');
    expect(pages[0]).toEqual({ url: '/rules', link_name: 'Ережелер' });
    for (const { url } of pages) await read('staticPage', `/api/v1/static-pages${url}?language=kk`);
    expect(await refusal('/api/v1/static-pages/none')).toEqual([404, 'PAGE_NOT_FOUND']);
  });

  it('sends the texts that win over the bundled ones', { tags: ['API-01'] }, async () => {
    expect(await read('translations', '/api/v1/translations/ru')).toEqual({});
    await server.deps.db
      .insertInto('translations')
      .values({ language: 'ru', key: 'copied', text: 'Готово' })
      .execute();
    expect(await read('translations', '/api/v1/translations/ru')).toEqual({ copied: 'Готово' });
    expect(await refusal('/api/v1/translations/xx')).toEqual([404, 'LANGUAGE_NOT_FOUND']);
  });

  it('answer visitors', { tags: ['API-44', 'API-46', 'API-48', 'API-49', 'API-50', 'API-74'] }, async () => {
    expect(await read('guest', '/api/v1/guest?language=az')).toEqual({ currency: 'AZN', language: 'az' });
    expect(await read('guest', '/api/v1/guest')).toEqual({ currency: null, language: null });
    expect(await read('check', '/api/v1/check')).toEqual({
      status: 'ok',
      country: null,
      analytics_consent: 'not_needed',
    });
    expect((await read('pwaDomain', '/api/v1/pwa/domain')).domain).toBe('127.0.0.1');
    expect((await read('pwaLanding', '/api/v1/pwa/landing')).data.url).toBe(`${server.origin}/`);
    expect(await read('pwaCheck', '/api/v1/pwa/check')).toEqual({
      is_available: false,
      version: null,
      size_bytes: null,
    });
    const probe = await server.get('/api/v1/test/200/text');
    expect([probe.body, probe.headers.get('Content-Type')?.startsWith('text/plain')]).toEqual(['ok', true]);
  });
});

describe('a build that can be installed', () => {
  it('is offered with its version and size', { tags: ['REACH-01', 'API-50'] }, async () => {
    writeFileSync(join(appDir, 'release.json'), JSON.stringify({ version: '1.2.3+ab', size_bytes: 250_000 }));
    for (const name of ['manifest.webmanifest', 'sw.js']) writeFileSync(join(appDir, name), '');
    expect(await read('pwaCheck', '/api/v1/pwa/check')).toEqual({
      is_available: true,
      version: '1.2.3+ab',
      size_bytes: 250_000,
    });
  });
});

describe('seeding again', () => {
  it('changes nothing with the same data, and keeps what players have with other data', async () => {
    const { access: token } = await server.signUp();
    await server.deposit(token);
    await seedCatalogue(server.deps.db, 400);
    await seedCatalogue(server.deps.db, 420);
    const { count } = await server.deps.db
      .selectFrom('games')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect([count, (await server.balance(token)).realBalance]).toEqual([420, 500_000]);
  });
});
