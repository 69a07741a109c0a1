import { newPlayer, Player } from '../player.ts';
import { expect, test } from '../test.ts';

test(
  'what a toast closed stands in the history, and reading is known to every tab',
  { tag: ['@NOTIF-16', '@NOTIF-19', '@HEAD-04'] },
  async ({ page, context }) => {
    test.slow();
    const player = new Player(page, 'ru');
    await page.goto('/auth/register?language=ru');
    await player.register(newPlayer());

    await test.step('a toast closes its message', async () => {
      const toast = page.getByText('Бонус за первый депозит открыт');
      await expect(toast).toBeVisible({ timeout: 20_000 });
      const closed = page.waitForResponse((answer) => answer.url().endsWith('/notifications/close'));
      await page
        .locator('[data-tone]')
        .filter({ has: toast })
        .getByRole('button', { name: player.text('nav.close') })
        .click();
      await closed;
      await page.goto('/notifications?tab=history');
      await page.reload();
      const entry = page.getByRole('article', { name: 'Бонус за первый депозит открыт' });
      await expect(entry).toBeVisible();
      await expect(entry).not.toHaveAttribute('data-unread');
      await expect(entry.getByRole('link')).toHaveAttribute('href', '/bonuses');
    });

    await test.step('what is read in one tab is read in the other within two seconds', async () => {
      const email = page.getByRole('article', { name: /Подтвердите e-mail/ });
      await expect(email).toHaveAttribute('data-unread');
      const other = await context.newPage();
      await other.goto('/notifications');
      await other.getByRole('button', { name: player.text('notifications.readAll') }).click();
      await expect(email).not.toHaveAttribute('data-unread', { timeout: 2000 });
    });
  },
);
