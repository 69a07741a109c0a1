import type { Page } from '@playwright/test';

/** A camera picture of a card on a table; `blur` in px. */
export async function cardPicture(page: Page, name: string, blur = 0) {
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
