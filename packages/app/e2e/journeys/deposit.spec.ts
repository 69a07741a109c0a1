import type { Page } from '@playwright/test';
import type { Account } from '../account.ts';
import { Player } from '../player.ts';
import { expect, playerTest } from '../test.ts';

const provider = /\/sandbox\/pay\//;

playerTest.describe('in manat', () => {
  playerTest.use({ signUp: { language: 'az', currency: 'AZN' } });

  playerTest(
    'A deposit is paid, and its page says what it made of the balance',
    { tag: ['@all-markets', '@CASH-25', '@HASH-09', '@MODAL-01', '@PAY-10', '@PAY-20', '@ROUTE-29'] },
    async ({ page, player, account }) => {
      const dialog = page.getByRole('dialog');
      const main = page.getByRole('main');
      await player.chooseAmount('150');
      await player.pay();

      await playerTest.step('a window over the app says that the money has come', async () => {
        await expect(page).toHaveURL(/#payment_ok$/);
        await expect(dialog).toContainText(player.text('cashBox.ok.title'));
        await player.link('payment.more', dialog).click();
      });

      await playerTest.step('the page of the payment and the history agree with the ledger', async () => {
        await expect(main.getByRole('heading', { name: /^\+150/ })).toBeVisible();
        const real = main.getByText(player.text('account.real'), { exact: true }).locator('xpath=..');
        await expect(real).toContainText(/150\s₼/);
        await page.goto('/cash-box/history');
        await expect(main.getByText(player.text('cashBox.status.credited'))).toHaveCount(1);
        expect(await account.entries()).toMatchObject([{ status: 'approved', amount: 15_000 }]);
      });
    },
  );
});

playerTest(
  'A declined deposit says so, and the form still has the amount',
  { tag: ['@HASH-10', '@MODAL-02', '@MODAL-03'] },
  async ({ page, player }) => {
    await player.chooseAmount('4000');
    await player.pay('decline');
    await expect(page).toHaveURL(/#payment_error$/);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(player.text('cashBox.fail.title'));
    await player.button('cashBox.fail.back', dialog).click();
    await expect(page).toHaveURL(/\/cash-box\/deposit/);
    await player.chooseMethod();
    await expect(player.amount).toHaveValue(/4.000/);
  },
);

playerTest(
  'A payment whose answer was lost is found again and happens once',
  { tag: ['@NET-04', '@F13', '@CASH-14', '@F17'] },
  async ({ page, player, account }) => {
    await player.chooseAmount('4000');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/v1/pay', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The server processes the first request, but its response is lost.
      if (keys.length === 1) {
        await route.fetch();
        await route.abort('connectionreset');
      } else await route.continue();
    });
    await player.payButton.click();
    await page.waitForURL(provider);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(await account.entries()).toMatchObject([{ status: 'process', amount: 400_000 }]);
    await player.settle('success');
    await expect(page.getByRole('dialog')).toContainText(player.text('cashBox.ok.title'));
    expect(await account.entries()).toMatchObject([{ status: 'approved', amount: 400_000 }]);
  },
);

/** State of a page at its first paint after a return to it. */
interface Return {
  /** It was restored from the back-forward cache. */
  readonly isRestored: boolean;
  /** It showed data of the player. */
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

async function comesBackToFreeForm(page: Page, account: Account): Promise<void> {
  const player = new Player(page, 'ru');
  await player.chooseAmount('4000');
  await watchReturn(page, account.email);
  await player.payButton.click();
  await page.waitForURL(provider);
  // Make the data on the page outdated before the player returns.
  await account.deposit(300_000);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/method=/);
  await expect.poll(() => returned(page)).toMatchObject({ isRestored: true });
  await player.amount.fill('2000');
  await expect(player.payButton).not.toHaveAttribute('aria-busy', 'true');
  await expect(player.payButton).toBeEnabled();
  await expect(page.getByText(/3.000.₸/).first()).toBeVisible();
}

async function findsNothingPrivate(page: Page, account: Account): Promise<void> {
  const player = new Player(page, 'ru');
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
}

playerTest(
  'Back from the bank the form is free, and back after a sign-out nothing private shows',
  { tag: ['@CASH-21', '@AUTH-18', '@F19', '@F20'] },
  async ({ account, origin, playwright, wholeBrowser }) => {
    // Playwright disables the back-forward cache, which this test needs.
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await playwright.chromium.launch({ ...wholeBrowser, ignoreDefaultArgs });
    try {
      const storageState = account.storageState(origin);
      const context = await browser.newContext({ baseURL: origin, locale: 'ru-RU', storageState });
      const page = await context.newPage();
      await playerTest.step('back from the bank', () => comesBackToFreeForm(page, account));
      await playerTest.step('back after a sign-out', () => findsNothingPrivate(page, account));
    } finally {
      await browser.close();
    }
  },
);
