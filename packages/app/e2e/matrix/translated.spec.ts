import type { Page } from '@playwright/test';
import { translatePage, type Translation } from '../../src/platform/testing/translator.ts';
import { guestTest, playerTest } from '../test.ts';
import type { Player } from '../player.ts';
import { text } from '../texts.ts';
import { follow } from '../pages.ts';
import { quiet, watchTraffic } from './quiet.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    translation: Translation;
  }
}

const guestPages = [
  '/',
  '/games/category/slots',
  '/games/search',
  '/games/tulpar-gold',
  '/providers',
  '/tournaments',
  '/news',
  '/reviews',
  '/unsubscribe/nobody%40example.com',
  '/faq',
  '/auth/reset-password',
  '/auth/login',
  // Last, because it creates a player.
  '/auth/register',
];

const drawnPages = [
  '/',
  '/games/category/slots',
  '/games/tulpar-gold',
  '/providers',
  '/tournaments',
  '/news',
  '/reviews',
  '/faq',
  '/no/such/page',
];

const playerPages = [
  '/',
  '/games/tulpar-gold',
  '/tournaments/steppe-sprint',
  '/reviews',
  '/profile/contacts',
  '/profile/settings',
  '/profile/documents',
  '/profile/limits',
  '/profile/break',
  '/profile/verify-phone',
  '/bonuses',
  '/cash-box/withdrawal',
  '/cash-box/history',
  '/cash-box/statement',
  '/notifications',
];

/** Fields without `name` or `autocomplete`, and those whose font size makes iOS zoom the page. */
const unfinishedFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
      .filter(({ type, readOnly }) => !readOnly && !['checkbox', 'radio', 'file', 'hidden'].includes(type))
      .map(
        (field) =>
          `${field.name} ${Number.parseFloat(getComputedStyle(field).fontSize)} px, ${field.autocomplete}`,
      )
      .filter((field) => !/^\w+ (1[6-9]|[2-9]\d).*, \S/.test(field)),
  );

/** Opens translated pages and clicks the main button of each, or the first link if a page has none. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()} ${error.message}`));
  watchTraffic(page);
  await page.goto('/faq?language=ru');
  // Wait for hydration: a page that is translated meanwhile is rendered again, which React reports.
  await expect(page.locator('#first-view')).not.toBeAttached();
  await page.evaluate(`window.translation = (${translatePage.toString()})()`);
  for (const path of paths) {
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await quiet(page);
    expect(await unfinishedFields(page), path).toEqual([]);
    const form = page
      .locator('main form:not([role="search"])')
      .filter({ has: page.locator('[type="submit"]:visible') });
    if ((await form.count()) > 0) {
      const field = form.first().locator('input[type="text"]:enabled:visible, textarea:visible');
      if ((await field.count()) > 0) await field.first().fill('aigerim@mail.ru');
      for (const one of await form.first().locator('input[type="password"]:visible').all())
        await one.fill('tulpar-steppe-88');
      await form.first().locator('[type="submit"]:visible').first().click({ force: true });
    } else {
      await page.locator('main').locator('button:visible, a[href]:visible').first().click({ force: true });
    }
    await quiet(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText(text('ru', 'reloadPage')), path).toHaveCount(0);
    expect(await page.evaluate(() => window.translation.stale()), path).toEqual([]);
  }
  expect(errors).toEqual([]);
}

/** Checks that the deposit form and the balance show every change on a translated page. */
async function payTranslated(player: Player): Promise<void> {
  const { page } = player;
  await follow(page, '/cash-box/deposit');
  await player.chooseMethod();
  for (const amount of ['5000', '7000', '12000']) {
    await player.amount.fill(amount);
    const shown = `${amount.slice(0, -3)}\u00a0${amount.slice(-3)}`;
    await expect(player.payButton).toContainText(shown);
    await expect(player.payButton).toHaveText(new RegExp(`^\\D*${shown}\\D*$`));
  }
}

guestTest(
  'A translated page survives a press on its form or its first button',
  { tag: ['@BROW-05', '@INPUT-10'] },
  async ({ page }) => {
    await walk(page, guestPages);
  },
);

guestTest(
  'A page that is translated before the app runs is drawn again, and survives its main button',
  { tag: ['@BROW-05', '@FIRST-01'] },
  async ({ page, player }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`${page.url()} ${error.message}`));
    watchTraffic(page);
    await page.addInitScript(
      `addEventListener('DOMContentLoaded', () => {
        window.wasEarly = document.getElementById('first-view') !== null;
        window.translation = (${translatePage.toString()})();
      });`,
    );
    for (const path of drawnPages) {
      await page.goto(`${path}?language=ru`);
      await expect(page.locator('#first-view')).not.toBeAttached();
      expect([path, await page.evaluate('window.wasEarly')]).toEqual([path, true]);
      await quiet(page);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
      await page.locator('main').locator('button:visible, a[href]:visible').first().click({ force: true });
      await quiet(page);
      await page.keyboard.press('Escape');
      await expect(page.getByText(player.text('reloadPage')), path).toHaveCount(0);
      expect(await page.evaluate(() => window.translation.stale()), path).toEqual([]);
    }
    expect(errors).toEqual([]);
  },
);

playerTest(
  'A translated page survives every main button of a player, and shows each amount as it is now',
  { tag: ['@BROW-05', '@INPUT-10'] },
  async ({ page, player, account }) => {
    await walk(page, playerPages);
    await payTranslated(player);
    await follow(page, '/');
    await account.deposit(700_000);
    await expect(player.balance).toContainText('7\u00a0000');
    expect(await page.evaluate(() => window.translation.stale())).toEqual([]);
  },
);
