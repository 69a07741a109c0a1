import { newPlayer, Player } from '../player.ts';
import { expect, test } from './test.ts';

/** Requires `SERVERS=2` with a `DATABASE_URL`. */
test.describe('one server of several', () => {
  test('A server killed during a payment ends no session and loses or doubles no money', async ({
    page,
    server,
  }) => {
    const player = new Player(page, 'ru');
    await page.goto('/auth/register?language=ru');
    const contact = newPlayer();
    await player.register(contact);
    await player.chooseAmount('4000');
    await player.payButton.click();
    await page.waitForURL(/\/sandbox\/pay\//);

    await server.killOne();
    await player.settle('success');
    await player.openLobby();
    await expect(player.balance.first()).toContainText(/4.000/);

    // A complete payment on the remaining server.
    await player.chooseAmount('2000');
    await player.pay();
    await page.goto('/cash-box/history');
    const list = page.getByRole('main');
    await expect(list.getByText(/4.000.₸/)).toHaveCount(1);
    await expect(list.getByText(/2.000.₸/)).toHaveCount(1);
    await player.openLobby();
    await expect(player.balance.first()).toContainText(/6.000/);
    await player.logout();
    await player.login(contact);
    await expect(player.balance.first()).toContainText(/6.000/);
  });
});
