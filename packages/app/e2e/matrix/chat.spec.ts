import { expect, guestTest, playerTest } from '../test.ts';

const ROOM = 'iframe[src*="/sandbox/chat/room"]';

playerTest(
  'The chat is fetched when it is opened, knows the payment it is opened for, and ends with the session',
  { tag: ['@CHAT-01', '@CHAT-02', '@CHAT-03', '@CHAT-04', '@AUTH-21'] },
  async ({ page, player }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/sandbox/chat/')) requested.push(new URL(request.url()).pathname);
    });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    const row = page.getByRole('main').getByRole('link', { name: player.pattern('content.footer.chat') });
    const room = page.frameLocator(ROOM);
    const field = room.getByRole('textbox');
    const chat = page.getByRole('dialog', { name: player.text('content.footer.chat') });

    await playerTest.step('nothing of it is fetched before it is opened', async () => {
      await page.goto('/profile?language=ru');
      await expect(row).toBeVisible();
      expect(requested).toEqual([]);
      await row.click();
      await expect(field).toBeVisible();
      expect(requested.filter((path) => path.endsWith('/widget.js'))).toHaveLength(1);
    });

    await playerTest.step(
      'a message of another window does not close it, Escape in its frame does',
      async () => {
        await page.evaluate(() => window.postMessage({ type: 'chat-close' }, '*'));
        await expect(chat).toBeVisible();
        await field.press('Escape');
        await expect(chat).toBeHidden();
      },
    );

    await playerTest.step(
      'an answer that comes later is marked as unread, and opening shows all',
      async () => {
        const log = room.getByRole('log');
        const unread = player.text('account.chatUnread');
        await row.click();
        await field.fill('Здравствуйте');
        await field.press('Enter');
        await expect(log).toContainText('Спасибо, сообщение получено.');
        const sent = page.waitForResponse(
          (one) => one.request().method() === 'POST' && /\/messages\?/.test(one.url()) && one.ok(),
        );
        await field.fill('Ещё вопрос');
        await field.press('Enter');
        await sent;
        await chat.getByRole('button', { name: player.text('common.close') }).click();
        await expect(chat).toBeHidden();
        await expect(row).toContainText(unread);
        await row.click();
        await expect(log).toContainText('Здравствуйте');
        await expect(log).toContainText('Ещё вопрос');
        await expect(page.getByText(unread)).toHaveCount(0);
      },
    );

    await playerTest.step('from a payment it opens with the question about it', async () => {
      await page.goto('/cash-box/history?tx=trx_ofSomebody1#chat');
      await expect(field).toHaveValue(player.text('payment.about', { id: 'trx_ofSomebody1' }));
      await expect(page).toHaveURL(/tx=trx_ofSomebody1$/);
      await field.press('Enter');
      await expect(room.getByRole('log')).toContainText('вопрос по платежу trx_ofSomebody1 получен');
    });

    await playerTest.step('after a sign-out the conversation is gone, here and on the server', async () => {
      await page.goto('/profile');
      await row.click();
      await field.fill('Мой секрет');
      await field.press('Enter');
      await expect(room.getByRole('log')).toContainText('Мой секрет');
      const conversation = await page
        .locator(ROOM)
        .evaluate((frame: HTMLIFrameElement) => new URL(frame.src).searchParams.get('c'));
      await chat.getByRole('button', { name: player.text('common.close') }).click();
      await player.button('account.logout').click();
      await expect
        .poll(async () =>
          (await page.request.get(`/sandbox/chat/conversations/${conversation}/messages`)).status(),
        )
        .toBe(404);
      await page.goto('/#chat');
      await expect(room.getByRole('log')).toBeVisible();
      await expect(room.getByRole('log')).not.toContainText('Мой секрет');
      expect(refused).toEqual([]);
    });
  },
);

guestTest('Without the chat the contacts open instead', { tag: ['@CHAT-02'] }, async ({ page, player }) => {
  await page.clock.install();
  await page.route('**/sandbox/chat/**', (route) => route.abort());
  await page.goto('/contacts?language=ru');
  await page.goto('/profile-less#chat');
  const chat = page.getByRole('dialog', { name: player.text('content.footer.chat') });
  await expect(chat).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/contacts$/);
  await expect(chat).toBeHidden();
});
