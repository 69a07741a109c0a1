import { expect, playerTest } from '../test.ts';

playerTest(
  'A player asks the support, and an answer that comes later is marked as unread',
  { tag: ['@CHAT-01', '@CHAT-02', '@CHAT-03'] },
  async ({ page, player }) => {
    const row = page.getByRole('main').getByRole('link', { name: player.pattern('content.footer.chat') });
    const chat = page.getByRole('dialog', { name: player.text('content.footer.chat') });
    const room = page.frameLocator('iframe[src*="/sandbox/chat/room"]');
    const field = room.getByRole('textbox');
    const unread = player.text('account.chatUnread');

    await playerTest.step('the support answers', async () => {
      await page.goto('/profile?language=ru');
      await row.click();
      await field.fill('Здравствуйте');
      await field.press('Enter');
      await expect(room.getByRole('log')).toContainText('Спасибо, сообщение получено.');
    });

    await playerTest.step('the chat is closed before the next answer', async () => {
      const sent = page.waitForResponse(
        (one) => one.request().method() === 'POST' && /\/messages\?/.test(one.url()) && one.ok(),
      );
      await field.fill('Ещё вопрос');
      await field.press('Enter');
      await sent;
      await chat.getByRole('button', { name: player.text('nav.close') }).click();
      await expect(chat).toBeHidden();
    });

    await playerTest.step('it is marked, and opening the chat shows the whole conversation', async () => {
      await expect(row).toContainText(unread);
      await row.click();
      await expect(room.getByRole('log')).toContainText('Здравствуйте');
      await expect(room.getByRole('log')).toContainText('Ещё вопрос');
      await expect(page.getByText(unread)).toHaveCount(0);
    });
  },
);
