import { expect, guestTest } from '../test.ts';

guestTest(
  'A page whose texts only an older build had reloads for the new build',
  { tag: ['@BROW-03', '@REACH-18'] },
  async ({ page }) => {
    await page.route(/assets\/(?:ru|kk|az|en)-/, (route) => route.fulfill({ status: 404 }));
    await page.route('/release.json', (route) => route.fulfill({ json: { entry: '/assets/new.js' } }));
    await page.goto('/tournaments?language=ru');
    await page.waitForEvent('load');
    await page.unrouteAll();
    await expect(page.locator('#first-view')).not.toBeAttached();
  },
);

guestTest(
  'A page whose scripts stay away reloads three times, ever later, and then leaves that to the reader',
  { tag: ['@REACH-18', '@BROW-03'] },
  async ({ page, player }) => {
    await page.clock.install();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/tournaments?language=ru');
    const reload = page.getByRole('alert').getByRole('button', { name: player.text('reload') });
    for (const pause of [3000, 6000, 9000]) {
      const reloaded = page.waitForEvent('load');
      await page.clock.runFor(pause - 1000);
      await expect(reload).toBeHidden();
      await page.clock.runFor(1000);
      await reloaded;
    }
    await page.clock.runFor(12_000);
    await expect(reload).toBeVisible();
    await page.unroute('**/assets/*.js');
    await reload.click();
    await expect(page.locator('#first-view')).not.toBeAttached();
  },
);
