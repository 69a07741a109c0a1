import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Account } from '../account.ts';
import { linkIn, type Operator } from '../operator.ts';
import { Player } from '../player.ts';
import { expect, test } from './test.ts';

async function codeFor(operator: Operator, recipient: string): Promise<string> {
  const [, body = ''] = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(await operator.lastMessageTo(recipient)) ?? [];
  const [code = ''] = /\d{6}/.exec(body) ?? [];
  expect(code).not.toBe('');
  return code;
}

/** Everything stored in the browser. */
const everythingStored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

/** Whether the page has no horizontal overflow. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test.use({ viewport: { width: 360, height: 740 } });

test(
  'A forgotten password is replaced by the code of a message, in az',
  { tag: ['@RESET-01', '@RESET-02', '@RESET-04', '@RESET-05', '@AUTH-16'] },
  async ({ page, operator, origin }) => {
    const player = new Player(page, 'az');
    const phone = `99450${randomInt(1_000_000, 9_999_999)}`;
    await Account.create(origin, { phone, language: 'az' });
    const code = page.getByLabel(player.text('reset.code'));
    const storage = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);

    await test.step('the player requests a code', async () => {
      await page.goto('/auth/reset-password?language=az&currency=AZN');
      await page.getByRole('tab', { name: player.text('common.phone') }).click();
      await player.phone.fill(phone);
      await player.button('reset.sendCode').click();
      await expect(player.heading('reset.codeTitle')).toBeVisible();
      await fits(page);
      expect(await storage('resetPhone')).toBe(phone);
      expect(JSON.parse((await storage(`resetPhoneCount_${phone}`)) ?? '')).toMatchObject({ value: 1 });
      expect(JSON.parse((await storage(`resetPhoneTime_${phone}`)) ?? '')).toHaveProperty('value');
      await expect(player.button('reset.resendCode')).toHaveAttribute('aria-disabled', 'true');
    });

    const sent = await codeFor(operator, phone);

    await test.step('a reload keeps the step but no code or password', async () => {
      await code.fill('111111');
      await player.savePassword('new-steppe', 'not-the-same');
      const stored = await everythingStored(page);
      expect(stored).not.toMatch(/111111|111 111|new-steppe/);
      await page.reload();
      await expect(player.heading('reset.codeTitle')).toBeVisible();
      await expect(code).toHaveValue('');
    });

    await test.step('a wrong code is reported at its field', async () => {
      await code.fill(sent === '123456' ? '654321' : '123456');
      await player.savePassword('new-steppe');
      await expect(page.getByText(player.text('API_ERRORS.CODE_INVALID'))).toBeVisible();
      await expect(page.getByLabel(player.text('reset.newPassword'), { exact: true })).toHaveValue(
        'new-steppe',
      );
    });

    await test.step('the right one sets the password', async () => {
      await code.fill(sent);
      await player.button('reset.save').click();
      await expect(player.heading('page.resetPasswordSuccess')).toBeVisible();
      expect(await storage('resetPhone')).toBeNull();
    });

    await test.step('the sign-in form knows the phone, and takes the new password only', async () => {
      await player.link('nav.login').click();
      await expect(player.phone).toHaveValue(/994/);
      await player.password.fill('steppe-88');
      await player.button('nav.login').click();
      await expect(
        page.getByRole('alert').filter({ hasText: player.text('API_ERRORS.AUTH_INVALID_CREDENTIALS') }),
      ).toBeVisible();
      await player.password.fill('new-steppe');
      await player.button('nav.login').click();
      await expect(player.balance).toBeVisible();
    });
  },
);

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
