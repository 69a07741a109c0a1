import type { Page } from '@playwright/test';
import { expect, playerTest } from '../test.ts';

playerTest.describe('with an access token that has expired', () => {
  playerTest.use({
    storageState: async ({ account, origin }, use) =>
      use(account.storageState(origin, { accessToken: `${account.access}x` })),
  });

  playerTest(
    'Two tabs with an expired session are renewed by one refresh, and both continue',
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
