import type { Page, Request } from '@playwright/test';
import { newPlayer, Player } from '../player.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** What the page has asked for: bytes of the answers, and the pictures. */
class Bill {
  readonly #open: Promise<void>[] = [];
  #bytes = 0;
  pictures: string[] = [];

  constructor(page: Page) {
    page.on('requestfinished', (request) => {
      // What a game loads in its frame is the game itself, which is its provider's and the same in both modes.
      if (request.frame() !== page.mainFrame() || !request.url().startsWith('http')) return;
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/cdn/')) this.pictures.push(pathname);
      // The app itself is there from the visit before (OP-140); of an event stream there is no end.
      if (pathname.startsWith('/assets/') || pathname === '/favicon.png') return;
      this.#open.push(this.#add(request));
    });
  }

  async #add(request: Request): Promise<void> {
    const sizes = await request.sizes().catch(() => null);
    if (sizes) this.#bytes += sizes.responseBodySize + sizes.responseHeadersSize;
  }

  /** Bytes since the last call. */
  async settle(): Promise<number> {
    await Promise.all(this.#open.splice(0));
    const bytes = this.#bytes;
    this.#bytes = 0;
    this.pictures = [];
    return bytes;
  }
}

const tiles = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/games/"]:not([href*="category"]):not([href$="/demo"]):not([inert] *)');

/** Looks around in the lobby, plays the games and pays in, as a player goes from one to the other. */
async function goAround(player: Player, games: readonly string[], lobby: () => void, game: () => void) {
  const { page } = player;
  await player.openLobby();
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
  const wallet = page.getByRole('banner').getByRole('link', { name: player.text('cashBox.deposit') });
  await wallet.click();
  await player.chooseMethod();
  await player.amount.fill('4000');
  await page.getByRole('button', { name: player.pattern('cashBox.deposit.submit') }).click();
  await player.settle('success');
  await page.waitForURL(/127\.0\.0\.1:\d+\/(?!sandbox)/);
  await quiet(page);
}

test(
  'Saving data spares pictures and videos and takes a third of the bytes',
  { tag: ['@REACH-12', '@REACH-13', '@REACH-14'] },
  async ({ page }) => {
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/sw.js') ahead.push(request.url());
    });
    const player = new Player(page, 'ru');
    // Warm is the app, cold are the pictures: the first time round they do not come.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*/cdn/*'] });
    await page.goto('/auth/register?language=ru');
    await player.register(newPlayer());
    const addresses = await tiles(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    const games = [...new Set(addresses)].slice(0, 5);
    expect(games).toHaveLength(5);
    await goAround(
      player,
      games.slice(0, 1),
      () => undefined,
      () => undefined,
    );
    await session.send('Network.setBlockedURLs', { urls: [] });

    await page.evaluate(() => localStorage.setItem('lowData', 'on'));
    const bill = new Bill(page);
    ahead.length = 0;
    let seen = 0;
    await goAround(
      player,
      games,
      () => expect(bill.pictures).toEqual([]),
      () => {
        expect(bill.pictures.length - seen).toBeLessThanOrEqual(1);
        seen = bill.pictures.length;
      },
    );
    expect(ahead).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('lowData'))).toBe('on');
    const sparing = await bill.settle();

    await page.evaluate(() => localStorage.setItem('lowData', 'off'));
    await goAround(
      player,
      games,
      () => undefined,
      () => undefined,
    );
    const usual = await bill.settle();
    expect(sparing / usual, `${sparing} of ${usual} bytes`).toBeLessThanOrEqual(0.35);
  },
);
