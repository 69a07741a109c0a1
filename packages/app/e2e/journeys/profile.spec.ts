import { randomInt } from 'node:crypto';
import { Account } from '../account.ts';
import { codeIn, linkIn } from '../operator.ts';
import type { Player } from '../player.ts';
import { expect, playerTest } from '../test.ts';

const expectMessage = (player: Player, id: string) =>
  expect(player.page.getByText(player.text(id)).first()).toBeVisible();

playerTest.describe('in kk', () => {
  playerTest.use({ signUp: { language: 'kk' } });

  playerTest(
    'A player fills in the own details, which outlive a reload before and after they are saved',
    { tag: ['@ROUTE-18', '@PROF-15', '@PROF-16', '@PROF-18', '@VALID-20'] },
    async ({ page, player, account }) => {
      const saved = () => account.read<Record<string, unknown>>('/api/v1/profile/');
      const filled = async () => {
        await expect(player.field('session.firstName')).toHaveValue('Айгерім');
        await expect(player.field('profile.birthday')).toHaveValue('14.05.1990');
      };
      await page.goto('/profile');
      await page.getByRole('link', { name: player.text('profile.title') }).click();
      await expect(player.email).toHaveValue(account.email);
      // Until it is confirmed it can be corrected.
      await expect(player.email).toBeEditable();
      await expect(player.button('profile.save')).toHaveAttribute('aria-disabled', 'true');

      await playerTest.step('what is typed outlives a reload', async () => {
        await player.field('session.firstName').fill('Айгерім');
        await player.field('profile.birthday').pressSequentially('14051990');
        await page.reload();
        await filled();
      });

      await playerTest.step('what is saved is the server’s', async () => {
        await player.button('profile.save').click();
        await expectMessage(player, 'profile.saved');
        expect(await saved()).toMatchObject({ first_name: 'Айгерім', birthday: '1990-05-14' });
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await filled();
      });
    },
  );

  playerTest(
    'A player changes the password, and only the new one signs in',
    { tag: ['@ROUTE-19', '@VALID-24'] },
    async ({ page, player, account, origin }) => {
      const fill = (id: string, value: string) =>
        page.getByLabel(player.text(id), { exact: true }).fill(value);
      await page.goto('/profile/settings');
      await expect(player.button('reset.save')).toBeDisabled();
      await fill('profile.oldPassword', 'not-hers');
      await fill('reset.newPassword', 'new-steppe');
      await fill('reset.repeatPassword', 'new-steppe');
      await player.button('reset.save').click();
      await expectMessage(player, 'API_ERRORS.PASSWORD_WRONG');
      await fill('profile.oldPassword', account.password);
      await player.button('reset.save').click();
      await expectMessage(player, 'changePasswordSuccess');
      expect(await Account.signIn(origin, { email: account.email, password: 'new-steppe' })).toBeTruthy();
      await expect(Account.signIn(origin, account)).rejects.toThrow('AUTH_INVALID_CREDENTIALS');
    },
  );
});

playerTest.describe('in en', () => {
  playerTest.use({ signUp: { language: 'en' } });

  playerTest(
    'A player adds a phone number and confirms it by the code of a message',
    { tag: ['@ROUTE-21', '@SEC-02', '@PROF-17', '@CONF-01', '@CONF-02', '@CONF-03', '@CONF-04'] },
    async ({ page, player, account, operator }) => {
      const number = `7701${randomInt(1_000_000, 9_999_999)}`;
      const code = page.getByLabel(player.text('reset.code'));
      await page.goto('/profile/contacts');
      await player.phone.fill(number);
      await page.getByLabel(player.text('profile.oldPassword'), { exact: true }).fill(account.password);
      await player.button('profile.save').click();
      await expectMessage(player, 'profile.saved');
      await player.link('profile.confirmPhone').click();
      await expect(page).toHaveURL(/\/profile\/verify-phone$/);
      await player.button('reset.sendCode').click();
      await expect(code).toBeVisible();
      const sent = codeIn(await operator.lastMessageTo(number));
      await code.fill(sent === '111111' ? '222222' : '111111');
      await player.button('profile.checkCode').click();
      await expectMessage(player, 'API_ERRORS.CODE_INVALID');
      await code.fill(sent);
      await player.button('profile.checkCode').click();
      await expectMessage(player, 'profile.phoneDoneText');
      await player.link('profile.toContacts').click();
      await expectMessage(player, 'profile.phoneConfirmed');
    },
  );

  playerTest(
    'A player confirms the e-mail by its letter, and the open page hears of it',
    { tag: ['@ROUTE-22', '@CONF-05', '@CONF-08', '@NOTIF-19'] },
    async ({ page, player, account, operator }) => {
      await page.goto('/profile/verify-email');
      await player.button('reset.sendLink').click();
      await expect(page.getByText(account.email).first()).toBeVisible();
      await player.button('profile.emailCheck').click();
      await expectMessage(player, 'profile.emailNotYet');
      const link = linkIn(await operator.lastMessageTo(account.email));
      const token = link.split('?')[0]?.split('/').at(-1) ?? '';
      expect((await account.ask(`/api/v1/profile/confirm-email/${token}`)).status).toBe(200);
      await expectMessage(player, 'confirm.doneText');
    },
  );
});
