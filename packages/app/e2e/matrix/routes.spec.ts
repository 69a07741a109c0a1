import type { Page, Request } from '@playwright/test';
import { endpoints } from '@tulpar/api/contract';
import { alone, follow, formPages, openPages, panel, playerPages, site, type Parts } from '../pages.ts';
import { newPlayer, Player } from '../player.ts';
import { expect, test } from './test.ts';
import { text } from '../texts.ts';

function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()} ${error.message}`));
  return errors;
}

/** Paths of the calls that require a session; `{name}` matches one segment. */
const forPlayers = Object.values(endpoints)
  .filter(({ auth }) => auth === 'player')
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }));

function playersCalls(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (forPlayers.some(({ method, path }) => method === request.method() && path.test(pathname)))
      made.push(`${request.method()} ${pathname} from ${page.url()}`);
  });
  return made;
}

async function expectPage(page: Page, path: string, [header, footer, menu]: Parts): Promise<void> {
  // The token of a confirmation is removed from the URL immediately.
  const shown = path.replace(/^(\/confirm-email\/).+/, '$1done');
  await expect(page, path).toHaveURL(new RegExp(`${shown.replaceAll('?', String.raw`\?`)}$`));
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
  await expect(page, path).toHaveTitle(/\S.*Tulpar|Tulpar.*\S/);
  await expect(page.locator('meta[name="description"]'), path).toHaveCount(1);
  await expect(page.locator('meta[name="description"]'), path).toHaveAttribute('content', /\S/);
  await expect(page.locator('header:not(main header)'), path).toHaveCount(header ? 1 : 0);
  await expect(page.getByRole('navigation', { name: text('ru', 'nav.main'), exact: true }), path).toHaveCount(
    menu ? 1 : 0,
  );
  // The footer mounts on scroll; its placeholder is below the main element from the start.
  const below = page.locator('main + div');
  if (footer) await expect(below.first(), path).toBeAttached();
  else await expect(page.getByRole('contentinfo'), path).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
}

test(
  'A guest opens every page that is open to guests',
  {
    tag: [
      '@ROUTE-47',
      '@ACCESS-13',
      '@ACCESS-14',
      '@LAYOUT-01',
      '@ROUTE-02',
      '@ROUTE-06',
      '@FOOT-01',
      '@ACCESS-01',
      '@ACCESS-02',
      '@ACCESS-03',
      '@OP-42',
      '@ACCESS-10',
      '@ACCESS-11',
    ],
  },
  async ({ page }) => {
    const errors = pageErrors(page);
    const made = playersCalls(page);
    await page.goto('/?language=ru');
    await test.step('pages in their frames', async () => {
      for (const [path, parts] of openPages) {
        await follow(page, path);
        await expectPage(page, path, parts);
      }
    });
    await test.step('sign-in and confirmation pages have no menu or footer', async () => {
      for (const path of formPages) {
        await follow(page, path);
        await expectPage(page, path, alone);
      }
    });
    await test.step('the footer is there when it is reached', async () => {
      await page.goto('/faq');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.wheel(0, 20_000);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
    await test.step('is sent on from the others', async () => {
      for (const [path] of playerPages) {
        const to = /^\/(?:profile|notifications)/.test(path)
          ? /\/$/
          : path.startsWith('/cash-box')
            ? /\/auth\/login$/
            : /\/auth\/register$/;
        await follow(page, path);
        await expect(page, path).toHaveURL(to);
      }
    });
    await test.step('a link that does not sign in leads to main, but not from the contacts', async () => {
      await page.goto('/bonuses?auth_token=no-such-token');
      await expect(page).toHaveURL(/\/$/);
      for (const path of ['/contacts', '/profile/contacts']) {
        const refused = page.waitForResponse(/\/api\/authenticate/);
        await page.goto(`${path}?auth_token=no-such-token`);
        await refused;
        await expect(page.getByText(text('ru', 'API_ERRORS.AUTH_TOKEN_INVALID')).first()).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
      }
    });
    expect(errors).toEqual([]);
    expect(made).toEqual([]);
  },
);

test(
  'A player opens every page',
  {
    tag: [
      '@ROUTE-47',
      '@LAYOUT-02',
      '@LAYOUT-03',
      '@LAYOUT-04',
      '@ACCESS-05',
      '@ACCESS-06',
      '@ACCESS-07',
      '@ACCESS-08',
      '@OP-18',
      '@OP-20',
      '@HASH-06',
      '@HASH-08',
      '@LAYOUT-12',
    ],
  },
  async ({ page }) => {
    const errors = pageErrors(page);
    const made = playersCalls(page);
    const player = new Player(page, 'ru');
    await page.goto('/auth/register?language=ru');
    expect(made).toEqual([]);
    await player.register(newPlayer());
    // The same listener records the calls of a player, which proves that it would record those of a guest.
    await expect.poll(() => made.length).toBeGreaterThan(0);
    await test.step('pages in their frames', async () => {
      for (const [path, parts] of playerPages) {
        await follow(page, path);
        await expectPage(page, path, parts);
      }
    });
    await test.step('signing in is behind the player', async () => {
      for (const path of ['/auth/login', '/auth/register', '/auth/reset-password', '/social-login']) {
        await follow(page, path);
        await expect(page, path).not.toHaveURL(/\/(?:auth|social-login)/);
      }
    });
    await test.step('former addresses lead on', async () => {
      for (const [from, to] of [
        ['/users/bonuses', '/bonuses'],
        ['/users/profile?promocode=x', '/bonuses?promocode=x'],
        ['/bonus#main', '/bonuses#main'],
        ['/promotions', '/news'],
        ['/promotions/spring', '/news/spring'],
      ] as const) {
        await page.goto(from);
        await expect(page, from).toHaveURL(to);
        await expect(page.getByRole('heading', { level: 1 }), from).toBeVisible();
      }
    });
    await test.step('a hash leads on, the bar leads back', async () => {
      await page.goto('/games/category/slots');
      await follow(page, '/games/category/slots#cashbox');
      await expect(page).toHaveURL('/cash-box/deposit');
      await page.getByRole('link', { name: text('ru', 'common.back'), exact: true }).click();
      await expect(page).toHaveURL('/games/category/slots');
      await page.goto('/#promocode');
      await expect(page).toHaveURL('/bonuses');
    });
    await test.step('a deep link survives a reload, and Back leads to the page before', async () => {
      await page.goto('/games/category/slots');
      await page.locator('#categories a:not([aria-current])').nth(2).click();
      await expect(page).not.toHaveURL('/games/category/slots');
      const there = page.url();
      await page.reload();
      await expect(page).toHaveURL(there);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/games/category/slots');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    await test.step('the page says that it is finished', async () => {
      await expect.poll(() => page.evaluate(() => window.prerenderReady)).toBe(true);
    });
    expect(errors).toEqual([]);
  },
);

test(
  'Header, menu and main part stay in the document from page to page, and so does the focus',
  { tag: ['@LAYOUT-01', '@LAYOUT-04'] },
  async ({ page }) => {
    const stored = () =>
      page.evaluate(() => [...document.querySelectorAll('[data-former]')].map(({ localName }) => localName));
    await page.goto('/?language=ru');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    // The server does not know the width of the window: wait until the browser shows the bottom menu.
    await expect(page.locator('nav:not(main nav)')).toBeVisible();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>(
        'header:not(main header), main:not([hidden]), nav:not(main nav)',
      ))
        part.dataset['former'] = '';
      document.querySelector('main')?.focus();
    });
    await follow(page, '/games');
    await expectPage(page, '/games', site);
    expect(await stored()).toEqual(['header', 'main', 'nav']);
    await follow(page, '/contacts');
    await expectPage(page, '/contacts', panel);
    expect(await stored()).toEqual(['main', 'nav']);
    await expect(page.locator('main:not([hidden])')).toBeFocused();
  },
);
