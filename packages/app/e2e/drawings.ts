import type { BrowserContext, Page } from '@playwright/test';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4"/></svg>';

/** Prevents a fresh server from generating its images when a test does not need them. */
export async function withoutDrawing(where: BrowserContext | Page): Promise<void> {
  await where.route('**/cdn/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }));
}
