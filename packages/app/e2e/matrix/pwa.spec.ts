import type { BrowserContext, Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuild, twoBuilds, type Build } from './builds.ts';
import { newPlayer, Player } from '../player.ts';
import { installed, quiet } from './quiet.ts';
import { TulparServer } from '../server.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; path: string; bytes: number }[] = [];
    for (const cache of await caches.keys())
      for (const request of await (await caches.open(cache)).keys()) {
        const answer = await caches.match(request);
        const { pathname } = new URL(request.url);
        found.push({ cache, path: pathname, bytes: (await answer?.arrayBuffer())?.byteLength ?? 0 });
      }
    return found;
  });

test.describe('the installed app', () => {
  test('A browser offers to install the app', { tag: ['@REACH-01', '@PWA-01'] }, async ({ page, server }) => {
    const player = new Player(page, 'ru');
    await player.openLobby();
    await installed(page);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Test profiles are incognito, which is the only installability error.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Tulpar',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const width = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return image.naturalWidth;
      }, src);
      expect([src, `${width}x${width}`]).toEqual([src, sizes]);
    }
    const check = (await (await fetch(`${server.origin}/api/v1/pwa/check`)).json()) as {
      is_available: boolean;
      version: string;
      size_bytes: number;
    };
    expect(check.is_available).toBe(true);
    expect(check.version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
    expect(check.size_bytes).toBeLessThanOrEqual(350_000);
    await page.goto('/download-app');
    await expect(page.getByText(player.text('install.version', { version: check.version }))).toBeVisible();
  });

  test('The worker caches shell, lobby, sign-in and pictures', { tag: ['@REACH-03'] }, async ({ page }) => {
    const player = new Player(page, 'ru');
    await player.openLobby();
    await installed(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: player.text('games.top10') })).toBeVisible();
    await quiet(page);
    await expect
      .poll(async () => (await cachedFiles(page)).filter(({ cache }) => cache === 'images').length)
      .toBeGreaterThan(3);
    const all = await cachedFiles(page);
    const belongs = (cache: string, path: string) =>
      cache === 'images'
        ? path.startsWith('/cdn/')
        : path.startsWith('/assets/') ||
          (cache !== 'files' && ['/index.html', '/manifest.webmanifest'].includes(path));
    expect(all.filter(({ cache, path }) => !belongs(cache, path))).toEqual([]);
    expect(all.filter(({ path }) => /\.(?:webm|mp4)$/.test(path))).toEqual([]);
    const pictures = all.filter(({ cache }) => cache === 'images');
    expect(Math.max(...pictures.map(({ bytes }) => bytes))).toBeLessThanOrEqual(100_000);
    // Pages of the server are not handled by the app.
    await page.goto('/sandbox/');
    await expect(page.locator('#root')).toHaveCount(0);
  });

  test('A full disk changes nothing for a visitor', { tag: ['@REACH-03'] }, async ({ page, baseURL }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 0 });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const player = new Player(page, 'ru');
    await player.openLobby();
    await quiet(page);
    await page.goto('/auth/login');
    await expect(player.email).toBeVisible();
    await player.openLobby();
    expect(problems).toEqual([]);
  });

  test('The second visit takes at most 25 kB of data', { tag: ['@REACH-04'] }, async ({ page, line }) => {
    const open = async () => {
      await page.goto(`${line.origin}/?language=ru`);
      await expect(
        page.getByRole('heading', { name: new Player(page, 'ru').text('games.top10') }),
      ).toBeVisible();
      await quiet(page);
    };
    await open();
    await installed(page);
    expect(line.bytes).toBeGreaterThan(200_000);
    await page.goto('about:blank');
    line.bytes = 0;
    await open();
    expect(line.bytes).toBeGreaterThan(0);
    expect(line.bytes).toBeLessThanOrEqual(25_000);
  });
});

test.describe('a new release', () => {
  let builds: Awaited<ReturnType<typeof twoBuilds>>;
  let server: TulparServer;
  const served = mkdtempSync(join(tmpdir(), 'tulpar-served-'));
  test.beforeAll(async () => {
    builds = await twoBuilds();
    serveBuild(builds.old, served);
    server = await TulparServer.create({ APP_DIR: served });
  });
  test.beforeEach(() => serveBuild(builds.old, served));
  test.afterAll(async () => {
    await server.dispose();
    builds.dispose();
    rmSync(served, { recursive: true, force: true });
  });

  /** Files that a page requests and that are not in its own build, or not on the server. */
  function watchMixing(context: BrowserContext): { mixed: string[]; missing: string[] } {
    const seen = { mixed: [] as string[], missing: [] as string[] };
    const buildOf = new Map<Page, Build | null>();
    const watch = (page: Page) => {
      page.on('framenavigated', (frame) => frame === page.mainFrame() && buildOf.set(page, null));
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith('/assets/') || request.serviceWorker()) return;
        for (const build of [builds.old, builds.next]) if (pathname === build.entry) buildOf.set(page, build);
        const build = buildOf.get(page);
        if (build && !build.assets.has(pathname)) seen.mixed.push(`${page.url()}: ${pathname}`);
      });
      page.on('response', (response) => {
        if (response.status() === 404 && response.url().includes('/assets/'))
          seen.missing.push(response.url());
      });
    };
    context.pages().forEach(watch);
    context.on('page', watch);
    return seen;
  }

  const runs = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].map(
        ({ src }) => new URL(src).pathname,
      ),
    );
  const offer = (page: Page) =>
    page.getByRole('complementary', { name: new Player(page, 'ru').text('update.title') });
  const lookForUpdate = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

  test('Visits during an update never mix two builds', { tag: ['@REACH-10'] }, async ({ page, context }) => {
    const seen = watchMixing(context);
    await page.goto(`${server.origin}/?language=ru`);
    await installed(page);
    expect(await runs(page)).toEqual([builds.old.entry]);
    const other = await context.newPage();
    await other.goto(`${server.origin}/games`);
    serveBuild(builds.next, served);
    const paths = [
      '/',
      '/games',
      '/auth/login',
      '/auth/register',
      '/news',
      '/tournaments',
      '/vipclub',
      '/contacts',
      '/providers',
      '/reviews',
    ];
    // Random order with a fixed seed.
    let seed = 20_261_125;
    const chance = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const visit = async (one: Page) => {
      await one.goto(`${server.origin}${paths[chance(paths.length)] ?? '/'}`, {
        waitUntil: 'domcontentloaded',
      });
      await expect(one.locator('#main')).toBeVisible();
    };
    const take = page.getByRole('button', { name: new Player(page, 'ru').text('update.take') });
    // Both pages in parallel, 25 times, so that their requests interleave.
    for (let pair = 0; pair < 25; pair += 1) {
      await Promise.all([visit(page), visit(other)]);
      if (pair !== 12) continue;
      await expect(offer(page)).toBeVisible();
      // If the worker is not replaced in time on a busy machine, the old build opens again and offers the
      // new one again.
      await expect(async () => {
        if (await take.isVisible()) await take.click();
        await expect.poll(() => runs(page).catch(() => []), { timeout: 15_000 }).toEqual([builds.next.entry]);
      }).toPass();
    }
    expect(await runs(page)).toEqual([builds.next.entry]);
    expect(seen).toEqual({ mixed: [], missing: [] });
  });

  test('An update waits while a player types or pays', { tag: ['@REACH-11'] }, async ({ page, context }) => {
    const player = new Player(page, 'ru');
    const seen = watchMixing(context);
    await page.goto(`${server.origin}/auth/register?language=ru`);
    await player.register(newPlayer());
    await installed(page);
    let loads = 0;
    page.on('load', () => (loads += 1));

    await page.goto(`${server.origin}/cash-box/deposit`);
    await player.chooseMethod();
    await player.amount.fill('4000');
    loads = 0;
    serveBuild(builds.next, served);
    await lookForUpdate(page);
    await expect(offer(page)).toBeVisible();
    await expect(player.amount).toHaveValue(/4.?000/);
    // No automatic update when the player leaves the cashier.
    await player.pay();
    await page.waitForURL(/127\.0\.0\.1:\d+\/(?!sandbox)/);
    await expect.poll(() => runs(page).catch(() => [])).toEqual([builds.old.entry]);
    await page.goto(`${server.origin}/`);
    await expect(player.balance.first()).toContainText(/4.000/);
    await expect.poll(() => runs(page)).toEqual([builds.old.entry]);
    await expect(offer(page)).toBeVisible();
    loads = 0;
    await page.evaluate(() => history.pushState({}, ''));
    expect(loads).toBe(0);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: player.text('page.bonuses') })
      .first()
      .click();
    // If the worker is not replaced in time on a busy machine, the old build shows that page; the next load
    // gets the new one.
    await expect(async () => {
      const isNew = expect.poll(() => runs(page).catch(() => []), { timeout: 15_000 });
      await isNew.toEqual([builds.next.entry]).catch(async (error: unknown) => {
        await page.goto(`${server.origin}/tournaments`);
        throw error;
      });
    }).toPass();
    expect(loads).toBeGreaterThan(0);
    await expect(offer(page)).toHaveCount(0);
    expect(seen).toEqual({ mixed: [], missing: [] });
  });
});
