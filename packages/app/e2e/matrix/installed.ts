import type { Page } from '@playwright/test';
import { quiet } from './quiet.ts';
import { expect } from './test.ts';

/** Waits until the worker serves this page and has taken what the page had loaded before it. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('files')).keys()).length))
    .toBeGreaterThan(1);
  await quiet(page);
}
