import type { Browser, Page } from '@playwright/test';
import { Account } from '../account.ts';
import { quiet, watchTraffic } from './quiet.ts';
import { expect, test } from './test.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** A page in its own browser context with a controlled clock. */
async function phone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, userAgent: IPHONE });
  const page = await context.newPage();
  watchTraffic(page);
  await page.clock.install();
  return page;
}

/** Waits for what a page shows automatically: advances time, then waits for the resulting requests. */
async function settle(page: Page, ms: number): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await quiet(page);
  await page.clock.runFor(ms);
  await quiet(page);
}

test(
  'The profile offers the app on a phone, but not during a break',
  { tag: ['@APPS-09', '@SAFE-10'] },
  async ({ browser, server }) => {
    await server.start();
    const account = await Account.create(server.origin);
    const page = await phone(browser, server.origin);
    const header = (at: Page) => at.locator('[data-app-offer]');
    const hub = (at: Page) => at.locator('[data-install-banner]');
    await account.enter(page, '/profile');
    await settle(page, 6000);
    await expect(header(page)).toBeVisible();
    await expect(hub(page)).toBeVisible();

    expect((await account.call('/api/v1/profile/break', { days: 7 })).status).toBe(200);
    const later = await phone(browser, server.origin);
    await account.enter(later, '/profile');
    await settle(later, 6000);
    await expect(later.getByText(/^ID /)).toBeVisible();
    await expect(header(later)).toHaveCount(0);
    await expect(hub(later)).toHaveCount(0);
  },
);
