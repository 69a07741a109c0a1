import type { Page } from '@playwright/test';
import { cardPicture as drawn } from '../src/stories/card-picture.ts';

/** A camera picture of a card on a table. */
export async function cardPicture(page: Page, name: string) {
  const file = `(${drawn.toString()})('${name}')`;
  const bytes = await page.evaluate<number[]>(
    `${file}.then(async (file) => [...new Uint8Array(await file.arrayBuffer())])`,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}
