import { expect, playerTest } from '../test.ts';
import { digits, openSlot, spinButton } from '../slot.ts';

playerTest(
  'A deposit is made over the running game, which keeps its frame and plays with the new money',
  { tag: ['@HEAD-12', '@GAME-16', '@CASH-17'] },
  async ({ page, player }) => {
    const window = page.getByRole('dialog');
    const game = await openSlot(player);
    const frame = page.frames().find((one) => one.url().includes('/sandbox/'));
    // Mark the frame with an attribute, which is lost if the frame reloads.
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
