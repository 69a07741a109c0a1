import type { Page } from '@playwright/test';
import { digits, openSlot, spinButton } from '../slot.ts';
import { expect, guestTest, playerTest } from '../test.ts';

/** Digits of an amount (minor units) as the app shows it: with decimals only if they are not zero. */
const written = (minor: number) => Math.abs(minor % 100 === 0 ? minor / 100 : minor);

const decided = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/sandbox/rounds') && answer.ok());

guestTest(
  'The demo of a guest joins the recently played games with its first round, not before',
  async ({ page, player }) => {
    const opened = () => page.evaluate(() => localStorage.getItem('openedGames'));
    const game = await openSlot(player);
    expect(await opened()).toBeNull();
    await spinButton(game).click();
    await expect.poll(opened).toBe('["tulpar-gold"]');
  },
);

playerTest(
  'A player plays for money, and balance and session result follow the ledger',
  { tag: ['@GAME-16', '@SAFE-15'] },
  async ({ page, player, account }) => {
    await account.deposit(500_000);
    const game = await openSlot(player);
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
  'A game can be played again after a time limit has refused a round',
  { tag: ['@SAFE-06'] },
  async ({ page, player, account }) => {
    await account.deposit(500_000);
    const game = await openSlot(player);
    const refusal = { status: 409, json: { message: 'TIME_LIMIT_REACHED' } };
    await page.route('**/sandbox/rounds', (route) => route.fulfill(refusal), { times: 1 });
    await spinButton(game).click();
    await expect(page.getByText(player.text('limits.reached'))).toBeVisible();
    await expect(spinButton(game)).toHaveAttribute('aria-disabled', 'false');
    const answer = decided(page);
    await spinButton(game).click();
    await answer;
    await expect(page.getByText(player.text('limits.reached'))).toBeHidden();
  },
);

playerTest(
  'A player who leaves in the middle of a round finds its result on return',
  { tag: ['@ROUTE-13', '@GAME-16'] },
  async ({ page, player, account }) => {
    await account.deposit(500_000);
    const game = await openSlot(player);
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

    await playerTest.step('confirms leaving, stays, and then leaves', async () => {
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
