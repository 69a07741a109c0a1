import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { text } from '../texts.ts';

/** Lets the browser render no frame of a page; `hidden`: as the page is in the background. */
async function drawNothing(page: Page, { hidden }: { readonly hidden: boolean }): Promise<void> {
  await page.addInitScript((isHidden) => {
    window.requestAnimationFrame = () => 1;
    if (!isHidden) return;
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
  }, hidden);
}

for (const [title, hidden] of [
  ['The app starts in a tab that was opened in the background', true],
  ['The app starts where the browser draws no frame of the shell', false],
] as const)
  test(title, { tag: ['@LAYOUT-08'] }, async ({ page }) => {
    await drawNothing(page, { hidden });
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ru', 'session.loginTitle'));
  });
