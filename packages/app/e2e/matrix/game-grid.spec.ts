import { Keyboard } from '../keyboard.ts';
import { Player } from '../player.ts';
import { expect, test } from './test.ts';

test('The grid of games is one Tab stop, arrows lead through it, and Back returns to the same game', async ({
  page,
}) => {
  const player = new Player(page, 'ru');
  const keys = new Keyboard(page);
  const card = (place: number) => page.locator(`main [data-card="${place}"]`);
  const link = (place: number) => card(place).locator('a').first();
  await page.goto('/games?language=ru');
  await expect(card(9)).toBeAttached();

  await test.step('Tab enters at the first game, goes to its heart and leaves', async () => {
    await player.button('catalogue.filters').focus();
    await keys.tabTo(link(0), { limit: 5 });
    const heart = card(0).getByRole('button', { name: player.pattern('catalogue.favourites.add') });
    await keys.tabTo(heart);
    await keys.press('Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await keys.press('ArrowRight');
    await expect(link(1)).toBeFocused();
    await expect(card(0).locator('[tabindex="-1"]').first()).toBeAttached();
  });

  await test.step('arrows lead to games that were not there yet', async () => {
    await expect(async () => {
      await keys.press('ArrowDown');
      await expect(card(40)).toBeAttached({ timeout: 300 });
    }).toPass();
    await keys.inspect();
  });

  const here = page.locator('main [data-card]:focus-within');
  const address = (await here.locator('a').first().getAttribute('href')) ?? '';

  await test.step('Back gives the focus to the game it was opened from', async () => {
    await here.locator('a').first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    await page.goBack();
    await expect(page.locator(`main [data-card] a[href="${address}"]`).first()).toBeFocused();
    await keys.inspect();
  });
});
