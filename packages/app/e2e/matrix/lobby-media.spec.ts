import type { Page } from '@playwright/test';
import { Player } from '../player.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

test(
  'The video of a banner loads when seen, and by its button with less motion or less data',
  { tag: ['@BANNER-02', '@BANNER-12'] },
  async ({ page, browser }) => {
    const card = (of: Page) => of.locator('article:has(video)');
    const videoRequests = (of: Page) => {
      const urls: string[] = [];
      of.on('request', (request) => {
        if (request.url().endsWith('.webm')) urls.push(request.url());
      });
      return urls;
    };
    /** Waits until the video has begun. Images that are generated for the first time may delay that. */
    const hasRun = (of: Page) =>
      expect
        .poll(
          () =>
            card(of)
              .locator('video')
              .evaluate((video: HTMLVideoElement) => video.muted && video.playsInline && video.currentTime),
          { timeout: 150_000 },
        )
        .toBeGreaterThan(0);
    /** Scrolls until the banner is in the middle of the viewport. */
    async function goTo(of: Page) {
      await expect(async () => {
        await of.mouse.wheel(0, 600);
        await expect(card(of)).toBeAttached({ timeout: 1000 });
      }).toPass();
      await card(of).evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
      await expect(card(of)).toBeInViewport({ ratio: 0.9 });
    }

    const player = new Player(page, 'ru');
    const requested = videoRequests(page);
    await player.openLobby();
    await quiet(page);
    expect(requested).toEqual([]);
    await goTo(page);
    await hasRun(page);
    // The video plays once and stops.
    await expect(player.button('promo.video.play', card(page))).toBeVisible();

    const calm = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'ru-RU' })).newPage();
    const thrifty = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
    await thrifty.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    for (const other of [calm, thrifty]) {
      const none = videoRequests(other);
      await other.goto('/?language=ru');
      await goTo(other);
      const button = player.button('promo.video.play', card(other));
      await expect(button).toBeVisible();
      expect(none).toEqual([]);
      await button.click();
      await hasRun(other);
      await other.context().close();
    }
  },
);

test('Recent wins do not move with less motion, but scroll', { tag: ['@OP-105'] }, async ({ page }) => {
  const wins = page.getByRole('region', { name: new Player(page, 'ru').text('games.winners') });
  const row = wins.locator('ul').first().locator('xpath=..');
  const scrolled = () => row.evaluate((element) => element.scrollLeft);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?language=ru');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(wins).toBeAttached({ timeout: 1000 });
  }).toPass();
  await wins.scrollIntoViewIfNeeded();
  await expect(wins.getByRole('link').first()).toBeVisible();
  await expect(wins.getByRole('button')).toHaveCount(0);
  const before = await scrolled();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(await scrolled()).toBe(before);
  await row.evaluate((element) => element.scrollBy({ left: 300, behavior: 'instant' }));
  expect(await scrolled()).toBeGreaterThan(200);
});
