import type { Page } from '@playwright/test';
import { newPlayer, Player } from '../player.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

const room = (page: Page) => page.frameLocator('iframe[src*="/sandbox/chat/room"]');

test(
  'the sandbox chat: nothing before it is opened, answers, marker, payment, logout',
  { tag: ['@CHAT-01', '@CHAT-02', '@CHAT-03', '@CHAT-04', '@AUTH-21'] },
  async ({ page }) => {
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/sandbox/chat/')) asked.push(new URL(request.url()).pathname);
    });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    const player = new Player(page, 'ru');
    await page.goto('/auth/register?language=ru');
    await player.register(newPlayer());
    await page.goto('/profile');
    const row = page.getByRole('main').getByRole('link', { name: player.pattern('content.footer.chat') });
    await expect(row).toBeVisible();
    await quiet(page);
    expect(asked).toEqual([]);

    await row.click();
    const chat = page.getByRole('dialog', { name: player.text('content.footer.chat') });
    const field = room(page).getByRole('textbox');
    await field.fill('Здравствуйте');
    await field.press('Enter');
    await expect(room(page).getByRole('log')).toContainText('Спасибо, сообщение получено.');
    expect(asked.filter((path) => path.endsWith('/widget.js'))).toHaveLength(1);
    // A page that is not the chat closes and opens nothing.
    await page.evaluate(() => window.postMessage({ type: 'chat-close' }, '*'));
    await expect(chat).toBeVisible();
    await expect(room(page).getByRole('log')).toContainText('Если остались вопросы');
    // The support writes again some seconds after every message: by then the chat is closed.
    const taken = page.waitForResponse(
      (one) => one.request().method() === 'POST' && /\/messages\?/.test(one.url()) && one.ok(),
    );
    await field.fill('Ещё вопрос');
    await field.press('Enter');
    await taken;
    // The key closes the frame it is pressed in: the page sends it, for an answer of the frame may never come.
    await field.press('Escape');
    await expect(chat).toBeHidden();

    const unread = player.text('account.chatUnread');
    await expect(row).toContainText(unread);
    await expect(page.getByRole('navigation').getByRole('link', { name: unread })).toBeVisible();
    await row.click();
    await expect(room(page).getByRole('log')).toContainText('Здравствуйте');
    await expect(room(page).getByRole('log')).toContainText('Если остались вопросы');
    await expect(page.getByText(unread)).toHaveCount(0);
    await chat.getByRole('button', { name: player.text('nav.close') }).click();
    await expect(chat).toBeHidden();

    await page.goto('/cash-box/history?tx=trx_ofSomebody1#chat');
    await expect(field).toHaveValue(player.text('payment.about', { id: 'trx_ofSomebody1' }));
    await expect(page).toHaveURL(/tx=trx_ofSomebody1$/);
    await field.press('Enter');
    await expect(room(page).getByRole('log')).toContainText('вопрос по платежу trx_ofSomebody1 получен');

    await page.goto('/profile');
    await row.click();
    await field.fill('Мой секрет');
    await field.press('Enter');
    await expect(room(page).getByRole('log')).toContainText('Мой секрет');
    const conversation = await page
      .locator('iframe[src*="/sandbox/chat/room"]')
      .evaluate((frame: HTMLIFrameElement) => new URL(frame.src).searchParams.get('c'));
    await chat.getByRole('button', { name: player.text('nav.close') }).click();
    await player.button('account.logout').click();
    await expect
      .poll(async () =>
        (await page.request.get(`/sandbox/chat/conversations/${conversation}/messages`)).status(),
      )
      .toBe(404);
    await page.goto('/#chat');
    await expect(room(page).getByRole('log')).toBeVisible();
    await expect(room(page).getByRole('log')).not.toContainText('Мой секрет');
    expect(refused).toEqual([]);
  },
);

test('without an answer of the chat the contacts open instead', { tag: ['@CHAT-02'] }, async ({ page }) => {
  await page.clock.install();
  await page.route('**/sandbox/chat/**', (route) => route.abort());
  const player = new Player(page, 'ru');
  await page.goto('/contacts?language=ru');
  await page.goto('/profile-less#chat');
  const chat = page.getByRole('dialog', { name: player.text('content.footer.chat') });
  await expect(chat).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/contacts$/);
  await expect(chat).toBeHidden();
});
