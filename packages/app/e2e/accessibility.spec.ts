import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

const guestPages = [
  '/',
  '/games/category/slots',
  '/auth/login',
  '/auth/register',
  '/games/tulpar-gold',
  '/no/such/page',
];
const playerPages = ['/', '/cash-box/deposit', '/cash-box/history', '/profile', '/games/tulpar-gold'];

for (const theme of ['dark', 'light'] as const) {
  test(`no axe violation on the journey in the ${theme} theme`, async ({ page }) => {
    const player = new Player(page, 'ru');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/?language=ru');
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    for (const path of guestPages) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await violations(page), `${path} as a guest`).toEqual([]);
    }
    await player.login({ email: 'demo@tulpar.example', password: 'tulpar-demo' });
    for (const path of playerPages) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await violations(page), `${path} as a player`).toEqual([]);
    }
    await page.goto('/cash-box/deposit');
    await player.chooseMethod();
    expect.soft(await violations(page), 'the amount').toEqual([]);
  });
}
