import type { Page } from '@playwright/test';
import { Keyboard } from '../keyboard.ts';
import { Player } from '../player.ts';
import { expect, test } from './test.ts';

/** What the list shows first: the names of its first games. */
const firstGames = (page: Page) =>
  page
    .locator('main [data-card] > div > a:first-child')
    .evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('href')));

test(
  'filters combine and are shared by the address; Back leads to the place in a long list',
  { tag: ['@GAME-03', '@GAME-05', '@GAME-07', '@GAME-12', '@GAME-11'] },
  async ({ page, browser }) => {
    const player = new Player(page, 'ru');
    const count = page.locator('main h1 + span');
    const card = (place: number) => page.locator(`main [data-card="${place}"]`);

    await test.step('two filters and a provider narrow the list, all of them in the address', async () => {
      await page.goto('/games/category/slots?language=ru');
      await expect(card(0)).toBeVisible();
      const all = await count.textContent();
      await player.button('catalogue.filters').click();
      const sheet = page.getByRole('dialog', { name: player.text('catalogue.filters') });
      await sheet.getByRole('button', { name: player.pattern('games.filter.demo') }).click();
      await sheet.getByRole('button', { name: player.pattern('games.filter.high-rtp') }).click();
      await sheet.getByRole('checkbox', { name: /^Copper Heron Works/ }).click();
      await expect(page).toHaveURL(/features=high-rtp\.demo&providers=copper-heron/);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(count).not.toHaveText(all ?? '');
      const tiles = page.locator('main [data-card] a', { hasText: 'Copper Heron Works' });
      await expect(tiles.first()).toHaveAttribute('href', /^\/games\/[a-z\d-]+$/);
      const image = card(0).locator('img');
      await expect(image).toHaveAttribute('src', /format=webp&quality=70&width=460$/);
    });

    await test.step('somebody else sees the same list at the same address', async () => {
      const other = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
      await other.goto(page.url());
      await expect(other.locator('main [data-card="0"]')).toBeVisible();
      expect(await firstGames(other)).toEqual(await firstGames(page));
      await other.context().close();
    });

    await test.step('a game far down leads back to itself, also when the answers are forgotten', async () => {
      await page.goto('/games?language=ru');
      await expect(card(0)).toBeVisible();
      // Pages come by themselves as their ends come near.
      const far = card(42);
      await expect(async () => {
        await page.mouse.wheel(0, 1200);
        await expect(far).toBeAttached({ timeout: 1000 });
      }).toPass();
      await far.scrollIntoViewIfNeeded();
      const link = far.locator('a').first();
      const address = (await link.getAttribute('href')) ?? '';
      const place = await far.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
      // A reload empties the memory of the page, as a long game does.
      await page.reload();
      await page.goBack();
      await expect(far.locator('a').first()).toHaveAttribute('href', address);
      await expect(far).toBeInViewport();
      const now = await far.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      expect(Math.abs(now - place)).toBeLessThan(40);
    });

    await test.step('a provider leads to its games', async () => {
      await page.goto('/providers?language=ru');
      await page.getByRole('searchbox').fill('yurtlight');
      await page.getByRole('link', { name: /^Yurtlight Atelier/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Yurtlight Atelier' })).toBeVisible();
      await expect(card(0)).toContainText('Yurtlight Atelier');
    });
  },
);

test('the grid of games by keyboard: one stop, arrows beyond what is drawn, and Back to the same game', async ({
  page,
}) => {
  const player = new Player(page, 'ru');
  const keys = new Keyboard(page);
  const card = (place: number) => page.locator(`main [data-card="${place}"]`);
  const link = (place: number) => card(place).locator('a').first();
  await page.goto('/games?language=ru');
  await expect(card(9)).toBeAttached();

  await test.step('Tab enters at the first game, goes to its heart and leaves', async () => {
    await player.link('games.sort.abc').focus();
    await keys.press('Tab');
    await keys.inspect();
    await expect(link(0)).toBeFocused();
    const heart = card(0).getByRole('button', { name: player.pattern('catalogue.favourites.add') });
    await keys.tabTo(heart);
    await keys.press('Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await keys.press('ArrowRight');
    await expect(link(1)).toBeFocused();
    await expect(card(0).locator('[tabindex="-1"]').first()).toBeAttached();
  });

  await test.step('arrows lead to games that were not there yet', async () => {
    await expect(async () => {
      await keys.press('ArrowDown');
      await expect(card(40)).toBeAttached({ timeout: 300 });
    }).toPass();
    await keys.inspect();
  });

  const here = page.locator('main [data-card]:focus-within');
  const address = (await here.locator('a').first().getAttribute('href')) ?? '';

  await test.step('Back gives the focus to the game it was opened from', async () => {
    await here.locator('a').first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    await page.goBack();
    await expect(page.locator(`main [data-card] a[href="${address}"]`).first()).toBeFocused();
    await keys.inspect();
  });
});

test('a demo is a game to go on with once a guest has bet in it', async ({ page }) => {
  const opened = () => page.evaluate(() => localStorage.getItem('openedGames'));
  await page.goto('/games/tulpar-gold?language=ru');
  const spin = page.frameLocator('iframe').locator('#spin');
  await expect(spin).toBeEnabled();
  expect(await opened()).toBeNull();
  await spin.click();
  await expect.poll(opened).toBe('["tulpar-gold"]');
});
