import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { Account } from '../account.ts';
import { formPages, openPages, playerPages } from '../pages.ts';
import { Player } from '../player.ts';
import { withoutDrawing } from '../test.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe violations of a page and its frames; colour rules only, if the other theme was checked completely. */
async function violations(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in globalThis)) continue;
    await frame.evaluate(axe.source);
    // A game is a frame of another origin.
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
  const found = await page.evaluate(
    async (runOnly) =>
      (await window.axe.run({ runOnly, resultTypes: ['violations'], preload: false })).violations,
    onlyColours ? COLOUR_RULES : ALL_RULES,
  );
  return found.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

const wear = (page: Page, theme: 'dark' | 'light') =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/** Rules that axe does not have: one headline, a title that names the page, no horizontal overflow. */
async function outline(page: Page): Promise<{ headlines: number; title: string; scrollWidth: number }> {
  return {
    headlines: await page.getByRole('heading', { level: 1 }).count(),
    title: await page.title(),
    scrollWidth: await page.evaluate(() => document.documentElement.scrollWidth),
  };
}

const languages = ['ru', 'kk', 'az', 'en'] as const;
/** Maximum time per page on a busy machine, ms. */
const LOOK = 60_000;

const widths = [320, 390, 1440] as const;

const addresses = (pages: readonly (readonly [path: string, ...rest: unknown[]])[]) =>
  pages.map(([path]) => path);
const ofGuests = [...addresses(openPages), ...formPages, '/games/category/slots?search=no-such-game'];
const sameForAll = new Set([
  '/games/filter/high-rtp',
  '/games/fruit-cocktail',
  '/games/resident',
  '/providers',
  '/tournaments/steppe-sprint/games',
  '/news',
  '/rules',
  '/payouts',
  '/responsible-gaming',
  '/privacy-policy',
  '/cookies',
  '/faq',
  '/about',
  '/credits',
  '/no-such-page',
  '/a/b/c',
]);
const ofPlayers = [
  ...addresses(openPages).filter((path) => !sameForAll.has(path)),
  ...addresses(playerPages),
];

// This is the longest file, so both workers share its tests.
test.describe.configure({ mode: 'parallel' });

test.describe('no axe violation', () => {
  test.beforeEach(async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // axe does not check the content of images.
    await withoutDrawing(page);
    // Colours in transition between themes would fail.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const style = new CSSStyleSheet();
        style.replaceSync('*, ::before, ::after { transition: none !important; }');
        document.adoptedStyleSheets.push(style);
      });
    });
  });

  /** Waits for the end of all animations. */
  async function settled(page: Page) {
    await quiet(page);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  }

  async function ready(page: Page) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await settled(page);
  }

  /** Checks one page in every width and both themes. */
  async function look(page: Page, path: string, who: string) {
    await page.goto(path);
    await ready(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await wear(page, 'dark');
      await settled(page);
      const where = `${path} as ${who}, ${width} px`;
      expect.soft(await violations(page), `${where}, dark`).toEqual([]);
      const { headlines, title, scrollWidth } = await outline(page);
      expect.soft(headlines, `headlines of ${where}`).toBe(1);
      expect.soft(title, `title of ${where}`).toMatch(/\S.*Tulpar|Tulpar.*\S/);
      expect.soft(scrollWidth, `width of ${where}`).toBeLessThanOrEqual(width);
      await wear(page, 'light');
      expect.soft(await violations(page, { onlyColours: true }), `${where}, light`).toEqual([]);
    }
  }

  for (const language of languages) {
    test(`Pages of a guest have no violation in ${language}`, async ({ page }) => {
      test.setTimeout(ofGuests.length * LOOK);
      for (const path of ofGuests)
        await look(page, `${path}${path.includes('?') ? '&' : '?'}language=${language}`, 'a guest');
    });

    test(`Pages of a player have no violation in ${language}`, async ({ page, baseURL }) => {
      test.setTimeout(ofPlayers.length * LOOK);
      const account = await Account.signIn(String(baseURL), {
        email: 'demo@tulpar.example',
        password: 'tulpar-demo',
      });
      expect((await account.call('/api/v1/profile/', { language })).status).toBe(200);
      await account.enter(page);
      try {
        for (const path of ofPlayers) await look(page, path, 'a player');
      } finally {
        // Other tests on this server expect the demo player in the seeded language.
        await account.call('/api/v1/profile/', { language: 'ru' });
      }
    });
  }

  test('The payment page has no violation', async ({ page, baseURL }) => {
    const player = new Player(page, 'ru');
    await (await Account.create(String(baseURL))).enter(page);
    await player.chooseAmount('5000');
    await player.payButton.click();
    await page.waitForURL(/\/sandbox\/pay\//);
    expect(await violations(page)).toEqual([]);
  });
});

test('The theme of the last visit is there from the first frame', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('With less motion no banner turns by itself and nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = new Player(page, 'ru');
  await player.openLobby();
  const banners = page.getByRole('region', { name: player.text('banners.region') });
  // The carousel controls appear after the banners.
  await expect(banners.locator('[data-slide-control]').first()).toBeVisible();
  await expect(banners.locator('[data-rotation-toggle]')).toHaveCount(0);
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(running).toBe(0);
  // With motion enabled there must be a button that stops it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(banners.locator('[data-rotation-toggle]')).toHaveCount(1);
});
