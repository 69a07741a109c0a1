import type { Page } from '@playwright/test';
import { Account } from '../account.ts';
import { linkIn } from '../operator.ts';
import { Player } from '../player.ts';
import { expect, test } from './test.ts';

/** Everything stored in the browser. */
const everythingStored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

/** Whether the page has no horizontal overflow. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test.use({ viewport: { width: 360, height: 740 } });

test(
  'The link that confirms an e-mail signs in and leaves nothing behind',
  { tag: ['@ROUTE-06', '@CONF-10', '@CONF-11', '@OP-117'] },
  async ({ page, operator, origin }) => {
    const player = new Player(page, 'en');
    const account = await Account.create(origin, { language: 'en' });
    expect((await account.call('/api/v1/profile/verify-email')).status).toBe(200);
    const link = linkIn(await operator.lastMessageTo(account.email));
    expect(link).toMatch(/^\/confirm-email\/[^?]+\?auth_token=/);

    await page.goto(`${link}&language=en`);
    await expect(page).toHaveURL(/\/profile\/contacts$/);
    await expect(page.getByRole('main').getByText(player.text('confirm.doneTitle'))).toBeVisible();
    await fits(page);
    const storage = await everythingStored(page);
    const [path = '', query = ''] = link.split('?');
    expect(storage).not.toContain(path.split('/')[2]);
    expect(storage).not.toContain(new URLSearchParams(query).get('auth_token'));
    expect(await account.read('/api/v1/profile/')).toMatchObject({ is_email_confirmed: true });

    await page.goto('/profile');
    await player.button('account.logout').click();
    await expect(player.link('nav.login', page.getByRole('banner'))).toBeVisible();
    // A guest sees the result on the page, also after a reload; using the link again is harmless.
    await page.goto(link);
    await expect(player.heading('confirm.doneTitle')).toBeVisible();
    await expect(page).toHaveURL(/\/confirm-email\/done$/);
    await page.reload();
    await expect(player.heading('confirm.doneTitle')).toBeVisible();
    await expect(player.link('nav.login')).toBeVisible();

    await page.goto('/confirm-email/no-such-link');
    await expect(player.heading('reset.staleTitle')).toBeVisible();
  },
);
