import type { Page } from '@playwright/test';
import { quiet } from './quiet.ts';
import { expect } from './test.ts';

/** Waits until the worker controls the page and has cached what was loaded before. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('files')).keys()).length))
    .toBeGreaterThan(1);
  await quiet(page);
}
