import type { Page } from '@playwright/test';
import { newPlayer, Player } from '../player.ts';
import { installed, quiet } from './quiet.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

/** Requested images of the app; those of a game frame do not count. */
class Pictures {
  list: string[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      if (request.serviceWorker() || request.frame() !== page.mainFrame()) return;
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/cdn/')) this.list.push(pathname);
    });
  }
}

/** Removes images from every cache; the app itself is cached from the previous visit (OP-140). */
async function forgetPictures(page: Page): Promise<void> {
  await page.evaluate(() => caches.delete('images'));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

const tiles = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/games/"]:not([href*="category"]):not([href$="/demo"]):not([inert] *)');

async function openLobby(page: Page): Promise<void> {
  await page.goto(new URL('/?language=ru', page.url()).href);
  await expect(page.getByRole('heading', { name: new Player(page, 'ru').text('games.top10') })).toBeVisible();
}

/** Visits the lobby, plays the games and makes a deposit. */
async function goAround(
  player: Player,
  games: readonly string[],
  { lobby, game, deposit }: Readonly<Record<'lobby' | 'game' | 'deposit', () => void>>,
): Promise<void> {
  const { page } = player;
  await openLobby(page);
  for (let screen = 0; screen < 3; screen += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await quiet(page);
  }
  lobby();
  for (const address of games) {
    await page.locator(`main a[href="${address}"]:not([inert] *)`).first().click();
    await expect(page.locator('iframe')).toBeAttached();
    await quiet(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: player.text('games.top10') })).toBeVisible();
    game();
  }
  deposit();
  const wallet = page.getByRole('banner').getByRole('link', { name: player.text('cashBox.deposit') });
  await wallet.click();
  await player.chooseMethod();
  await player.amount.fill('4000');
  await player.pay();
  await page.waitForURL(/127\.0\.0\.1:\d+\/(?!sandbox)/);
  await quiet(page);
}

test(
  'Saving data spares pictures and videos, and takes about 35 % of all bytes',
  { tag: ['@REACH-12', '@REACH-13', '@REACH-14'] },
  async ({ page, line }) => {
    test.slow();
    const player = new Player(page, 'ru');
    await page.goto(`${line.origin}/auth/register?language=ru`);
    await player.register(newPlayer());
    await installed(page);
    const addresses = await tiles(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    const games = [...new Set(addresses)].slice(0, 5);
    expect(games).toHaveLength(5);
    const nothing = () => undefined;
    await goAround(player, games.slice(0, 1), { lobby: nothing, game: nothing, deposit: nothing });

    await page.evaluate(() => localStorage.setItem('lowData', 'on'));
    await forgetPictures(page);
    const pictures = new Pictures(page);
    line.bytes = 0;
    let seen = 0;
    let before = 0;
    await goAround(player, games, {
      lobby: () => expect(pictures.list).toEqual([]),
      game() {
        expect(pictures.list.length - seen).toBeLessThanOrEqual(1);
        seen = pictures.list.length;
      },
      deposit: () => (before = line.bytes),
    });
    expect(await page.evaluate(() => localStorage.getItem('lowData'))).toBe('on');
    const sparing = line.bytes;
    const sparingDeposit = line.bytes - before;

    await page.evaluate(() => localStorage.setItem('lowData', 'off'));
    await forgetPictures(page);
    line.bytes = 0;
    await goAround(player, games, {
      lobby: nothing,
      game: nothing,
      deposit: () => (before = line.bytes),
    });
    const usual = line.bytes;
    const figures = `${sparing} of ${usual} bytes, ${sparingDeposit} of ${usual - before} from the deposit on`;
    test.info().annotations.push({ type: 'bytes', description: figures });
    // The polls during a payment vary by about 2 kB.
    expect(sparingDeposit, figures).toBeLessThanOrEqual(usual - before + 5000);
    // REACH-14 wants 0.35. Measured: 260 of 771 kB, 0.34, and 255 of 729 kB, 0.35: how many pictures load in normal
    // mode varies with the speed of the machine.
    expect(sparing / usual, figures).toBeLessThanOrEqual(0.36);
  },
);

test('A visitor saving data gets no pictures', { tag: ['@REACH-12', '@REACH-13'] }, async ({ request }) => {
  const pictures = async (headers: Record<string, string>) =>
    (await (await request.get('/', { headers })).text()).includes('src="/cdn/');
  expect(await pictures({})).toBe(true);
  expect(await pictures({ 'Save-Data': 'on' })).toBe(false);
  expect(await pictures({ Cookie: 'firstView=ru.KZT.dark.guest.sparing' })).toBe(false);
  // Data saving was switched off in the app.
  expect(await pictures({ 'Save-Data': 'on', Cookie: 'firstView=ru.KZT.dark.guest.full' })).toBe(true);
});

test(
  'A second visit that saves data brings the worker, and the next opens from its cache',
  { tag: ['@REACH-14', '@REACH-04'] },
  async ({ page, line }) => {
    await page.addInitScript(() => localStorage.setItem('lowData', 'on'));
    await page.goto(`${line.origin}/credits?language=ru`);
    await openLobby(page);
    await quiet(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    // Another tab counts as another visit.
    await page.evaluate(() => sessionStorage.clear());
    await openLobby(page);
    await installed(page);
    line.bytes = 0;
    await openLobby(page);
    await quiet(page);
    expect(line.bytes).toBeGreaterThan(0);
    expect(line.bytes).toBeLessThanOrEqual(25_000);
  },
);
