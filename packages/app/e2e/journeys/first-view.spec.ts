import { bodyOf, hydratePlayerPages } from '../drawn-pages.ts';
import { playerPages } from '../pages.ts';
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
  'A drawn page names the fonts of its language and its scripts before the browser needs them',
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
