import type { Page, Request } from '@playwright/test';
import { newPlayer, Player } from './player.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const PART = 256 * 1024;

/** A picture of a card on a table as a camera would give it; `blur` in px. */
async function cardPicture(page: Page, name: string, blur = 0) {
  const data = await page.evaluate(async (radius) => {
    const [sharp, canvas] = [document.createElement('canvas'), document.createElement('canvas')];
    for (const one of [sharp, canvas]) [one.width, one.height] = [1600, 1200];
    const context = sharp.getContext('2d');
    const lens = canvas.getContext('2d');
    if (!context || !lens) throw new Error('No canvas');
    context.fillStyle = '#3c4043';
    context.fillRect(0, 0, 1600, 1200);
    context.fillStyle = '#b9c7cf';
    context.fillRect(160, 150, 1280, 900);
    context.fillStyle = '#14212b';
    for (let y = 300; y < 950; y += 34) for (let x = 260; x < 1340; x += 26) context.fillRect(x, y, 14, 18);
    lens.filter = radius > 0 ? `blur(${radius}px)` : 'none';
    lens.drawImage(sharp, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, blur);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}

const offsetOf = (request: Request) =>
  Number(/name="offset"\r\n\r\n(\d+)/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1]);

test('KYC-08 KYC-11 KYC-12 KYC-17 a picture whose sending is cut goes on after a reload, and is accepted on the open page, in az', async ({
  page,
  context,
}) => {
  const player = new Player(page, 'az');
  const contact = newPlayer();
  const main = page.getByRole('main');
  await page.goto('/auth/register?language=az&currency=AZN');
  await player.register(contact);
  await page.goto('/profile/documents');
  const input = page.locator('input[name="images_pass"]');

  await test.step('a blurred picture is named, and another one is taken', async () => {
    await expect(player.button('documents.send')).toBeVisible();
    await input.setInputFiles(await cardPicture(page, 'blurred.jpg', 22));
    const review = page.getByRole('region', {
      name: player.text('documents.review', { name: 'blurred.jpg' }),
    });
    await expect(review).toContainText(player.text('documents.problem.blurred'));
    const good = await cardPicture(page, 'front.jpg');
    // A camera writes more than is seen: the file has four parts.
    const buffer = Buffer.concat([good.buffer, Buffer.alloc(4 * PART - 100 - good.buffer.length)]);
    const chooser = page.waitForEvent('filechooser');
    await player.button('documents.again', review).click();
    await (await chooser).setFiles({ ...good, buffer });
    await expect(main.getByText(player.text('documents.good'))).toBeVisible();
  });

  const offsets: number[] = [];
  let isCut = true;
  await page.route(/\/documents\/uploads/, async (route) => {
    const request = route.request();
    const isPart = request.url().endsWith('/parts');
    const isLost = isCut && offsets.length === 2;
    if (isLost) return await route.abort('internetdisconnected');
    if (isPart) offsets.push(offsetOf(request));
    return await route.continue();
  });

  await test.step('the connection is cut in the middle: what was sent is saved', async () => {
    await player.button('documents.send').click();
    await expect(main.getByText(player.text('documents.cut.title'))).toBeVisible();
    await expect(main.getByText(player.text('documents.pausedAt', { done: '0,5', size: '1' }))).toBeVisible();
    expect(offsets).toEqual([0, PART]);
  });

  await test.step('after a reload it goes on by itself, and every byte is sent once', async () => {
    await page.reload();
    isCut = false;
    const sent = main.getByRole('group', { name: 'front.jpg' });
    await expect(sent).toContainText(player.text('documents.status.process'));
    expect(offsets).toEqual([0, PART, 2 * PART, 3 * PART]);
    await expect(page.getByRole('list', { name: player.text('documents.list') })).toBeHidden();
  });

  await test.step('it is accepted in the console, and the open page says so', async () => {
    await page.evaluate(() => (document.documentElement.dataset['stays'] = 'yes'));
    const console = await context.newPage();
    await console.goto(`/sandbox/players?q=${encodeURIComponent(contact.email)}`);
    await console.locator('main a[href^="/sandbox/players/"]').first().click();
    await console.locator('form[action^="/sandbox/documents/"] button[value="approve"]').click();
    await expect(main.getByText(player.text('documents.allAccepted'))).toBeVisible();
    await expect(main.getByRole('group', { name: 'front.jpg' })).toContainText(
      player.text('documents.status.approved'),
    );
    expect(await page.evaluate(() => document.documentElement.dataset['stays'])).toBe('yes');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
