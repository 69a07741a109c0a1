import { Account } from '../account.ts';
import { linkIn } from '../operator.ts';
import { newPlayer, type Player } from '../player.ts';
import { expect, guestTest } from '../test.ts';

const refusedLogin = (player: Player) =>
  expect(player.page.getByRole('main').getByRole('alert')).toContainText(
    player.text('API_ERRORS.AUTH_INVALID_CREDENTIALS'),
  );

guestTest(
  'A guest signs up by e-mail, is greeted once, and continues on the page where it began',
  {
    tag: ['@all-markets', '@REG-02', '@AUTH-02', '@AUTH-07', '@AUTH-08', '@ROUTE-03', '@WELC-05', '@WELC-16'],
  },
  async ({ page, player }) => {
    player.language = 'az';
    const contact = newPlayer();

    await guestTest.step('what was typed at sign-in moves over to registration', async () => {
      await page.goto('/games?language=az&currency=AZN');
      await player.link('nav.login', page.getByRole('banner')).click();
      await player.email.fill(contact.email);
      await page.getByRole('main').locator('a[href="/auth/register"]').click();
      await expect(player.email).toHaveValue(contact.email);
    });

    await guestTest.step('the new player is greeted on the page the guest came from', async () => {
      await player.register(contact, { staysGreeted: true });
      await expect(page).toHaveURL(/\/games$/);
      await expect(player.greeting.getByRole('listitem')).toHaveCount(3);
      await player.closeGreeting();
      await expect(player.balance).toContainText('₼');
    });

    await guestTest.step('and not once more after a reload', async () => {
      await page.reload();
      await expect(player.balance).toBeVisible();
      await expect(player.greeting).toBeHidden();
    });
  },
);

guestTest(
  'A forgotten password is replaced by the link of an e-mail, which works once',
  { tag: ['@ROUTE-04', '@ROUTE-05', '@RESET-01', '@OP-117'] },
  async ({ page, player, operator, origin }) => {
    const { email, password } = await Account.create(origin);
    let link = '';

    await guestTest.step('the guest requests a link', async () => {
      await page.goto('/auth/reset-password?language=ru');
      await player.email.fill(email);
      await player.button('reset.sendLink').click();
      await expect(player.heading('reset.sentTitle')).toBeVisible();
      link = linkIn(await operator.lastMessageTo(email));
    });

    await guestTest.step('it sets a new password and leaves nothing behind', async () => {
      await page.goto(link);
      await expect(player.heading('reset.newPassword')).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/reset-password$/);
      await player.savePassword('new-steppe');
      await expect(player.heading('page.resetPasswordSuccess')).toBeVisible();
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
      const token = new URLSearchParams(link.split('?')[1]).get('token') ?? 'none';
      expect(token.length).toBeGreaterThan(10);
      expect(stored).not.toContain(token);
    });

    await guestTest.step('the link is refused the second time', async () => {
      await page.goto(link);
      await player.savePassword('other-steppe');
      await expect(player.heading('reset.staleTitle')).toBeVisible();
    });

    await guestTest.step('the old password is refused and the new one signs in', async () => {
      await page.goto('/auth/login');
      await player.email.fill(email);
      await player.password.fill(password);
      await player.button('nav.login').click();
      await refusedLogin(player);
      await player.password.fill('new-steppe');
      await player.button('nav.login').click();
      await expect(player.balance).toBeVisible();
    });
  },
);
