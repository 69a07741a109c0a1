import type { APIRequestContext, Browser } from '@playwright/test';
import { hostBuild } from '../static-host.ts';
import { expect, guestTest } from '../test.ts';
import { text as textOf, type Language } from '../texts.ts';

/** Every kind of server-rendered page, with the message id of its heading if the catalogues have it. */
const pages: readonly (readonly [path: string, heading: string | null])[] = [
  ['/', 'page.lobby'],
  ['/games', 'page.games'],
  ['/games/category/slots', null],
  ['/games/tulpar-gold', null],
  ['/providers', 'page.providers'],
  ['/tournaments', 'page.tournaments'],
  ['/news', 'page.news'],
  ['/reviews', 'page.reviews'],
  ['/vipclub', null],
  ['/contacts', 'page.contacts'],
  ['/credits', 'page.credits'],
  ['/download-app', null],
  ['/about', null],
  ['/no/such/page', null],
  // The column of wide screens has its own script.
  ['/?visit=wide', 'page.lobby'],
];

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const looks = [
  { language: 'kk', currency: 'KZT', theme: 'dark', width: 390 },
  { language: 'az', currency: 'AZN', theme: 'light', width: 1440 },
  { language: 'ru', currency: 'AZN', theme: 'dark', width: 1440 },
  { language: 'en', currency: 'KZT', theme: 'light', width: 390 },
] as const;
type Look = (typeof looks)[number];

/**
 * Opens a page as a returning visitor; returns the console errors and whether the server-rendered elements
 * are still in the document.
 */
async function hydrate(browser: Browser, origin: string, path: string, look: Look) {
  const { language, currency, theme, width } = look;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    ...(width === 390 ? { userAgent: phone } : {}),
    storageState: {
      cookies: [
        {
          name: 'firstView',
          value: `${language}.${currency}.${theme}.guest`,
          url: origin,
        } as never,
      ],
      origins: [
        {
          origin,
          localStorage: [
            { name: 'guestData', value: JSON.stringify({ language, currency, currencySymbol: null }) },
            { name: 'theme', value: theme },
          ],
        },
      ],
    },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      Object.assign(globalThis, { drawnMain: document.querySelector('main') }),
    );
  });
  await page.goto(`${origin}${path}`);
  await expect(page.locator('#first-view')).not.toBeAttached();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  const isKept = await page.evaluate(() => {
    const { drawnMain } = globalThis as { drawnMain?: Element | null };
    return drawnMain !== null && drawnMain === document.querySelector('main');
  });
  await context.close();
  return { complaints: complaints.filter((text) => !text.includes('sandboxed')), isKept };
}

guestTest(
  'Each page of a guest comes drawn, in language, currency and theme of the visitor, and is hydrated as it is',
  { tag: ['@FIRST-01', '@FIRST-03'] },
  async ({ browser, origin, request }) => {
    for (const [index, [path, heading]] of pages.entries()) {
      const look = looks[index % looks.length] as Look;
      const answer = await request.get(path, {
        headers: { Cookie: `firstView=${look.language}.${look.currency}.${look.theme}.guest` },
      });
      const html = await answer.text();
      expect(html, path).toContain(`<html lang="${look.language}" data-theme="${look.theme}">`);
      if (heading !== null) expect(html, path).toContain(textOf(look.language, heading));
      const { complaints, isKept } = await hydrate(browser, origin, path, look);
      expect([path, look, isKept, complaints]).toEqual([path, look, true, []]);
    }
  },
);

const bodyOf = async (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  (await request.get(path, { headers, timeout: 100_000 })).text();

guestTest(
  'The language of a page comes from its address, else the mirrored choice, else the browser',
  { tag: ['@FIRST-03'] },
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
  'A signed-in visitor gets the same content without the buttons of a guest',
  { tag: ['@FIRST-02'] },
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
  'A link that is followed before the scripts have come still leads back',
  { tag: ['@FIRST-01', '@ROUTE-02'] },
  async ({ page, player }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/tournaments?language=ru');
    await page.getByRole('banner').locator('a[href="/auth/login"]').click();
    await page.unroute('**/assets/*.js');
    await page.goto('/auth/login');
    await player.link('nav.close', page.getByRole('main')).click();
    await expect(page).toHaveURL(/\/tournaments$/);
  },
);

guestTest.describe('without scripts', () => {
  guestTest.use({ javaScriptEnabled: false, pictures: true });

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
});

guestTest(
  'Visitors whose pages are drawn in the same moment never get each other’s',
  { tag: ['@FIRST-09'] },
  async ({ request }) => {
    const languages: readonly Language[] = ['ru', 'kk', 'az', 'en'];
    const asked = Array.from({ length: 200 }, (_, index) => {
      const language = languages[index % 4] ?? 'ru';
      const currency = index % 8 < 4 ? 'KZT' : 'AZN';
      // Unique URLs, so that every page is rendered again.
      return { language, currency, path: `/?visit=${index}` };
    });
    const mixed = await Promise.all(
      asked.map(async ({ language, currency, path }) => {
        const html = await bodyOf(request, path, { Cookie: `firstView=${language}.${currency}.dark.guest` });
        const other = currency === 'KZT' ? '₼' : '₸';
        const isRight =
          html.includes(`<html lang="${language}"`) &&
          html.includes(textOf(language, 'page.lobby')) &&
          !html.slice(0, html.indexOf('id="first-view"')).includes(other);
        return isRight ? [] : [path];
      }),
    );
    expect(mixed.flat()).toEqual([]);
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
  'The build works on a host that only gives files',
  { tag: ['@FIRST-10'] },
  async ({ page, player, origin }) => {
    const host = await hostBuild(origin);
    try {
      await page.goto(`${host.origin}/tournaments?language=ru`);
      await expect(
        page.getByRole('heading', { level: 1, name: player.text('page.tournaments') }),
      ).toBeVisible();
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
