import type { Page } from '@playwright/test';
import { Account } from '../account.ts';
import { formPages, openPages, playerPages } from '../pages.ts';
import { newPlayer, Player } from '../player.ts';
import { expect, test } from './test.ts';

interface Shift {
  readonly value: number;
  /** Elements that moved: old and new position and size, px. */
  readonly nodes: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Records every layout shift from the first frame on, also those within 500 ms after an input. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    window.shifts = [];
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const nodes = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name =
            node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent);
          return `${name}: ${rect(previousRect)} → ${rect(currentRect)}`;
        });
        window.shifts.push({ value: entry.value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftsOf(page: Page, path: string): Promise<Shift[]> {
  await noteShifts(page);
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
  const isDrawn = () => {
    const isInView = ({ left, right, top, bottom }: DOMRect) =>
      right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    const isThere = (image: HTMLImageElement) => image.complete || !isInView(image.getBoundingClientRect());
    return document.fonts.status === 'loaded' && [...document.images].every(isThere);
  };
  await expect.poll(() => page.evaluate(isDrawn), { timeout: 60_000 }).toBe(true);
  const shifts = await page.evaluate(() => window.shifts);
  // A font that arrives after the first paint moves a text by a pixel or two.
  return shifts.filter(({ value }) => value >= 0.001);
}

const pages = [
  '/',
  '/games/category/slots',
  '/games/search?search=tulpar',
  '/auth/login',
  '/auth/register',
  '/games/tulpar-gold',
];

for (const [width, height, hasTouch] of [
  [390, 844, true],
  [1440, 900, false],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height }, hasTouch });

    for (const path of pages) {
      test(`${path} does not shift while it loads`, async ({ page }) => {
        expect(await shiftsOf(page, path)).toEqual([]);
      });
    }

    test('a player’s lobby does not shift while it loads', async ({ page }) => {
      const player = new Player(page, 'ru');
      await page.goto('/auth/register?language=ru');
      await player.register(newPlayer());
      expect(await shiftsOf(page, '/')).toEqual([]);
    });
  });
}

test.describe('a phone at 200 % zoom', () => {
  test.use({ viewport: { width: 195, height: 422 }, hasTouch: true });
  test.slow();

  async function expectNoCut(page: Page, paths: readonly string[]) {
    for (const path of paths) {
      await page.goto(`${path}?language=kk`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      // One pixel for rounding.
      await expect.poll(width, `width of ${path}`).toBeLessThanOrEqual(196);
      const cut = await page
        .locator('label')
        .evaluateAll((labels) =>
          labels
            .filter((label) => label.scrollWidth > label.clientWidth + 1)
            .map((label) => label.textContent),
        );
      expect.soft(cut, `labels of ${path}`).toEqual([]);
    }
  }

  test('shows pages of a guest in full width with their labels', async ({ page }) => {
    await expectNoCut(page, [...openPages.map(([path]) => path), ...formPages]);
  });

  test('shows pages of a player in full width with their labels', async ({ page, baseURL }) => {
    await (await Account.create(String(baseURL))).enter(page);
    await expectNoCut(
      page,
      playerPages.map(([path]) => path),
    );
  });
});

test.describe('a narrow window of a desktop', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('has no header over a page with its own bar before the app runs', async ({ page }) => {
    await page.goto('/games/search?search=tulpar&language=ru');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

test.describe('a wide lobby', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('the slider has its width before the column next to it has arrived', async ({ page }) => {
    await page.goto('/?language=ru');
    const [slider, column] = [0, 1].map((index) => page.locator('main h1 + div > div').nth(index));
    const width = async () => (await slider?.boundingBox())?.width;
    const whole = await width();
    await column?.evaluate((element) => element.remove());
    expect(await width()).toBe(whole);
  });
});
