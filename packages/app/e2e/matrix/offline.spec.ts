import type { Page } from '@playwright/test';
import { follow } from '../pages.ts';
import { newPlayer, Player } from '../player.ts';
import { installed, quiet } from './quiet.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

/** Saved responses of the server: names of the queries, and their owners. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('savedAnswers')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('savedAnswers');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('closed')));
    });
    try {
      if (!database.objectStoreNames.contains('answers')) return [];
      return await new Promise<string[]>((resolve) => {
        const request = database.transaction('answers').objectStore('answers').getAllKeys();
        request.addEventListener('success', () => resolve(request.result.map(String)));
      });
    } finally {
      database.close();
    }
  });

const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const parts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const cache of await caches.keys())
      for (const { url } of await (await caches.open(cache)).keys()) parts.push(`${cache} ${url}`);
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames)
        parts.push(
          await new Promise<string>((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.addEventListener('success', () =>
              resolve(`${name} ${store} ${JSON.stringify(request.result)}`),
            );
          }),
        );
      database.close();
    }
    return parts.join('\n');
  });

const untilSaved = (page: Page, name: string) =>
  expect.poll(async () => (await saved(page)).some((key) => key.includes(`"${name}"`)), name).toBe(true);

/** Registers a player and visits pages until they are saved. */
async function visit(page: Page): Promise<{ player: Player; contact: { email: string; password: string } }> {
  const player = new Player(page, 'ru');
  const contact = newPlayer();
  await page.goto('/auth/register?language=ru');
  await player.register(contact);
  await installed(page);
  // A deposit creates an unread notification.
  await player.chooseAmount('4000');
  await player.pay();
  await page.waitForURL(/127\.0\.0\.1:\d+\/(?!sandbox)/);
  await page.goto('/responsible-gaming');
  await untilSaved(page, 'staticPage');
  await page.goto('/notifications');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await player.openLobby();
  for (const name of ['games', 'balance', 'transactions', 'limits', 'notifications'])
    await untilSaved(page, name);
  // Include the deposit's notification; an earlier save did not have it.
  await expect.poll(async () => (await everythingStored(page)).includes('"type":"transactional"')).toBe(true);
  await quiet(page);
  return { player, contact };
}

test('A lobby opened again shows what was seen last', { tag: ['@REACH-05'] }, async ({ page, context }) => {
  const player = new Player(page, 'ru');
  const banner = (one: Page) => one.getByRole('main').getByRole('heading', { level: 2 }).first();
  const game = (one: Page) => one.getByRole('main').locator('a[href^="/games/"]:has(img)').first();
  await player.openLobby();
  await installed(page);
  for (const name of ['games', 'promoBanners']) await untilSaved(page, name);
  const seen = [await banner(page).textContent(), await game(page).getAttribute('href')] as const;
  await page.close();

  const again = await context.newPage();
  await again.route(/\/api\//, () => undefined);
  await again.goto('/');
  await expect(banner(again)).toHaveText(seen[0] ?? '');
  await expect(game(again)).toHaveAttribute('href', seen[1] ?? '');
});

test(
  'Offline the saved pages open without actions, and the network brings everything back',
  { tag: ['@REACH-05', '@REACH-06', '@REACH-07', '@REACH-08'] },
  async ({ page, context }) => {
    const { player } = await visit(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('button', { name: player.text('offline.open') }).click();
    const bar = page.getByText(player.pattern('offline.bar'));
    await expect(bar).toBeVisible();
    await expect(page.getByRole('heading', { name: player.text('games.top10') })).toBeVisible();
    await expect(page.getByText(player.pattern('offline.balance'))).toBeVisible();
    const wallet = page.getByRole('banner').getByRole('button', { name: player.text('cashBox.deposit') });
    await expect(wallet).toHaveAttribute('aria-disabled', 'true');
    await expect(wallet).toHaveAccessibleDescription(player.text('offline.reason'));

    const works = page.getByRole('main');
    await works.getByRole('link', { name: player.pattern('page.limits') }).click();
    await expect(page.getByRole('heading', { name: player.text('page.limits') }).first()).toBeVisible();
    const set = page.getByRole('button', { name: player.text('limits.set') }).first();
    await expect(set).toHaveAttribute('aria-disabled', 'true');
    await page.goBack();
    await works.getByRole('link', { name: player.pattern('page.history') }).click();
    await expect(bar).toBeVisible();
    await expect(page).toHaveURL(/history/);
    await page.goBack();

    // Of all changes, only marks of read notifications are queued while offline.
    await page
      .getByRole('link', { name: player.pattern('page.notifications') })
      .first()
      .click();
    await page.getByRole('button', { name: player.text('notifications.readAll') }).click();
    await page.goBack();
    await expect(page.getByRole('heading', { name: player.text('offline.waiting') })).toBeVisible();
    await page.getByRole('button', { name: player.text('offline.check') }).click();
    await expect(page.getByText(player.text('offline.still'))).toBeVisible();
    expect(sent.filter((path) => path.includes('notifications'))).toEqual([]);

    // The script of an unvisited page is missing; the page says so and loads when the network returns.
    const unsaved = page.getByRole('heading', { name: player.text('offline.unsaved') });
    await follow(page, '/vipclub');
    await expect(unsaved).toBeVisible();
    await works.getByRole('link', { name: player.text('goToMainPage') }).click();
    await expect(page.getByRole('heading', { name: player.text('offline.works') })).toBeVisible();
    await follow(page, '/vipclub');
    await expect(unsaved).toBeVisible();

    let loads = 0;
    page.on('load', () => (loads += 1));
    await context.setOffline(false);
    await expect(page.getByText(player.text('offline.back'))).toBeVisible();
    await expect(player.heading('page.vipClub')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(page.getByText(player.text('offline.back'))).toHaveCount(0);
    await expect(page.getByRole('heading', { name: player.text('offline.waiting') })).toHaveCount(0);
    await quiet(page);
    expect(loads).toBe(0);
    expect(sent.filter((path) => path.endsWith('/notifications/read'))).toHaveLength(1);
    await expect(
      page.getByRole('banner').getByRole('link', { name: player.text('cashBox.deposit') }),
    ).toBeVisible();
  },
);

test('A logout leaves nothing of the player on the device', { tag: ['@REACH-09'] }, async ({ page }) => {
  const { player, contact } = await visit(page);
  await page.evaluate(async () => {
    localStorage.setItem('favouriteGames', '["apia"]');
    await (await caches.open('images')).put('/cdn/looked-at.webp', new Response('x'));
  });
  const id = await page.evaluate(() => localStorage.getItem('player_id'));
  expect(id).toBeTruthy();
  await player.logout();
  await quiet(page);
  const before = await page.evaluate(() => Object.keys(localStorage));
  expect(
    before.filter((key) => /token|user|player|mark|favourite|opened|bonus|saved|reads/i.test(key)),
  ).toEqual([]);
  await expect
    .poll(async () => {
      const stored = await everythingStored(page);
      return [
        contact.email,
        '"balance"',
        'transactions',
        'realBalance',
        '/responsible-gaming',
        'looked-at',
      ].filter((trace) => stored.includes(trace));
    })
    .toEqual([]);
});

test('A first visitor is offered no saved lobby', { tag: ['@REACH-05'] }, async ({ page, context }) => {
  const player = new Player(page, 'ru');
  await player.openLobby();
  await installed(page);
  await page.evaluate(() => indexedDB.deleteDatabase('savedAnswers'));
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: player.text('networkLoseConnection') })).toBeVisible();
  await expect(page.getByText(player.text('network.searching'))).toBeVisible();
  await expect(page.getByRole('button', { name: player.text('offline.open') })).toHaveCount(0);
});
