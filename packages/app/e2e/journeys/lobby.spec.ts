import { expect, guestTest } from '../test.ts';

guestTest.describe('looking round', () => {
  guestTest.use({ pictures: true, locale: 'az-AZ' });

  guestTest(
    'A guest looks round: banners, a category, and more games as the list ends',
    { tag: ['@all-markets', '@BANNER-01', '@ROUTE-01', '@ROUTE-09', '@UI-01', '@I18N-01', '@I18N-07'] },
    async ({ page, player }) => {
      player.language = 'az';
      const main = page.getByRole('main');

      await guestTest.step('banners offer the welcome package in the currency of the guest', async () => {
        await player.openLobby();
        const banners = page.getByRole('region', { name: player.text('banners.region') });
        await expect(banners.locator('h2', { hasText: '120%' })).toBeAttached();
        await expect(banners).toContainText(/150\s000\s₸/);
        const width = () =>
          banners
            .locator('img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth);
        await expect.poll(width).toBeGreaterThan(0);
      });

      await guestTest.step(
        'a category lists games, and more of them come as its end comes near',
        async () => {
          const categories = page.getByRole('navigation', { name: player.text('games.categories') });
          const category = categories.locator('a[href$="/category/slots"]');
          const name = await category.innerText();
          await category.click();
          await expect(page).toHaveURL(/\/games\/category\/slots$/);
          // The lobby remains until the list has loaded.
          await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
          const tiles = main.locator('a[href^="/games/"]:has(img)');
          await expect(tiles.first()).toBeVisible();
          const firstPage = await tiles.count();
          await tiles.last().scrollIntoViewIfNeeded();
          await expect.poll(() => tiles.count()).toBeGreaterThan(firstPage);
        },
      );
    },
  );
});
