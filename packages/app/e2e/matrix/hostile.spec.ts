import type { Page } from '@playwright/test';
import { Account } from '../account.ts';
import { Player } from '../player.ts';
import { expect, test } from './test.ts';

const CANARY = '<img src=x onerror=alert(1)>';

/**
 * URLs that somebody could put into a letter or a message. Several tricks per URL, because a page load is expensive.
 */
const addresses = [
  '//evil.example/games?language=az',
  '/\\evil.example?currency=AZN&language=%00',
  '/%2f%2fevil.example/%09evil',
  '/..%2f..%2f/evil.example?language=../../ru&currency=__proto__',
  `/?language=${CANARY}&currency=<script>alert(1)</script>&appid=${'a'.repeat(3000)}`,
  '/?language=az&language=kk&currency=KZT&currency=javascript:alert(1)&licence=%F0%28%8C#payment_ok',
  `/?auth_token=&auth_type=${CANARY}&event=__proto__`,
  `/?auth_token=${encodeURIComponent(CANARY)}&auth_type=constructor&event=page_view`,
  '/auth/login?redirect=//evil.example&back=javascript:alert(1)&next=https://evil.example#auth',
  '/auth/register?promocode=%3Cscript%3Ealert(1)%3C/script%3E&lnd=__proto__',
  '/games/category/%3Cimg%20src=x%20onerror=alert(1)%3E?search=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '/games/__proto__',
  '/games/category/slots?page=-1&search=%zz%00',
  '/%F0%9F%98%80%D0%B0?page=1e309',
  '/constructor#constructor',
  `/#${CANARY}`,
  '/cash-box/deposit?method=javascript:alert(1)&amount=-1e21&error_type=__proto__#payment_error',
  '/cash-box/history?page=NaN&type=%00#payment_ok',
  '/social-login?provider=__proto__&token=%00&state=',
  '/confirm-email/..%2f..%2fevil?auth_token=x&auth_type=__proto__',
] as const;

/** URLs that behave differently for a player. */
const FOR_PLAYER = /^\/\/|auth|cash-box|#|appid/;

/** Paths that may name no file: the server responds with 404. */
const refused = ['/%2f%2fevil.example/%5cevil', '/games/%E0%A4%A', '/rules%00', '/.env'];

/** Hashes that open windows or pages, and similar ones. */
const hashes = [
  'payment_ok',
  'payment_error',
  'ban',
  '__proto__',
  'toString',
  'javascript:alert(1)',
  '%',
  '%00',
  '"]',
  'root',
  '//evil.example',
  'a'.repeat(5000),
];

const KEYS = [
  ['accessToken', 'refreshToken', 'sessionMark', 'player_id', 'user', 'guestData', 'lastLocation'],
  ['theme', 'visitor_uid', 'activeBonus', 'bonusInPlay', 'isShowWelcome', 'resetPhone', 'appNameParam'],
  ['refresh_btn_click', 'isTestLicence', 'inAppRedirectAt', 'resetPhoneCount_7', 'resetPhoneTime_7'],
  ['draft:login', 'draft:register', 'draft:reset', 'draft:deposit', 'draft:withdrawal'],
].flat();

const far = Number.MAX_SAFE_INTEGER;
/** Stored under every key: invalid JSON, JSON of other shapes, and the right shapes with wrong values. */
const contents = [
  '{broken',
  'жеті \u0000\r\nX-Evil: 1',
  '[null,{"value":"//evil.example","expiresAt":9e15},{"value":"javascript:alert(1)","expiresAt":1e308}]',
  `{"__proto__":{"polluted":1},"value":{"uid":7,"amount":-1,"fields":{"a":{}}},"expiresAt":${far},"at":${far},"values":{"email":{"toString":null},"phone":["${'9'.repeat(500)}"]},"id":"x","currency":"constructor","language":{},"currencySymbol":"${CANARY}"}`,
];

/** Records everything that must never happen. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const seen: string[] = [];
  // Generating images for forty pages would dominate the run time.
  await page.route('**/cdn/**', (route) => route.fulfill({ status: 204 }));
  page.on('pageerror', ({ message }) => {
    // The browser reports a skipped view transition as an error; it has no visible effect.
    if (!message.startsWith('Transition was skipped')) seen.push(`${page.url()}: ${message}`);
  });
  page.on('dialog', (dialog) => {
    seen.push(`${page.url()} says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`${page.url()} opened ${popup.url()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      seen.push(`${page.url()} asked ${url.origin}`);
  });
  return seen;
}

async function expectSafePage(page: Page, origin: string): Promise<void> {
  // The page of the server is visible before the app has read the address and the storage.
  await expect(page.locator('#first-view')).toHaveCount(0);
  // A modal window hides the page behind it.
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
}

test(
  'Hostile addresses open the app and nothing else',
  { tag: ['@I18N-07', '@I18N-08', '@HASH-15', '@AUTH-10', '@ROUTE-27'] },
  async ({ page, server }) => {
    test.slow();
    const { origin } = server;
    const seen = await watch(page, origin);
    const player = new Player(page, 'ru');
    for (const visitor of ['guest', 'player'] as const) {
      await test.step(visitor, async () => {
        if (visitor === 'player') {
          // Its own account, because the URLs change its language and other tests share this server.
          const own = await Account.create(origin);
          await page.goto('/?language=ru');
          // Wait for the app, which takes the language from the URL.
          await expectSafePage(page, origin);
          await player.login(own);
        }
        // Startup parameters matter for a guest; everything that needs a session, for a player.
        for (const address of visitor === 'guest'
          ? addresses
          : addresses.filter((one) => FOR_PLAYER.test(one))) {
          await test.step(address.slice(0, 60), async () => {
            await page.goto(origin + address, { waitUntil: 'commit' });
            await expectSafePage(page, origin);
            expect(page.url()).not.toMatch(/[?&](?:language|currency|auth_token)=/);
            expect(['ru', 'kk', 'az', 'en']).toContain(await page.locator('html').getAttribute('lang'));
          });
        }
        for (const hash of hashes) {
          await page.evaluate((name) => {
            location.hash = name;
          }, hash);
          await expectSafePage(page, origin);
        }
      });
    }
    for (const address of refused) {
      const answer = await page.goto(origin + address, { waitUntil: 'commit' });
      expect(answer?.status(), address).toBe(404);
      expect(new URL(page.url()).origin).toBe(origin);
    }
    expect(seen).toEqual([]);
  },
);

test(
  'The app works with a storage full of nonsense',
  { tag: ['@I18N-10', '@STORE-01', '@STORE-02', '@STORE-07', '@OP-45'] },
  async ({ page, server }) => {
    test.slow();
    const { origin } = server;
    const seen = await watch(page, origin);
    const player = new Player(page, 'ru');
    await page.goto('/?language=ru');
    for (const [at, content] of contents.entries()) {
      await test.step(`content ${at}`, async () => {
        await page.evaluate(
          ([keys, text]) => {
            for (const key of keys) {
              localStorage.setItem(key, text);
              sessionStorage.setItem(key, text);
            }
            document.cookie = `promocode=${encodeURIComponent(text)}`;
            document.cookie = 'tr=%E0%A4%A; path=/';
            // Router state of the back link.
            history.replaceState(
              {
                idx: 0,
                key: 'x',
                usr: { back: JSON.parse('{"id":"game","params":{"slug":"\\ud800"}}'), carry: { email: {} } },
              },
              '',
            );
          },
          [KEYS, content] as const,
        );
        await page.reload({ waitUntil: 'commit' });
        await expectSafePage(page, origin);
        await page.goto('/auth/register', { waitUntil: 'commit' });
        await expectSafePage(page, origin);
      });
    }
    await test.step('a player signs in as if nothing had been', async () => {
      const own = await Account.create(origin);
      await page.goto('/?language=ru');
      await expectSafePage(page, origin);
      await player.login(own);
      await page.goto('/cash-box/deposit');
      await expectSafePage(page, origin);
    });
    expect(seen).toEqual([]);
  },
);
