import type { Page } from '@playwright/test';
import { expect, guestTest, playerTest } from '../test.ts';

playerTest.describe('with an access token that has expired', () => {
  playerTest.use({
    storageState: async ({ account, origin }, use) =>
      use(account.storageState(origin, { accessToken: `${account.access}x` })),
  });

  playerTest(
    'Two tabs with an expired session are renewed by one refresh, and both go on',
    { tag: ['@NET-10', '@F1', '@F2'] },
    async ({ page, context, player, account }) => {
      const refreshes: string[] = [];
      context.on('request', (request) => {
        if (request.url().endsWith('/api/refresh')) refreshes.push(request.method());
      });
      const tabs = [page, await context.newPage()];
      await Promise.all(tabs.map((tab) => tab.goto('/profile?language=ru')));
      for (const tab of tabs) {
        await expect(player.button('account.logout', tab)).toBeVisible();
        await expect(tab.getByText(account.email).first()).toBeVisible();
      }
      expect(refreshes).toEqual(['POST']);
      const stored = (tab: Page) => tab.evaluate(() => localStorage.getItem('accessToken'));
      expect(await stored(page)).not.toBe(`${account.access}x`);
      expect(await stored(page)).toBe(await stored(tabs[1] ?? page));
    },
  );
});

const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]);

playerTest(
  'Signing out ends the session in every tab, and the password opens a new one',
  { tag: ['@AUTH-13', '@AUTH-15', '@AUTH-18'] },
  async ({ page, context, player, account }) => {
    const other = await context.newPage();
    await other.goto('/profile?language=ru');
    await expect(other.getByText(account.email).first()).toBeVisible();
    await page.goto('/profile?language=ru');
    await player.button('account.logout').click();
    for (const tab of [page, other]) {
      await expect(player.link('nav.login', tab.getByRole('banner'))).toBeVisible();
      await expect(tab.getByText(account.email)).toHaveCount(0);
    }
    expect(await storedTokens(page)).toEqual([null, null]);
    await player.login(account);
  },
);

playerTest(
  'A ban ends the session and says where to write',
  { tag: ['@NET-07', '@F10'] },
  async ({ page, player, account, operator }) => {
    await page.goto('/profile?language=ru');
    await expect(player.button('account.logout')).toBeVisible();
    const profile = `/sandbox/players/${await account.id()}`;
    await operator.act(profile, `${profile}/ban`);
    // A server event ends the session of the open page.
    await expect(page).toHaveURL(/\/#ban$/);
    await expect(page.getByRole('dialog')).toContainText(player.text('ban.title'));
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  },
);

guestTest(
  'Where the product is not offered the visitor reads so in their language, and nothing else',
  { tag: ['@all-markets', '@AVAIL-07', '@AVAIL-08', '@AVAIL-09', '@API-46', '@FIRST-05'] },
  async ({ page, operator }) => {
    await operator.act('/sandbox', '/sandbox/region', { do: 'block', country: '' });
    try {
      for (const [language, title] of [
        ['kk', 'Tulpar сіздің аймағыңыздағы келушілерге қолжетімсіз'],
        ['en', 'Tulpar isn’t available to visitors from your region'],
      ] as const) {
        const answer = await page.goto(`/games?language=${language}`);
        expect(answer?.status()).toBe(451);
        await expect(page.getByRole('heading')).toHaveText([title]);
        const main = page.getByRole('main');
        await expect(main.locator('img')).toBeVisible();
        await expect(main.getByRole('link').or(main.getByRole('button'))).toHaveCount(0);
        await expect(page.getByRole('navigation')).toHaveCount(0);
      }
    } finally {
      await operator.act('/sandbox', '/sandbox/region', { do: 'unblock' });
    }
    await page.reload();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  },
);

playerTest(
  'The language changes without a reload and is the player’s on another device',
  { tag: ['@I18N-01', '@I18N-06', '@UI-01'] },
  async ({ page, player, account, browser, origin }) => {
    await page.goto('/profile?language=ru');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const sheet = page.getByRole('dialog');
    await player.languageButton.click();
    await sheet.getByText(player.text('language.kk')).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
    await expect(sheet).toBeHidden();
    player.language = 'kk';
    await expect(player.button('account.logout')).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await expect
      .poll(async () => (await account.read<{ language: string }>('/api/v1/profile/')).language)
      .toBe('kk');
    const device = await browser.newContext({
      baseURL: origin,
      locale: 'ru-RU',
      storageState: account.storageState(origin),
    });
    const opened = await device.newPage();
    await opened.goto('/profile');
    await expect(player.button('account.logout', opened)).toBeVisible();
    await expect(opened.locator('html')).toHaveAttribute('lang', 'kk');
    await device.close();
  },
);
