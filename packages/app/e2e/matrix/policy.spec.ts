import type { Page } from '@playwright/test';
import { newPlayer, Player } from '../player.ts';
import { withoutDrawing } from '../test.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

/** Records every violation of the content security policy and every console error, also after page loads. */
async function complaints(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The app logs that this browser has no Apple Pay.
    const isExpected = message.text().startsWith('[apple-pay-unavailable]');
    if (message.type() === 'error' && !isExpected) problems.push(`${page.url()} console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()} error: ${error.message}`));
  await page.exposeFunction('reportRefusal', (what: string) => problems.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = (window as { reportRefusal?: (what: string) => void }).reportRefusal;
      report?.(`${location.href} refused: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return problems;
}

test('The content security policy refuses nothing the app needs, its windows included', async ({ page }) => {
  test.slow();
  const problems = await complaints(page);
  const player = new Player(page, 'ru');
  const dialog = page.getByRole('dialog');
  const rest = () => quiet(page);
  // The policy checks image URLs before they are fetched.
  await withoutDrawing(page);
  for (const path of [
    '/',
    '/games/category/slots',
    '/rules',
    '/news/first-deposit',
    '/auth/login',
    '/games/tulpar-gold',
    '/auth/register',
  ]) {
    await page.goto(`${path}?language=ru`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await rest();
  }
  await player.register(newPlayer());
  await page.goto('/profile');
  await player.languageButton.click();
  await expect(dialog).toBeVisible();
  await page.goto('/cash-box/deposit');
  await player.button('bonuses.pick').click();
  await dialog.getByRole('option').first().click();
  await player.chooseMethod();
  await player.amount.fill('5000');
  await player.pay();
  await expect(dialog).toContainText(player.text('cashBox.ok.title'));
  await rest();
  await page.goto('/cash-box/history#payment_error');
  await expect(dialog).toBeVisible();
  await rest();
  expect(problems).toEqual([]);
});

test('The page behind a window does not scroll', async ({ page }) => {
  const player = new Player(page, 'ru');
  await player.login({ email: 'demo@tulpar.example', password: 'tulpar-demo' });
  await page.goto('/#payment_error');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(
    page.getByRole('heading', { name: player.text('games.top10'), includeHidden: true }),
  ).toBeAttached();
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  // The scroll lock is a style element of the overlay, which the policy must allow.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBeGreaterThan(0);
});
