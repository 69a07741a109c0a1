import { expect, test } from './test.ts';

declare global {
  interface Window {
    shifts: { value: number; nodes: string[] }[];
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the lobby does not shift while it loads, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      window.shifts = [];
      const describe = (node: Node | undefined) =>
        node instanceof Element ? `${node.tagName}.${node.className}` : String(node);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        })[]) {
          window.shifts.push({ value: entry.value, nodes: entry.sources.map(({ node }) => describe(node)) });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(page.getByRole('main').locator('a[href^="/games/"] img').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
}

for (const path of ['/', '/games/category/slots', '/auth/login', '/auth/register', '/games/tulpar-gold']) {
  test(`${path} fits 320 px without sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['ru', 'kk', 'az', 'en']) {
      await page.goto(`${path}?language=${language}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(
        320,
      );
    }
  });
}
