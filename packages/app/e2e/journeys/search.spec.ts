import { newPlayer, Player } from '../player.ts';
import { expect, test } from '../test.ts';

test(
  'a player finds games on any keyboard and is reminded of them',
  { tag: ['@SEARCH-02', '@SEARCH-06', '@SEARCH-07', '@SEARCH-08', '@SEARCH-09', '@MENU-01', '@LAYOUT-06'] },
  async ({ page }) => {
    test.slow();
    const player = new Player(page, 'ru');
    const field = page.getByRole('combobox', { name: player.text('search.label') });
    const option = (name: string) => page.getByRole('option', { name });
    const recent = page.getByRole('region', { name: player.text('search.recent') });

    await test.step('the button in the middle of the menu leads to the search', async () => {
      await page.goto('/auth/register?language=ru');
      await player.register(newPlayer());
      await player
        .link('nav.search', page.getByRole('navigation', { name: player.text('nav.main') }))
        .click();
      await expect(page).toHaveURL(/\/games\/search$/);
      await expect(field).toBeFocused();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });

    await test.step('on the wrong keyboard a game is suggested before the server is asked', async () => {
      // “тулпар” with the fingers in place and the English keyboard on.
      await field.pressSequentially('nekgfh');
      await expect(option('Tulpar Gold')).toBeVisible();
      await field.press('ArrowDown');
      await expect(option('Tulpar Gold')).toHaveAttribute('aria-selected', 'true');
      await field.press('Enter');
      await expect(page).toHaveURL(/\/games\/tulpar-gold$/);
      await player.link('games.page.back').click();
      await expect(recent.getByRole('link', { name: 'Tulpar Gold' })).toBeVisible();
    });

    await test.step('a provider is suggested as well, also in Cyrillic, and leads to its games', async () => {
      await field.fill('юртлайт');
      const providers = page.getByRole('group', { name: player.text('games.providers') });
      await providers.getByRole('option', { name: /^Yurtlight Atelier/ }).click();
      await expect(page).toHaveURL(/\/games\/filter\/yurtlight$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Yurtlight Atelier' })).toBeVisible();
      await page.goBack();
      await field.fill('');
    });

    await test.step('what the server finds stands in the address and survives a game and a reload', async () => {
      await field.fill('беркут');
      await expect(option('Wild Berkut')).toBeVisible();
      await field.press('Escape');
      await expect(option('Wild Berkut')).toBeHidden();
      await expect(page).toHaveURL(/[?&]search=/);
      // The server knows only the name as it is written; the index on the device knows how it is spoken.
      await page
        .getByRole('region', { name: player.text('search.maybe') })
        .getByRole('link', { name: 'Wild Berkut' })
        .click();
      await expect(page).toHaveURL(/\/games\/wild-berkut$/);
      await page.goBack();
      await expect(field).toHaveValue('беркут');
      await field.fill('berkut');
      await field.press('Enter');
      const tile = page
        .getByRole('list', { name: player.text('page.gamesSearch') })
        .getByRole('link', { name: /^Wild Berkut/ });
      await expect(tile.first()).toBeVisible();
      await page.reload();
      await expect(tile.first()).toBeVisible();
      await expect(recent.getByRole('link').first()).toHaveText('Wild Berkut');
    });

    await test.step('cleared is cleared, also on the server', async () => {
      await recent.getByRole('button', { name: player.text('search.recent.clear') }).click();
      await expect(recent).toBeHidden();
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/search/recent'));
      await page.reload();
      await answered;
      await expect(page.getByRole('list', { name: player.text('page.gamesSearch') })).toBeVisible();
      await expect(recent).toBeHidden();
    });

    await test.step('a slash leads back to the search from anywhere', async () => {
      await page.goto('/?language=ru');
      await expect(page.getByRole('heading', { name: player.text('games.top10') })).toBeVisible();
      // The key is heard once the parts that no page waits for have come.
      await expect(async () => {
        await page.keyboard.press('/');
        await expect(page).toHaveURL(/\/games\/search$/, { timeout: 500 });
      }).toPass();
      await expect(field).toBeFocused();
    });
  },
);
