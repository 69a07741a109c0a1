import type { Page } from '@playwright/test';
import { expect, playerTest } from '../test.ts';

const backTest = playerTest.extend({
  // Playwright disables the back-forward cache, which these tests need.
  context: async ({ account, origin, playwright, wholeBrowser }, use) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await playwright.chromium.launch({ ...wholeBrowser, ignoreDefaultArgs });
    const storageState = account.storageState(origin);
    await use(await browser.newContext({ baseURL: origin, locale: 'ru-RU', storageState }));
    await browser.close();
  },
});

/** State of a page at its first paint after a return to it. */
interface Return {
  /** Whether the page was restored from the back-forward cache. */
  readonly isRestored: boolean;
  /** Whether the page showed data of the player. */
  readonly isPrivate: boolean;
}

/** Records how a page comes back, if it is restored from the back-forward cache. */
const watchReturn = (page: Page, words: string) =>
  page.evaluate((text) => {
    delete document.documentElement.dataset['return'];
    addEventListener(
      'pageshow',
      ({ persisted: isRestored }) =>
        requestAnimationFrame(() => {
          const isPrivate = document.body.textContent.includes(text);
          document.documentElement.dataset['return'] = JSON.stringify({ isRestored, isPrivate });
        }),
      { once: true },
    );
  }, words);

const returned = (page: Page) =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset['return'] ?? 'null') as Return | null);

backTest(
  'Back from the bank the form of a deposit is free',
  { tag: ['@CASH-21', '@F19', '@F20'] },
  async ({ page, player, account }) => {
    await player.chooseAmount('4000');
    await watchReturn(page, account.email);
    await player.payButton.click();
    await page.waitForURL(/\/sandbox\/pay\//);
    // Make the data on the page outdated before the player returns.
    await account.deposit(300_000);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/method=/);
    await expect.poll(() => returned(page)).toMatchObject({ isRestored: true });
    await player.amount.fill('2000');
    await expect(player.payButton).not.toHaveAttribute('aria-busy', 'true');
    await expect(player.payButton).toBeEnabled();
    await expect(page.getByText(/3.000.₸/).first()).toBeVisible();
  },
);

backTest(
  'Back after a sign-out nothing private shows',
  { tag: ['@AUTH-18', '@F19', '@F20'] },
  async ({ page, player, account }) => {
    // A busy browser may drop a page instead of restoring it.
    await expect(async () => {
      await account.enter(page, '/profile');
      await expect(page.getByText(account.email).first()).toBeVisible();
      await watchReturn(page, account.email);
      await page.goto('/favicon.png');
      await page.evaluate(() => localStorage.clear());
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => returned(page), { timeout: 5000 }).toMatchObject({ isRestored: true });
    }).toPass();
    expect(await returned(page)).toMatchObject({ isPrivate: false });
    await expect(player.link('nav.login', page.getByRole('banner'))).toBeVisible();
    await expect(page.getByText(account.email)).toHaveCount(0);
  },
);
