import { expect, guestTest } from '../test.ts';

guestTest(
  'Filters narrow the games and are in the address, and Back returns to the same game',
  { tag: ['@GAME-03', '@GAME-05', '@GAME-07', '@GAME-11', '@GAME-12'] },
  async ({ page, player }) => {
    const count = page.locator('main h1 + span');
    const card = (index: number) => page.locator(`main [data-card="${index}"]`);

    await guestTest.step('two filters and a provider narrow the list', async () => {
      await page.goto('/games/category/slots?language=ru');
      await expect(card(0)).toBeVisible();
      const all = (await count.textContent()) ?? '';
      await player.button('catalogue.filters').click();
      const sheet = page.getByRole('dialog', { name: player.text('catalogue.filters') });
      await sheet.getByRole('button', { name: player.pattern('games.filter.demo') }).click();
      await sheet.getByRole('button', { name: player.pattern('games.filter.high-rtp') }).click();
      await sheet.getByRole('checkbox', { name: /^Copper Heron Works/ }).click();
      await expect(page).toHaveURL(/features=high-rtp\.demo&providers=copper-heron/);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(count).not.toHaveText(all);
      await expect(card(0)).toContainText('Copper Heron Works');
    });

    await guestTest.step('a game far down the list leads back to itself', async () => {
      await page.goto('/games');
      await expect(card(0)).toBeVisible();
      const far = card(30);
      await expect(async () => {
        await page.mouse.wheel(0, 1200);
        await expect(far).toBeAttached({ timeout: 1000 });
      }).toPass();
      await far.scrollIntoViewIfNeeded();
      const link = far.locator('a').first();
      const address = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
      await page.goBack();
      await expect(link).toHaveAttribute('href', address);
      await expect(far).toBeInViewport();
    });
  },
);
