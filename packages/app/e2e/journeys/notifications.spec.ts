import { expect, playerTest } from '../test.ts';

playerTest(
  'A message comes as a toast, and one that is read in a tab is read in every other',
  { tag: ['@NOTIF-16', '@NOTIF-19', '@HEAD-04'] },
  async ({ page, context, player, account, operator }) => {
    const profile = `/sandbox/players/${await account.id()}`;
    const write = (title: string) =>
      operator.act(profile, `${profile}/notifications`, {
        type: 'personal',
        sub_type: 'achievement',
        title,
        content: 'Документ принят',
        action: 'link',
        button_text: 'Открыть',
        button_link: '/bonuses',
      });
    const message = (title: string) => page.getByRole('article', { name: title });

    await playerTest.step('the operator writes, and the player closes the toast', async () => {
      await page.goto('/profile?language=ru');
      await expect(player.button('account.logout')).toBeVisible();
      await write('Ответ поддержки');
      const toast = page.locator('[data-tone]').filter({ hasText: 'Ответ поддержки' });
      const closed = page.waitForResponse((answer) => answer.url().endsWith('/notifications/close'));
      await player.button('common.close', toast).click();
      await closed;
    });

    await playerTest.step('the next one comes to two open tabs, and is read in one of them', async () => {
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.goto('/notifications');
        await expect(tab.getByRole('tab').first()).toBeVisible();
      }
      await write('Новый статус');
      await expect(message('Новый статус')).toHaveAttribute('data-unread');
      await player.button('notifications.readAll', other).click();
      await expect(page.getByText(player.text('notifications.empty.title'))).toBeVisible();
    });
  },
);
