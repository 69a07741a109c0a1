import type { Page, Request } from '@playwright/test';
import { cardPicture } from '../card-picture.ts';
import { expect, playerTest } from '../test.ts';

const PART = 256 * 1024;

const offsetOf = (request: Request) =>
  Number(/name="offset"\r\n\r\n(\d+)/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1]);

/** Throttles the connection to Slow 4G after the app has loaded. */
async function slow4G(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

playerTest.use({ signUp: { language: 'az', currency: 'AZN' } });

playerTest(
  'A document goes on after a cut line and a reload, and every byte is sent once',
  { tag: ['@KYC-08', '@KYC-11', '@KYC-12'] },
  async ({ page, player }) => {
    const main = page.getByRole('main');
    const offsets: number[] = [];
    let isCut = true;

    await playerTest.step('a blurred picture is named as such, and another one is taken', async () => {
      await page.goto('/profile/documents');
      await slow4G(page);
      await expect(player.button('documents.send')).toBeVisible();
      await expect(page.locator('input[type="file"][capture="environment"]')).toHaveCount(2);
      await page
        .locator('input[name="images_pass"]')
        .first()
        .setInputFiles(await cardPicture(page, 'blurred.jpg', 22));
      const review = page.getByRole('region', {
        name: player.text('documents.review', { name: 'blurred.jpg' }),
      });
      await expect(review).toContainText(player.text('documents.problem.blurred'));
      const good = await cardPicture(page, 'front.jpg');
      // Append bytes after the picture, so that the file is uploaded in four parts.
      const buffer = Buffer.concat([good.buffer, Buffer.alloc(4 * PART - 100 - good.buffer.length)]);
      const chooser = page.waitForEvent('filechooser');
      await player.button('documents.again', review).click();
      await (await chooser).setFiles({ ...good, buffer });
      await expect(main.getByText(player.text('documents.good'))).toBeVisible();
    });

    await playerTest.step('the line is cut after two of four parts: what was sent is saved', async () => {
      await page.route(/\/documents\/uploads/, async (route) => {
        const request = route.request();
        if (isCut && offsets.length === 2) return await route.abort('internetdisconnected');
        if (request.url().endsWith('/parts')) offsets.push(offsetOf(request));
        return await route.continue();
      });
      await player.button('documents.send').click();
      await expect(main.getByText(player.text('documents.cut.title'))).toBeVisible();
      const paused = player.text('documents.pausedAt', { done: '0,5', size: '1' });
      await expect(main.getByText(paused)).toBeVisible();
      expect(offsets).toEqual([0, PART]);
    });

    await playerTest.step('after a reload the rest is sent by itself', async () => {
      await page.reload();
      isCut = false;
      await expect(main.getByRole('group', { name: 'front.jpg' })).toContainText(
        player.text('documents.status.process'),
        { timeout: 60_000 },
      );
      expect(offsets).toEqual([0, PART, 2 * PART, 3 * PART]);
      await expect(page.getByRole('list', { name: player.text('documents.list') })).toBeHidden();
    });
  },
);
