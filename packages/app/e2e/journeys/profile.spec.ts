import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { newPlayer, Player } from '../player.ts';
import { expect, test } from '../test.ts';

/** The letter or message the server would have sent last to somebody, as the page of the outbox shows it. */
async function lastTo(request: APIRequestContext, recipient: string): Promise<string> {
  let letter = '';
  await expect
    .poll(async () => {
      const page = await (await request.get('/sandbox/outbox')).text();
      return (letter = page.split('<li').find((entry) => entry.includes(recipient)) ?? '');
    })
    .not.toBe('');
  return letter;
}

const codeOf = (letter: string) =>
  /\d{6}/.exec(/<pre[^>]*>([\s\S]*?)<\/pre>/.exec(letter)?.[1] ?? '')?.[0] ?? 'none';

/** Nothing on the page is wider than the phone. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

const expectMessage = (player: Player, id: string) =>
  expect(player.page.getByText(player.text(id)).first()).toBeVisible();

const save = (player: Player) => player.button('profile.save');

test.use({ viewport: { width: 390, height: 844 } });

test(
  'details and password, in kk',
  { tag: ['@ROUTE-18', '@ROUTE-19', '@PROF-15', '@PROF-16', '@PROF-18', '@VALID-20', '@VALID-24'] },
  async ({ page }) => {
    const player = new Player(page, 'kk');
    const me = newPlayer();
    await page.goto('/auth/register?language=kk');
    await player.register(me);

    await test.step('the hub leads to the details', async () => {
      await page.goto('/profile');
      await player.page.getByRole('link', { name: player.text('profile.title') }).click();
      await expect(page).toHaveURL(/\/profile\/contacts$/);
      await expect(player.email).toHaveValue(me.email);
      await expect(player.email).toBeDisabled();
      await expect(save(player)).toHaveAttribute('aria-disabled', 'true');
      await fits(page);
    });

    await test.step('what is typed outlives a reload', async () => {
      await player.field('session.firstName').fill('Айгерім');
      await player.field('profile.birthday').pressSequentially('14051990');
      await page.reload();
      await expect(player.field('session.firstName')).toHaveValue('Айгерім');
      await expect(player.field('profile.birthday')).toHaveValue('14.05.1990');
    });

    await test.step('what is saved stays', async () => {
      const sent = page.waitForRequest(
        (asked) => asked.method() === 'POST' && new URL(asked.url()).pathname === '/api/v1/profile/',
      );
      await save(player).click();
      expect((await sent).postDataJSON()).toEqual({
        phone: null,
        email: me.email,
        first_name: 'Айгерім',
        last_name: null,
        address: null,
        birthday: '1990-05-14',
      });
      await expectMessage(player, 'profile.saved');
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expect(player.field('session.firstName')).toHaveValue('Айгерім');
      await expect(player.field('profile.birthday')).toHaveValue('14.05.1990');
    });

    await test.step('and may not be emptied any more', async () => {
      await player.field('session.firstName').fill('');
      await player.field('profile.lastName').click();
      await expectMessage(player, 'required');
      await expect(save(player)).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('the player changes the password', async () => {
      await player.link('page.profileSettings').click();
      const fill = async (id: string, value: string) =>
        await page.getByLabel(player.text(id), { exact: true }).fill(value);
      await expect(player.button('reset.save')).toBeDisabled();
      await fill('profile.oldPassword', 'not-hers');
      await fill('reset.newPassword', 'new-steppe');
      await fill('reset.repeatPassword', 'new-steppe');
      await player.button('reset.save').click();
      await expectMessage(player, 'API_ERRORS.PASSWORD_WRONG');
      await fill('profile.oldPassword', me.password);
      await player.button('reset.save').click();
      await expectMessage(player, 'changePasswordSuccess');
      await fits(page);
    });

    await test.step('and signs in with it', async () => {
      await player.logout();
      await player.login({ email: me.email, password: 'new-steppe' });
    });
  },
);

test(
  'phone and e-mail, in en',
  {
    tag: [
      '@ROUTE-21',
      '@ROUTE-22',
      '@PROF-17',
      '@CONF-01',
      '@CONF-02',
      '@CONF-03',
      '@CONF-04',
      '@CONF-05',
      '@CONF-08',
    ],
  },
  async ({ page, request }) => {
    const player = new Player(page, 'en');
    const me = newPlayer();
    const national = `701${randomInt(1_000_000, 9_999_999)}`;
    const code = page.getByLabel(player.text('reset.code'));
    await page.goto('/auth/register?language=en');
    await player.register(me);

    await test.step('the player adds a phone and confirms it', async () => {
      await page.goto('/profile/contacts');
      await player.phone.fill(`7${national}`);
      await save(player).click();
      await expectMessage(player, 'profile.saved');
      await player.link('profile.confirmPhone').click();
      await expect(page).toHaveURL(/\/profile\/verify-phone$/);
      await player.button('reset.sendCode').click();
      await expect(code).toBeVisible();
      await fits(page);
      const sent = codeOf(await lastTo(request, `7${national}`));
      await page.reload();
      await expect(player.button('reset.resendCode')).toHaveAttribute('aria-disabled', 'true');
      await code.fill(sent === '111111' ? '222222' : '111111');
      await player.button('profile.checkCode').click();
      await expectMessage(player, 'API_ERRORS.CODE_INVALID');
      await expect(page.getByText('1 attempt left').first()).toBeVisible();
      await code.fill(sent);
      await player.button('profile.checkCode').click();
      await expectMessage(player, 'profile.phoneDoneText');
      await player.link('profile.toContacts').click();
      await expectMessage(player, 'profile.phoneConfirmed');
    });

    await test.step('two wrong codes close the way', async () => {
      const other = `702${randomInt(1_000_000, 9_999_999)}`;
      await player.phone.fill(`7${other}`);
      await save(player).click();
      await expectMessage(player, 'profile.saved');
      await page.goto('/profile/verify-phone');
      await player.button('reset.sendCode').click();
      // Until a minute has passed since the first message none is sent, and the code is asked for by a press.
      const have = player.button('reset.haveCode');
      await expect(have.or(code).first()).toBeVisible();
      if (await have.isVisible()) await have.click();
      for (const wrong of ['333333', '444444']) {
        await code.fill(wrong);
        await player.button('profile.checkCode').click();
        if (wrong === '333333') await expectMessage(player, 'API_ERRORS.CODE_INVALID');
      }
      await expect(
        page.getByRole('heading', { level: 1, name: player.text('profile.overTitle') }),
      ).toBeVisible();
      await player.button('common.ok').click();
      await expect(page).toHaveURL(/\/profile\/contacts$/);
      await expectMessage(player, 'profile.attemptsOver');
    });

    await test.step('the letter of the e-mail is asked for, and its link confirms', async () => {
      await player.link('profile.confirmEmail').click();
      await player.button('reset.sendLink').click();
      await expect(page.getByText(me.email).first()).toBeVisible();
      const [, address = ''] = /href="([^"]+)"/.exec(await lastTo(request, me.email)) ?? [];
      const token = new URL(address.replaceAll('&amp;', '&')).pathname.split('/').at(-1) ?? '';
      await player.button('profile.emailCheck').click();
      await expectMessage(player, 'profile.emailNotYet');
      expect((await request.get(`/api/v1/profile/confirm-email/${token}`)).status()).toBe(200);
      // Nothing is pressed: the message of it brings the record.
      await expectMessage(player, 'confirm.doneText');
    });

    await test.step('the player wants no letters', async () => {
      await page.goto('/profile/settings');
      const letters = page.getByRole('switch', { name: player.text('profile.newsEmail') });
      await expect(letters).toBeChecked();
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/profile/'),
      );
      await letters.click();
      await saved;
      await page.reload();
      await expect(letters).not.toBeChecked();
    });
  },
);
