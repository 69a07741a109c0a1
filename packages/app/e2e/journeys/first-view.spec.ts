import type { Page } from '@playwright/test';
import { Account } from '../account.ts';
import {
  bodyOf,
  drawnPages,
  hydrate,
  hydratePlayerPages,
  openBrowser,
  playerPages,
  visitTogether,
} from '../drawn-pages.ts';
import { hostBuild } from '../static-host.ts';
import { expect, guestTest, playerTest } from '../test.ts';
import { text as textOf } from '../texts.ts';

const looks = [
  { language: 'kk', currency: 'KZT', theme: 'dark', width: 390 },
  { language: 'az', currency: 'AZN', theme: 'light', width: 1440 },
  { language: 'ru', currency: 'AZN', theme: 'dark', width: 1440 },
  { language: 'en', currency: 'KZT', theme: 'light', width: 390 },
] as const;

for (const [index, look] of looks.entries())
  guestTest(
    `Pages come drawn for ${Object.values(look).join(', ')}, and are hydrated as they are`,
    { tag: ['@all-markets', '@FIRST-01', '@FIRST-03'] },
    async ({ browser, origin, request }) => {
      const context = await openBrowser(browser, origin, look);
      for (const [path, heading] of drawnPages.filter((_, at) => at % looks.length === index)) {
        const answer = await request.get(path, {
          // An idle connection may be closed in this moment.
          maxRetries: 3,
          headers: { Cookie: `firstView=${look.language}.${look.currency}.${look.theme}.guest` },
        });
        const html = await answer.text();
        expect(html, path).toContain(`<html lang="${look.language}" data-theme="${look.theme}">`);
        expect(html, path).toMatch(/<h1[^>]*>\s*(?:<[^>]+>\s*)*[^<\s]/);
        if (heading !== null) expect(html, path).toContain(textOf(look.language, heading));
        // No skeleton instead of content; a game loads in its frame.
        if (path !== '/games/tulpar-gold') expect(html, path).not.toContain('aria-busy="true"');
        const { complaints, isReused } = await hydrate(context, `${origin}${path}`);
        expect([path, isReused, complaints]).toEqual([path, true, []]);
      }
      await context.close();
    },
  );

/** Holds back the scripts of a page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const promise = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return release;
}

guestTest(
  'What is typed and sent before the scripts have come is sent once they run, and is in no address',
  { tag: ['@FIRST-01'] },
  async ({ page, player, origin }) => {
    const { email, password } = await Account.create(origin);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    const release = await holdScripts(page);
    await page.goto('/auth/login?language=ru', { waitUntil: 'commit' });
    await player.email.fill(email);
    await player.password.fill(password);
    await player.password.press('Enter');
    await expect(player.password).toHaveValue(password);
    release();
    await expect(page).not.toHaveURL(/auth/);
    await expect(player.balance.first()).toBeVisible();
    expect(requests.filter((one) => /^POST (?!\S*\/api\/)/.test(one) || one.includes(password))).toEqual([]);
  },
);

guestTest(
  'What is typed, chosen and pressed before the scripts have come is there afterwards',
  { tag: ['@all-markets', '@FIRST-01'] },
  async ({ page, player }) => {
    const release = await holdScripts(page);
    await page.goto('/auth/register?language=ru', { waitUntil: 'commit' });
    const other = page.getByRole('radio', { name: /AZN/ });
    await other.check();
    await player.email.fill('aru@example.com');
    await player.password.fill('steppe-88');
    await page.getByRole('button', { name: player.text('session.showPassword') }).click();
    release();
    await expect(player.password).toHaveAttribute('type', 'text');
    await player.field('session.promoCode').fill('NOMAD');
    await expect(player.email).toHaveValue('aru@example.com');
    await expect(player.password).toHaveValue('steppe-88');
    await expect(other).toBeChecked();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.getByRole('tab', { name: player.text('session.tabPhone') }).click();
    await page.getByRole('tab', { name: player.text('session.tabEmail') }).click();
    await expect(player.email).toHaveValue('aru@example.com');
  },
);

guestTest(
  'A form that is rendered again for its draft is sent with what was typed before the scripts had come',
  { tag: ['@FIRST-01'] },
  async ({ page, player, origin }) => {
    const { email, password } = await Account.create(origin);
    await page.goto('/auth/login?language=ru');
    await player.email.fill(email);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:login'))).toContain(email);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await player.password.fill(password);
    await player.password.press('Enter');
    release();
    await expect(page).not.toHaveURL(/auth/);
    await expect(player.balance.first()).toBeVisible();
  },
);

guestTest(
  'On a slow phone a login that is pressed while the app takes the page over is sent by the app',
  { tag: ['@FIRST-01'] },
  async ({ page, player, origin, context }) => {
    const { email, password } = await Account.create(origin);
    const sent: string[] = [];
    page.on(
      'request',
      (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname),
    );
    await page.addInitScript(() => sessionStorage.setItem('draft:login', '{broken'));
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/auth/login?language=ru', { waitUntil: 'commit' });
    await player.email.fill(email);
    await player.password.fill(password);
    await player.button('session.login').click();
    await expect(page).not.toHaveURL(/auth/);
    expect(sent.filter((path) => !path.startsWith('/api/'))).toEqual([]);
    expect(sent.filter((path) => path === '/api/authenticate')).toHaveLength(1);
  },
);

guestTest(
  'A link followed before the scripts have come takes what was typed along',
  { tag: ['@FIRST-01', '@AUTH-08'] },
  async ({ page, player }) => {
    const release = await holdScripts(page);
    await page.goto('/auth/login?language=ru', { waitUntil: 'commit' });
    await player.email.fill('aru@example.com');
    await page.getByRole('main').locator('a[href="/auth/register"]').click();
    release();
    await expect(page).toHaveURL(/register$/);
    await expect(player.email).toHaveValue('aru@example.com');
  },
);

guestTest.describe('a visitor who has opened a game, whose page is rendered again', () => {
  guestTest.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('openedGames', '[1]'));
  });

  guestTest(
    'A page stays where it was scrolled, before the scripts have come and on a reload',
    { tag: ['@FIRST-01'] },
    async ({ page }) => {
      const top = () => page.evaluate(() => Math.round(scrollY));
      const release = await holdScripts(page);
      await page.goto('/news?language=ru', { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page.mouse.wheel(0, 400);
      await expect.poll(top).toBe(400);
      release();
      await expect(page.locator('#first-view')).not.toBeAttached();
      expect(await top()).toBe(400);
      await page.mouse.wheel(0, 100);
      await expect.poll(top).toBe(500);
      await page.reload();
      await expect(page.locator('#first-view')).not.toBeAttached();
      await expect.poll(top).toBe(500);
    },
  );

  guestTest(
    'A row stays where it was scrolled before the scripts have come',
    { tag: ['@FIRST-01'] },
    async ({ page }) => {
      const row = page.locator('#root .overflow-x-auto').first();
      const release = await holdScripts(page);
      await page.goto('/games/category/slots?language=ru', { waitUntil: 'commit' });
      await expect(row).toBeVisible();
      const left = await row.evaluate((element) => {
        element.scrollTo({ left: 150, behavior: 'instant' });
        return element.scrollLeft;
      });
      expect(left).toBeGreaterThan(20);
      release();
      await expect(page.locator('#first-view')).not.toBeAttached();
      // Rows are observed from their second frame on.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(left);
    },
  );
});

playerTest(
  'A page whose data load after it stays where it was scrolled, on a reload and on Back from another site',
  { tag: ['@FIRST-01'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const top = () => page.evaluate(() => Math.round(scrollY));
    for (const path of ['/profile/settings', '/bonuses']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.mouse.wheel(0, 350);
      await expect.poll(top).toBe(350);
      await page.reload();
      await expect.poll(top).toBe(350);
      await page.goto('about:blank');
      await page.goBack();
      await expect.poll(top).toBe(350);
    }
  },
);

guestTest(
  'The place in one list does not redraw other pages',
  { tag: ['@FIRST-01'] },
  async ({ page, origin }) => {
    await page.goto('/games/category/slots?language=ru');
    await expect(page.locator('#first-view')).not.toBeAttached();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('listPlaces'))).not.toBeNull();
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        Object.assign(globalThis, { drawnMain: document.querySelector('main') }),
      ),
    );
    for (const path of ['/news', '/games/category/slots']) {
      await page.goto(`${origin}${path}`);
      await expect(page.locator('#first-view')).not.toBeAttached();
      const isReused = await page.evaluate(() => {
        const { drawnMain } = globalThis as { drawnMain?: Element | null };
        return drawnMain !== null && drawnMain === document.querySelector('main');
      });
      expect([path, isReused]).toEqual([path, true]);
      // A page that was opened by its address begins at its top, a reloaded one where it was.
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.mouse.wheel(0, 1500);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('listPlaces')?.includes('offset')))
      .toBe(true);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  },
);

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
    const paths = playerPages.filter((_, at) => at % 6 === 0);
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

guestTest(
  'A link that is followed before the scripts have come still leads back',
  { tag: ['@FIRST-01', '@ROUTE-02'] },
  async ({ page, player, origin }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/tournaments?language=ru');
    const cross = player.link('nav.close', page.getByRole('main'));
    const login = page.getByRole('banner').locator('a[href="/auth/login"]');
    await login.click();
    await cross.click();
    await expect(page).toHaveURL(/\/tournaments$/);
    // A path that would be another host.
    await page.goto(`${origin}//evil.example/?language=ru`);
    await login.click();
    await expect(cross).toBeVisible();
    await cross.click();
    await expect(page).toHaveURL(`${origin}//evil.example/`);
    await page.goto('/tournaments?language=ru');
    await page.unroute('**/assets/*.js');
    await login.click();
    await expect(page.locator('#first-view')).not.toBeAttached();
    await cross.click();
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
