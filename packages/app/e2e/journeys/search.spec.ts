import { expect, playerTest } from '../test.ts';

playerTest(
  'A player finds a game on the wrong keyboard, and a provider in Cyrillic',
  { tag: ['@SEARCH-02', '@SEARCH-06', '@SEARCH-07', '@MENU-01', '@LAYOUT-06'] },
  async ({ page, player }) => {
    const field = page.getByRole('combobox', { name: player.text('search.label') });
    const game = page.getByRole('option', { name: 'Tulpar Gold' });

    await playerTest.step('the middle of the menu leads to the search', async () => {
      await page.goto('/bonuses?language=ru');
      await player
        .link('nav.search', page.getByRole('navigation', { name: player.text('nav.main') }))
        .click();
      await expect(page).toHaveURL(/\/games\/search$/);
      await expect(field).toBeFocused();
    });

    await playerTest.step('a game is suggested, and chosen by keyboard', async () => {
      // “тулпар” typed with an English keyboard layout.
      await field.pressSequentially('nekgfh');
      await expect(game).toBeVisible();
      await field.press('ArrowDown');
      await expect(game).toHaveAttribute('aria-selected', 'true');
      await field.press('Enter');
      await expect(page).toHaveURL(/\/games\/tulpar-gold$/);
      // The address changes first, while the search still shows its own back arrow.
      await expect(field).toBeHidden();
    });

    await playerTest.step('a provider leads to its games', async () => {
      await player.link('common.back').click();
      await field.fill('юртлайт');
      const providers = page.getByRole('group', { name: player.text('page.providers') });
      await providers.getByRole('option', { name: /^Yurtlight Atelier/ }).click();
      await expect(page).toHaveURL(/\/games\/filter\/yurtlight$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Yurtlight Atelier' })).toBeVisible();
    });
  },
);
