import type { Page } from '@playwright/test';
import { newPlayer, Player } from './player.ts';
import { expect, test } from './test.ts';
import type { Language } from './texts.ts';

/** The slot's words, by language: it is a page of the server and not of the app. */
const spin: Record<Language, string> = { ru: 'Крутить', kk: 'Айналдыру', az: 'Fırlat', en: 'Spin' };

const digits = (words: string) => Number(words.replaceAll(/\D/g, ''));

async function minorBalance(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.get('/api/v1/profile/balance', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { realBalance, bonusBalance } = (await answer.json()) as {
    realBalance: number;
    bonusBalance: number;
  };
  return realBalance + bonusBalance;
}

async function playRounds(player: Player, count: number): Promise<void> {
  const game = player.page.frameLocator('iframe');
  const button = game.getByRole('button', { name: spin[player.language] });
  for (let round = 0; round < count; round += 1) {
    await expect(button).toBeEnabled();
    const decided = player.page.waitForResponse(
      (answer) => answer.url().endsWith('/sandbox/rounds') && answer.ok(),
    );
    await button.click();
    await decided;
  }
  await expect(button).toBeEnabled();
}

for (const language of ['ru', 'az'] as const) {
  test(`ROUTE-01 ROUTE-09 ROUTE-13 ROUTE-27 ROUTE-29 REG-02 AUTH-02 AUTH-13 AUTH-15 AUTH-18 HASH-09 MODAL-01 UI-01 I18N-01 I18N-07 the whole journey in ${language}`, async ({
    page,
    server,
  }) => {
    test.slow();
    const player = new Player(page, language);
    const contact = newPlayer();
    const other: Language = language === 'ru' ? 'az' : 'ru';

    await test.step('a guest looks around', async () => {
      await player.openLobby();
      await expect(page.getByRole('region', { name: player.text('banners.region') })).toBeVisible();
      await page
        .getByRole('navigation', { name: player.text('games.categories') })
        .getByRole('link')
        .nth(1)
        .click();
      await expect(page).toHaveURL(/\/games\/category\/slots$/);
      await expect(page.getByRole('searchbox', { name: player.text('games.search.label') })).toBeVisible();
      const tiles = page.getByRole('main').locator('a[href^="/games/"]:has(img)');
      await expect(tiles.first()).toBeVisible();
      const firstPage = await tiles.count();
      await tiles.last().scrollIntoViewIfNeeded();
      await expect.poll(() => tiles.count()).toBeGreaterThan(firstPage);
    });

    await test.step('a guest plays a demo', async () => {
      await page.goto('/games/tulpar-gold');
      await playRounds(player, 1);
    });

    await test.step('he signs up', async () => {
      await page.goto('/');
      await page
        .getByRole('banner')
        .getByRole('link', { name: player.text('nav.register') })
        .click();
      await player.register(contact);
      const stored = await page.evaluate(() => [
        localStorage.getItem('accessToken'),
        localStorage.getItem('refreshToken'),
      ]);
      expect(stored.every(Boolean)).toBe(true);
    });

    await test.step('deposits with a bonus', async () => {
      await player.chooseAmount('5000');
      await page.getByRole('button', { name: player.pattern('cashBox.deposit.submit') }).click();
      await player.settle('success');
      await expect(page).toHaveURL(/#payment_ok$/);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(player.text('cashBox.ok.title'));
      await expect(dialog).toContainText(player.pattern('cashBox.ok.credited'));
      await player.button('cashBox.ok.play', dialog).click();
      await expect
        .poll(async () => digits((await player.balance.textContent()) ?? ''))
        .toBeGreaterThanOrEqual(5000);
    });

    await test.step('the server restarts, and nothing is lost', async () => {
      const before = await minorBalance(page);
      await server.stop();
      await server.start();
      await page.reload();
      await expect(player.balance).toBeVisible();
      expect(await minorBalance(page)).toBe(before);
    });

    await test.step('plays for money, and the ledger moves', async () => {
      await page.goto('/games/tulpar-gold');
      await playRounds(player, 3);
      const played = await minorBalance(page);
      await expect
        .poll(async () => digits((await player.balanceAmount()) ?? ''))
        .toBe(Math.floor(played / 100));
    });

    await test.step('finds the deposit in the history', async () => {
      await page.goto('/cash-box/history');
      await expect(page.getByRole('main').getByText(player.text('cashBox.status.credited'))).toBeVisible();
    });

    await test.step('switches the language without a reload', async () => {
      await page.goto('/profile');
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      await page
        .getByRole('button', { name: player.pattern('language.change') })
        .last()
        .click();
      const sheet = page.getByRole('dialog');
      for (const next of ['kk', 'en', other] as const) {
        if (!(await sheet.isVisible()))
          await page
            .getByRole('button', { name: player.pattern('language.change') })
            .last()
            .click();
        await sheet.getByText(player.text(`language.${next}`)).click();
        await expect(page.locator('html')).toHaveAttribute('lang', next);
        player.language = next;
        await expect(player.button('account.logout')).toBeVisible();
      }
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    });

    await test.step('signs out and in again', async () => {
      const before = await minorBalance(page);
      await player.logout();
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
      await player.login(contact);
      expect(await minorBalance(page)).toBe(before);
    });
  });
}
