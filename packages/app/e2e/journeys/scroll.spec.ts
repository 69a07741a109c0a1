import { expect, guestTest, playerTest } from '../test.ts';

playerTest(
  'A page whose data load after it stays where it was scrolled, after a reload and Back from elsewhere',
  { tag: ['@FIRST-01'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const top = () => page.evaluate(() => Math.round(scrollY));
    const cdp = await page.context().newCDPSession(page);
    for (const [path, rate] of [
      // On a slow phone the data can load before the app follows the position.
      ['/profile/settings', 4],
      ['/bonuses', 1],
    ] as const) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.mouse.wheel(0, 350);
      await expect.poll(top).toBe(350);
      await page.reload();
      await expect.poll(top).toBe(350);
      await page.goto('about:blank');
      await page.goBack();
      await expect.poll(top).toBe(350);
    }
  },
);

guestTest(
  'The position in one list does not render other pages again',
  { tag: ['@FIRST-01'] },
  async ({ page, origin }) => {
    await page.goto('/games/category/slots?language=ru');
    await expect(page.locator('#first-view')).not.toBeAttached();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('listPlaces'))).not.toBeNull();
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        Object.assign(globalThis, { drawnMain: document.querySelector('main') }),
      ),
    );
    for (const path of ['/news', '/games/category/slots']) {
      await page.goto(`${origin}${path}`);
      await expect(page.locator('#first-view')).not.toBeAttached();
      const isReused = await page.evaluate(() => {
        const { drawnMain } = globalThis as { drawnMain?: Element | null };
        return drawnMain !== null && drawnMain === document.querySelector('main');
      });
      expect([path, isReused]).toEqual([path, true]);
      // A page that was opened by its address begins at its top, a reloaded one where it was.
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.mouse.wheel(0, 1500);
    // The position of this visit, not that of the one before.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [newest] = JSON.parse(sessionStorage.getItem('listPlaces') ?? '[]') as {
            at: string;
            offset: number;
          }[];
          return newest?.at === (history.state as { key?: string }).key ? newest?.offset : 0;
        }),
      )
      .toBeGreaterThan(1000);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  },
);
