import { bodyOf, hydratePlayerPages, visitTogether } from '../drawn-pages.ts';
import { playerPages } from '../pages.ts';
import { hostBuild } from '../static-host.ts';
import { expect, guestTest, playerTest } from '../test.ts';
import { text as textOf } from '../texts.ts';

guestTest(
  'The language of a page comes from its address, else the mirrored choice, else the browser',
  { tag: ['@all-markets', '@FIRST-03'] },
  async ({ request }) => {
    const langOf = async (path: string, headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec(await bodyOf(request, path, headers))?.[1];
    const browser = { 'Accept-Language': 'de, az;q=0.8, en;q=0.5' };
    const chosen = { ...browser, Cookie: 'firstView=kk.AZN.light.guest' };
    expect(await langOf('/contacts?language=ru', chosen)).toBe('ru');
    expect(await langOf('/contacts', chosen)).toBe('kk');
    expect(await langOf('/contacts', browser)).toBe('az');
    expect(await langOf('/contacts', { 'Accept-Language': 'de' })).toBe('en');
    expect(await langOf('/contacts', { ...browser, Cookie: 'firstView=<script>.x.y' })).toBe('az');
  },
);

guestTest(
  'A drawn page names the fonts of its language and the scripts of its page before the browser needs them',
  { tag: ['@all-markets', '@FIRST-01'] },
  async ({ request }) => {
    const linked = async (path: string) =>
      [
        ...(await bodyOf(request, path)).matchAll(
          /<link rel="(?:preload|modulepreload)" [^>]*href="([^"]+)"/g,
        ),
      ].map(([, href = '']) => href.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
    const lobby = await linked('/?language=kk');
    expect(lobby).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/onest-kk/),
        expect.stringMatching(/geologica-kk/),
        '/assets/kk.js',
        '/assets/lobby.js',
      ]),
    );
    expect(await linked('/games?language=az')).toEqual(
      expect.arrayContaining([expect.stringMatching(/onest-az/), '/assets/az.js', '/assets/az-pages.js']),
    );
  },
);

guestTest(
  'A signed-in visitor gets the same content without the buttons of a guest',
  { tag: ['@all-markets', '@FIRST-02'] },
  async ({ request }) => {
    const guest = await bodyOf(request, '/', { Cookie: 'firstView=en.KZT.dark.guest' });
    const player = await bodyOf(request, '/', { Cookie: 'firstView=en.KZT.dark.player' });
    const heading = textOf('en', 'games.top10');
    expect(guest).toContain(heading);
    expect(player).toContain(heading);
    expect(guest).toContain('href="/auth/register"');
    expect(player).not.toContain('href="/auth/register"');
  },
);

guestTest(
  'A page drawn for a player holds no answer that a player gets otherwise than a guest',
  { tag: ['@FIRST-02'] },
  async ({ request }) => {
    for (const [path, query] of [
      ['/', 'promoBanners'],
      ['/', 'promoCodeBanners'],
      ['/tournaments', 'tournaments'],
      ['/vipclub', 'vipClub'],
      ['/reviews', 'reviews'],
      ['/games/category/my', 'games'],
    ] as const) {
      const holds = async (marker: string) =>
        (await bodyOf(request, path, { Cookie: `firstView=ru.KZT.dark.${marker}` })).includes(
          `"queryKey":["${query}"`,
        );
      expect([path, query, await holds('guest'), await holds('player')]).toEqual([path, query, true, false]);
    }
  },
);

playerTest(
  'The frame of a player’s pages is drawn and hydrated as it is',
  { tag: ['@FIRST-01', '@FIRST-02'] },
  async ({ browser, account, origin }) => {
    const paths = playerPages.flatMap(([path], at) => (at % 6 === 0 ? [path] : []));
    expect(await hydratePlayerPages(browser, origin, account, 390, paths)).toEqual([]);
  },
);

playerTest(
  'A player who opens the login is sent home, and no page for guests is drawn before',
  { tag: ['@FIRST-02', '@ACCESS-05'] },
  async ({ page, player, request }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // The first page marks the browser as a player's.
    await page.goto('/news?language=ru');
    await expect(player.balance.first()).toBeVisible();
    for (const path of ['/auth/login', '/auth/register', '/auth/reset-password']) {
      const html = await bodyOf(request, path, { Cookie: 'firstView=ru.KZT.dark.player' });
      expect([path, html.includes('id="first-view"')]).toEqual([path, false]);
      await page.goto(path);
      await expect(page).not.toHaveURL(/auth/);
      await expect(player.balance.first()).toBeVisible();
    }
    expect(errors).toEqual([]);
  },
);

guestTest.describe('without scripts', () => {
  guestTest.use({ javaScriptEnabled: false });

  guestTest(
    'Pages read whole and their links work',
    { tag: ['@FIRST-05', '@FIRST-06', '@FIRST-07'] },
    async ({ page, player }) => {
      await page.goto('/?language=ru');
      await expect(page.getByRole('heading', { name: player.text('games.top10') })).toBeVisible();
      const banner = page
        .getByRole('region', { name: player.text('banners.region') })
        .locator('img')
        .first();
      await expect(banner).toHaveAttribute('fetchpriority', 'high');
      await expect(banner).toHaveAttribute('srcset', /\d+w/);
      await page.getByRole('main').locator('a[href="/games/category/slots"]').first().click();
      await expect(page.getByRole('main').locator('a[href^="/games/"]:has(img)').first()).toBeVisible();
      expect((await page.goto('/no/such/page'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  guestTest(
    'The texts of the operator are read whole: rules, answers, articles, tournaments and the club',
    { tag: ['@FIRST-05', '@FIRST-06'] },
    async ({ page, request }) => {
      for (const [path, call, field] of [
        ['/rules', 'static-pages/rules', 'content_html'],
        ['/faq', 'static-pages/faq', 'content_html'],
        ['/contacts', 'static-pages/contacts', 'content_html'],
        ['/news/first-deposit', 'promotions/first-deposit', 'content_html'],
        ['/news/first-deposit', 'promotions/first-deposit', 'terms_html'],
        ['/tournaments/steppe-sprint', 'tournaments/steppe-sprint', 'rules_html'],
        ['/vipclub', 'vip-club', 'rules_html'],
      ] as const) {
        const answer = await request.get(`/api/v1/${call}?language=ru&currency=KZT`);
        const html = ((await answer.json()) as Record<string, string>)[field] ?? '';
        const texts = [...html.matchAll(/<(?:p|li)>([^<]+)</g)].map(([, words = '']) => words.trim());
        expect(texts.length, `${call} ${field}`).toBeGreaterThan(0);
        await page.goto(`${path}?language=ru`);
        const main = page.locator('#main');
        for (const words of texts) await expect(main.getByText(words).first(), path).toBeVisible();
      }
    },
  );
});

guestTest(
  'Visitors whose pages are drawn in the same moment never get each other’s',
  { tag: ['@all-markets', '@FIRST-09'] },
  async ({ request }) => {
    const { drawn, mixed } = await visitTogether(request, 40);
    expect(drawn).toBeGreaterThanOrEqual(10);
    expect(mixed).toEqual([]);
  },
);

guestTest(
  'A page whose data are slow or fail comes without them, and the browser reads them',
  { tag: ['@FIRST-08'] },
  async ({ page, operator, request, origin }) => {
    const list = (await (await fetch(`${origin}/api/v1/reviews?language=ru`)).json()) as {
      data: { author: string }[];
    };
    const author = list.data[0]?.author ?? '';
    expect(await bodyOf(request, '/reviews?language=ru')).toContain(author);
    for (const fault of [
      { kind: 'delay', seconds: '2', status: '500' },
      { kind: 'status', seconds: '1', status: '500' },
    ]) {
      await operator.act('/sandbox', '/sandbox/faults', { call: 'reviews', times: '1', ...fault });
      const html = await bodyOf(request, `/reviews?language=ru&visit=${fault.kind}`);
      expect(html).toContain(textOf('ru', 'page.reviews'));
      expect(html).not.toContain(author);
    }
    await page.goto('/reviews?language=ru&visit=status');
    await expect(page.getByText(author).first()).toBeVisible();
  },
);

guestTest(
  'A page about something that does not exist answers 404 and says so',
  { tag: ['@FIRST-05'] },
  async ({ request }) => {
    for (const [path, title] of [
      ['/news/none', 'news.missing.title'],
      ['/games/none', 'games.page.notFound.title'],
      ['/games/category/none', 'games.notFound.title'],
      ['/tournaments/none', 'tournaments.missing.title'],
      ['/none', 'notFound.title'],
    ] as const) {
      for (const marker of ['guest', 'player']) {
        const headers = { Cookie: `firstView=ru.KZT.dark.${marker}` };
        const answer = await request.get(path, { headers });
        expect([path, marker, answer.status()]).toEqual([path, marker, 404]);
        expect(await answer.text(), `${path} ${marker}`).toContain(textOf('ru', title));
      }
    }
  },
);

guestTest(
  'The build works on a host that only gives files',
  { tag: ['@FIRST-10'] },
  async ({ page, player, origin }) => {
    const host = await hostBuild(origin);
    try {
      await page.goto(`${host.origin}/tournaments?language=ru`);
      await expect(player.heading('page.tournaments')).toBeVisible();
      await page
        .getByRole('link', { name: player.text('nav.home') })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: player.text('games.top10') })).toBeVisible();
    } finally {
      host.stop();
    }
  },
);
