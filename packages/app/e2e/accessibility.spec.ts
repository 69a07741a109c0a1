import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newPlayer, Player } from './player.ts';
import { withoutDrawing } from './drawings.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

/** The rules whose answer depends on colours; a theme changes nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

const wear = (page: Page, theme: 'dark' | 'light') =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/**
 * All rules in the dark theme, those of colours in the light one too. Frames are looked into as well: the slot is one.
 */
async function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const dark = await findings(new AxeBuilder({ page }).withTags(tags));
  await wear(page, 'light');
  const light = await findings(new AxeBuilder({ page }).withRules(colourRules));
  await wear(page, 'dark');
  return [...dark, ...light.map((one) => `in the light theme: ${one}`)];
}

/** What no rule of axe says: one headline, and a title that names the page. */
async function outline(page: Page): Promise<{ headlines: number; title: string }> {
  return { headlines: await page.getByRole('heading', { level: 1 }).count(), title: await page.title() };
}

const guestPages = [
  '/',
  '/games',
  '/games/category/slots',
  '/games/category/slots?search=no-such-game',
  '/auth/login',
  '/auth/register',
  '/games/tulpar-gold',
  '/rules',
  '/credits',
  '/no/such/page',
];
const playerPages = [
  '/',
  '/cash-box/deposit',
  '/cash-box/withdrawal',
  '/cash-box/history',
  '/profile',
  '/games/tulpar-gold',
];

test.describe('no axe violation', () => {
  test.beforeEach(async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What is in a picture axe does not see.
    await withoutDrawing(page);
    // A colour on its way from one theme to the other is neither.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const style = new CSSStyleSheet();
        style.replaceSync('*, ::before, ::after { transition: none !important; }');
        document.adoptedStyleSheets.push(style);
      });
    });
  });

  async function ready(page: Page) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await quiet(page);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  }

  test('pages of a guest', async ({ page }) => {
    const titles = new Set<string>();
    for (const path of guestPages) {
      await page.goto(path);
      await ready(page);
      expect.soft(await violations(page), `${path} as a guest`).toEqual([]);
      const { headlines, title } = await outline(page);
      expect.soft(headlines, `headlines of ${path}`).toBe(1);
      titles.add(path.includes('?') ? path : title);
    }
    expect.soft(titles.size, 'every page has a title of its own').toBe(guestPages.length);
  });

  test('pages of a player', async ({ page }) => {
    const player = new Player(page, 'ru');
    await player.login({ email: 'demo@tulpar.example', password: 'tulpar-demo' });
    const titles = new Set<string>();
    for (const path of playerPages) {
      await page.goto(path);
      await ready(page);
      expect.soft(await violations(page), `${path} as a player`).toEqual([]);
      const { headlines, title } = await outline(page);
      expect.soft(headlines, `headlines of ${path}`).toBe(1);
      titles.add(title);
    }
    expect.soft(titles.size, 'every page has a title of its own').toBe(playerPages.length);
    await page.goto('/cash-box/deposit');
    await player.chooseMethod();
    await ready(page);
    expect.soft(await violations(page), 'the amount').toEqual([]);
  });

  test('sheets, windows, messages and the payment page', async ({ page }) => {
    const player = new Player(page, 'ru');
    const dialog = page.getByRole('dialog');
    await page.goto('/auth/login');
    await player.email.fill('demo@tulpar.example');
    await player.password.fill('not-the-one');
    await player.button('session.login').click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect.soft(await violations(page), 'a wrong password').toEqual([]);

    await page.goto('/auth/register');
    await player.register(newPlayer());
    await page.goto('/profile');
    await ready(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: player.pattern('language.change') })
      .click();
    await expect(dialog.getByRole('option', { selected: true })).toBeFocused();
    expect.soft(await violations(page), 'the sheet of languages').toEqual([]);

    await page.goto('/cash-box/deposit');
    await ready(page);
    await player.button('bonuses.pick').click();
    await expect(dialog.getByRole('option', { selected: true })).toBeFocused();
    expect.soft(await violations(page), 'the sheet of bonuses').toEqual([]);
    await dialog.getByRole('option').first().click();

    await player.chooseMethod();
    await player.amount.fill('1');
    const pay = page.getByRole('button', { name: player.pattern('cashBox.deposit.submit') });
    await pay.click();
    await expect(player.amount).toHaveAccessibleDescription(player.pattern('cashBox.amount.min'));
    expect.soft(await violations(page), 'too small an amount').toEqual([]);
    await player.amount.fill('5000');
    await pay.click();
    await page.waitForURL(/\/sandbox\/pay\//);
    expect.soft(await violations(page), 'the payment page').toEqual([]);
    await player.settle('success');
    await expect(dialog).toContainText(player.text('cashBox.ok.title'));
    expect.soft(await violations(page), 'a deposit that arrived').toEqual([]);

    await page.goto('/cash-box/deposit#payment_error');
    await expect(dialog).toContainText(player.text('cashBox.fail.title'));
    expect.soft(await violations(page), 'a deposit that failed').toEqual([]);

    await page.goto('/');
    await ready(page);
    await player.balance.first().click();
    await expect(dialog).toBeVisible();
    expect.soft(await violations(page), 'the panel of the balance').toEqual([]);
  });
});

test('the theme of the last visit is worn from the start', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('less motion: no banner turns by itself, nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = new Player(page, 'ru');
  await player.openLobby();
  const banners = page.getByRole('region', { name: player.text('banners.region') });
  // What turns the banners comes a while after them.
  await expect(banners.locator('[data-slide-control]').first()).toBeVisible();
  await expect(banners.locator('[data-rotation-toggle]')).toHaveCount(0);
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(running).toBe(0);
  // With motion there is a way to stop it.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(banners.locator('[data-rotation-toggle]')).toHaveCount(1);
});
