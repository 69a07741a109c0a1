import type { Page } from '@playwright/test';
import { newPlayer, Player } from '../player.ts';
import { expect, test } from '../test.ts';
import type { Language } from '../texts.ts';

/** The slot's words, by language: it is a page of the server and not of the app. */
const spin: Record<Language, string> = { ru: 'Крутить', kk: 'Айналдыру', az: 'Fırlat', en: 'Spin' };

const digits = (words: string) => Number(words.replaceAll(/\D/g, ''));
/** The digits an amount is written with: decimals only where there are some. */
const written = (minor: number) => Math.abs(minor % 100 === 0 ? minor / 100 : minor);

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()) as Answer;
}

async function minorBalance(page: Page): Promise<number> {
  const { realBalance, bonusBalance } = await read<{ realBalance: number; bonusBalance: number }>(
    page,
    '/api/v1/profile/balance',
  );
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

/** The other languages are those of the journeys by keyboard, of bonuses and of the profile. */
const language = 'az';

test(
  'the whole journey, in az',
  {
    tag: [
      '@BANNER-01',
      '@ROUTE-01',
      '@ROUTE-09',
      '@ROUTE-13',
      '@GAME-16',
      '@ROUTE-27',
      '@ROUTE-29',
      '@REG-02',
      '@AUTH-02',
      '@AUTH-13',
      '@AUTH-15',
      '@AUTH-18',
      '@HASH-09',
      '@MODAL-01',
      '@UI-01',
      '@I18N-01',
      '@I18N-07',
    ],
  },
  async ({ page, server }) => {
    test.slow();
    const player = new Player(page, language);
    const contact = newPlayer();
    const slider = page.getByRole('region', { name: player.text('banners.region') });

    await test.step('a guest looks around', async () => {
      await player.openLobby();
      await expect(slider.locator('h2', { hasText: '120%' })).toBeAttached();
      await expect(slider).toContainText('150\u00a0000\u00a0₸');
      await expect(slider).not.toContainText('₼');
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

    await test.step('the player signs up', async () => {
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
      await page.goto('/');
      // The bonus of the first deposit is taken, that of the second opens tomorrow.
      await expect(slider).toBeVisible();
      await expect(slider.locator('h2', { hasText: '120%' })).toHaveCount(0);
    });

    await test.step('plays for money, and the ledger moves', async () => {
      await page.goto('/games/tulpar-gold');
      await playRounds(player, 3);
      const played = await minorBalance(page);
      await expect
        .poll(async () => digits((await player.balanceAmount()) ?? ''))
        .toBe(Math.floor(played / 100));
    });

    await test.step('sees what the session came to', async () => {
      const { net } = await read<{ net: number }>(page, '/api/v1/profile/session');
      const strip = page.getByText(player.text('play.session.net'), { exact: true }).locator('xpath=..');
      await expect.poll(async () => digits((await strip.textContent()) ?? '')).toBe(written(net));
    });

    await test.step('leaves in the middle of a round and comes back to its result', async () => {
      const game = page.frameLocator('iframe');
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      const decided = new Promise<{ win: number }>((resolve) => {
        void page.route('**/sandbox/rounds', async (route) => {
          const response = await route.fetch();
          resolve((await response.json()) as { win: number });
          await held;
          await route.fulfill({ response }).catch(() => undefined);
        });
      });
      await game.getByRole('button', { name: spin[language] }).click();
      const { win } = await decided;
      const question = page.getByRole('alertdialog');
      await player.link('games.page.back').click();
      await player.button('play.leave.stay', question).click();
      await expect(question).toBeHidden();
      await player.link('games.page.back').click();
      await player.button('play.leave.go', question).click();
      await expect(page).toHaveURL('/');
      await expect.poll(() => page.frames().length).toBe(1);
      letGo();
      await page.unroute('**/sandbox/rounds');
      await page.goto('/games/tulpar-gold');
      await expect(page.getByText(player.text('play.finished.title'))).toBeVisible();
      expect(digits((await game.locator('#win').textContent()) ?? '')).toBe(written(win));
    });

    await test.step('finds the deposit in the history', async () => {
      await page.goto('/cash-box/history');
      await expect(page.getByRole('main').getByText(player.text('cashBox.status.credited'))).toBeVisible();
    });

    await test.step('switches the language without a reload', async () => {
      await page.goto('/profile');
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      const sheet = page.getByRole('dialog');
      for (const next of ['kk', 'en', 'ru'] as const) {
        await page
          .getByRole('button', { name: player.pattern('language.change') })
          .last()
          .click();
        await sheet.getByText(player.text(`language.${next}`)).click();
        await expect(page.locator('html')).toHaveAttribute('lang', next);
        await expect(sheet).toBeHidden();
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
  },
);
