import type { FrameLocator, Page } from '@playwright/test';
import type { Player } from '../player.ts';
import { expect, guestTest, playerTest } from '../test.ts';

/** The slot is a page of the server, so its text is not a message of the app. */
const spinButton = (game: FrameLocator) => game.getByRole('button', { name: 'Крутить' });

const digits = (words: string | null) => Number((words ?? '').replaceAll(/\D/g, ''));
/** Digits of an amount; decimals only if it has some. */
const written = (minor: number) => Math.abs(minor % 100 === 0 ? minor / 100 : minor);

const decided = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/sandbox/rounds') && answer.ok());

async function openGame({ page }: Player): Promise<FrameLocator> {
  await page.goto('/games/tulpar-gold?language=ru');
  const game = page.frameLocator('iframe');
  await expect(spinButton(game)).toBeEnabled();
  return game;
}

guestTest('A guest plays a demo, and the game is one to go on with', async ({ page, player }) => {
  const opened = () => page.evaluate(() => localStorage.getItem('openedGames'));
  const game = await openGame(player);
  expect(await opened()).toBeNull();
  await spinButton(game).click();
  await expect.poll(opened).toBe('["tulpar-gold"]');
});

playerTest(
  'A player plays for money, and balance and session result follow the ledger',
  { tag: ['@GAME-16', '@SAFE-15'] },
  async ({ page, player, account }) => {
    await account.deposit(500_000);
    const game = await openGame(player);
    for (let round = 0; round < 2; round += 1) {
      await expect(spinButton(game)).toHaveAttribute('aria-disabled', 'false');
      const answer = decided(page);
      await spinButton(game).click();
      await answer;
    }
    await expect(spinButton(game)).toHaveAttribute('aria-disabled', 'false');
    const money = await account.money();
    expect(money).not.toBe(500_000);
    await expect.poll(async () => digits(await player.balanceAmount())).toBe(Math.floor(money / 100));
    const { net } = await account.read<{ net: number }>('/api/v1/profile/session');
    const strip = page.getByText(player.text('play.strip.net'), { exact: true }).locator('xpath=..');
    await expect.poll(async () => digits(await strip.textContent())).toBe(written(net));
  },
);

playerTest(
  'A player who leaves in the middle of a round finds its result on return',
  { tag: ['@ROUTE-13', '@GAME-16'] },
  async ({ page, player, account }) => {
    await account.deposit(500_000);
    const game = await openGame(player);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const result = new Promise<{ win: number }>((resolve) => {
      void page.route('**/sandbox/rounds', async (route) => {
        const response = await route.fetch();
        resolve((await response.json()) as { win: number });
        await held;
        await route.fulfill({ response }).catch(() => undefined);
      });
    });

    await playerTest.step('is asked before leaving, stays, and then leaves', async () => {
      await spinButton(game).click();
      await result;
      const question = page.getByRole('alertdialog');
      await player.link('common.back').click();
      await player.button('play.leave.stay', question).click();
      await expect(question).toBeHidden();
      await player.link('common.back').click();
      await player.button('play.leave.go', question).click();
      await expect(page).not.toHaveURL(/tulpar-gold/);
      letGo();
      await page.unroute('**/sandbox/rounds');
    });

    await playerTest.step('reads what the round has won', async () => {
      await page.goto('/games/tulpar-gold');
      await expect(page.getByText(player.text('play.finished.title'))).toBeVisible();
      const { win } = await result;
      await expect.poll(async () => digits(await game.locator('#win').textContent())).toBe(written(win));
    });
  },
);

playerTest(
  'A deposit is made over the running game, which keeps its frame and plays with the new money',
  { tag: ['@HEAD-12', '@GAME-16', '@CASH-17'] },
  async ({ page, player }) => {
    const window = page.getByRole('dialog');
    const game = await openGame(player);
    const frame = page.frames().find((one) => one.url().includes('/sandbox/'));
    // This attribute is lost if the frame reloads.
    await frame?.evaluate(() => document.body.setAttribute('data-mark', 'here'));

    await playerTest.step('the bank approves: the window closes and the balance follows', async () => {
      await player.link('cashBox.deposit', page.getByRole('main')).click();
      await window.locator('a[href*="method="]').first().click();
      await player.amount.fill('7000');
      const opened = page.waitForEvent('popup');
      await player.amount.press('Enter');
      const tab = await opened;
      await tab.waitForURL(/\/sandbox\/pay\//);
      const closed = tab.waitForEvent('close');
      await tab.locator('button[name="outcome"][value="success"]').click();
      await closed;
      await expect(window).toBeHidden();
      await expect.poll(async () => digits(await player.balanceAmount())).toBe(7000);
      await expect(game.locator('#balance')).toHaveText(/^7\s000\s₸$/);
    });

    await playerTest.step('the game is the one it was', async () => {
      expect(await frame?.evaluate(() => document.body.getAttribute('data-mark'))).toBe('here');
      await expect(spinButton(game)).toHaveAttribute('aria-disabled', 'false');
      await spinButton(game).click();
      await expect.poll(async () => digits(await player.balanceAmount())).not.toBe(7000);
    });
  },
);
