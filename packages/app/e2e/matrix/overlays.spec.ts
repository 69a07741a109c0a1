import type { Page } from '@playwright/test';
import { playerTest } from '../test.ts';
import { quiet, watchTraffic } from './quiet.ts';
import { expect } from './test.ts';

/** Pages of a player with something to open, and widths, px. */
const PAGES = [
  ['/games', 390],
  ['/profile', 390],
  ['/profile/contacts', 390],
  ['/profile/limits', 390],
  ['/bonuses', 390],
  ['/cash-box/deposit', 390],
  ['/cash-box/statement', 390],
  ['/profile', 1440],
] as const;

/** Buttons that may open something; choices and games do not. */
const BUTTONS = 'button:not([disabled], [aria-pressed], [role], main li button)';

const overlays = (page: Page) =>
  page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').filter({ visible: true });

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name = element === document.body ? '' : (element.getAttribute('aria-label') ?? element.textContent);
    return `${element.localName} ${name.trim()}`;
  });

/** Focuses the first button whose name is not in `seen`; null without one. */
const focusNext = (page: Page, seen: readonly string[]) =>
  page.evaluate(
    ([selector, known]) => {
      const nameOf = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.textContent).trim();
      const next = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.closest('[inert]') &&
          !known.includes(nameOf(one)),
      );
      next?.focus();
      return next ? nameOf(next) : null;
    },
    [BUTTONS, seen] as const,
  );

playerTest('Escape closes each overlay and restores the focus', async ({ page, player, account }) => {
  playerTest.slow();
  watchTraffic(page);
  await account.deposit(500_000);
  let opened = 0;
  for (const [path, width] of PAGES) {
    const open = async () => {
      await page.goto(`${path}?language=ru`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      await quiet(page);
    };
    await page.setViewportSize({ width, height: 844 });
    await open();
    const before = page.url();
    const seen = [player.text('account.logout')];
    for (;;) {
      const name = await focusNext(page, seen);
      if (name === null) break;
      seen.push(name);
      const opener = await focused(page);
      await page.keyboard.press('Enter');
      await quiet(page);
      if ((await overlays(page).count()) > 0) {
        opened += 1;
        const where = `${name} on ${path} at ${width} px`;
        await page.keyboard.press('Escape');
        await expect(overlays(page), where).toHaveCount(0);
        await expect.poll(() => focused(page), `after ${where}`).toBe(opener);
      }
      if (page.url() !== before) await open();
    }
  }
  expect(opened).toBeGreaterThan(12);
});
