import type { Page } from '@playwright/test';
import { newPlayer, Player } from '../player.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

const digits = (words: string | null) => Number((words ?? '').replaceAll(/\D/g, ''));

/**
 * Sends the deposit of the open window by the keyboard; resolves with the tab of its payment. Beside an open payment of
 * the same amount (`isSecond`) the player is asked which of the two is meant (PAY-18), and begins a new one.
 */
async function pay(player: Player, { isSecond = false } = {}): Promise<Page> {
  const submit = player.page.getByRole('button', { name: player.pattern('cashBox.deposit.submit') });
  // A button that was pressed just now rests for a moment (CASH-22).
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  const opened = player.page.waitForEvent('popup');
  await player.amount.press('Enter');
  if (isSecond) await player.button('payment.open.new').click();
  const tab = await opened;
  await tab.waitForURL(/\/sandbox\/pay\//);
  return tab;
}

const answer = async (tab: Page, outcome: 'success' | 'decline' | 'abandon') => {
  const gone = tab.waitForEvent('close');
  await tab.locator(`button[name="outcome"][value="${outcome}"]`).click();
  // It comes back to the app, which ends it.
  await gone;
};

test(
  'a deposit is paid over the running game: the round goes on, the frame stays',
  { tag: ['@HEAD-12', '@GAME-16', '@CASH-17'] },
  async ({ page }) => {
    const player = new Player(page, 'ru');
    const window = page.getByRole('dialog');
    const game = page.frameLocator('iframe');
    const pays: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v1/pay'))
        pays.push(request.headers()['idempotency-key'] ?? null);
    });

    await page.goto('/auth/register?language=ru');
    await player.register(newPlayer());
    await page.goto('/games/tulpar-gold');
    await expect(game.getByRole('button', { name: 'Крутить' })).toBeVisible();
    const frame = page.frames().find((one) => one.url().includes('/sandbox/'));
    // What the game holds now is gone when its frame is loaded again.
    await frame?.evaluate(() => document.body.setAttribute('data-mark', 'here'));

    await test.step('the bank declines: it is told over the form, which has kept everything', async () => {
      await player.link('cashBox.deposit', page.getByRole('main')).click();
      await window.locator('a[href*="method="]').first().click();
      await player.amount.fill('7000');
      const tab = await pay(player);
      await expect(window).toContainText(player.text('play.pay.away.title'));
      await answer(tab, 'decline');
      await expect(window).toContainText(player.text('cashBox.ok.declinedTitle'));
      await expect(player.amount).toHaveValue(/^7\s000$/);
    });

    await test.step('the player walks away: the payment is not finished, and the form is one press away', async () => {
      const tab = await pay(player);
      await answer(tab, 'abandon');
      await expect(window).toContainText(player.text('play.pay.unfinished.title'));
      await player.button('play.pay.other', window).click();
      await expect(player.amount).toHaveValue(/^7\s000$/);
    });

    await test.step('the player pays: the money is told, the window closes, the balance follows', async () => {
      const tab = await pay(player, { isSecond: true });
      await answer(tab, 'success');
      await expect(window).toBeHidden();
      // Said once, by whichever heard of it first: the server's notification or the window.
      await expect(page.getByText(player.pattern('notifications.deposit'))).toHaveCount(1);
      await expect.poll(async () => digits(await player.balanceAmount())).toBe(7000);
      await expect(player.link('cashBox.deposit', page.getByRole('main'))).toBeFocused();
    });

    await test.step('the game is the one it was, and plays with the new money', async () => {
      expect(await frame?.evaluate(() => document.body.getAttribute('data-mark'))).toBe('here');
      const spin = game.getByRole('button', { name: 'Крутить' });
      for (const [type, isOff] of [
        ['pause', 'true'],
        ['resume', 'false'],
      ] as const) {
        await page.evaluate(
          (word) =>
            document
              .querySelector('iframe')
              ?.contentWindow?.postMessage({ source: 'tulpar-app', type: word }, '*'),
          type,
        );
        await expect(spin, `SAFE-15 the game after ${type}`).toHaveAttribute('aria-disabled', isOff);
      }
      await spin.click();
      await expect.poll(async () => digits(await player.balanceAmount())).not.toBe(7000);
      expect(new Set(pays).size).toBe(3);
      expect(pays).toHaveLength(3);
    });
  },
);

test(
  'a browser that opens no tab gets a link, and the page of the game stays',
  { tag: ['@HEAD-12'] },
  async ({ page }) => {
    const player = new Player(page, 'en');
    const window = page.getByRole('dialog');
    await page.addInitScript(() => (globalThis.open = () => null));
    await page.goto('/auth/register?language=en');
    await player.register(newPlayer());
    await page.goto('/games/tulpar-gold');
    await player.link('cashBox.deposit', page.getByRole('main')).click();
    await window.locator('a[href*="method="]').first().click();
    await player.amount.fill('5000');
    await player.amount.press('Enter');
    await expect(window).toContainText(player.text('play.pay.blocked.title'));
    const opened = page.waitForEvent('popup');
    await player.link('play.pay.open', window).click();
    const tab = await opened;
    await tab.locator('button[name="outcome"][value="success"]').click();
    await expect(window).toBeHidden();
    await expect(page).toHaveURL(/\/games\/tulpar-gold$/);
  },
);

test(
  'the video of a banner is fetched when it is seen, muted; with less motion or less data by its button',
  { tag: ['@BANNER-02', '@BANNER-12'] },
  async ({ page, browser }) => {
    const card = (of: Page) => of.locator('article:has(video)');
    const asksForVideo = (of: Page) => {
      const urls: string[] = [];
      of.on('request', (request) => {
        if (request.url().endsWith('.webm')) urls.push(request.url());
      });
      return urls;
    };
    /** How far the video has run, s. Pictures that are drawn for the first time may keep it waiting. */
    const hasRun = (of: Page) =>
      expect
        .poll(
          () =>
            card(of)
              .locator('video')
              .evaluate((video: HTMLVideoElement) => video.muted && video.playsInline && video.currentTime),
          { timeout: 150_000 },
        )
        .toBeGreaterThan(0);
    /** Goes down the lobby until the banner is in the middle of the screen. */
    async function goTo(of: Page) {
      await expect(async () => {
        await of.mouse.wheel(0, 600);
        await expect(card(of)).toBeAttached({ timeout: 1000 });
      }).toPass();
      await card(of).evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
      await expect(card(of)).toBeInViewport({ ratio: 0.9 });
    }

    const player = new Player(page, 'ru');
    const asked = asksForVideo(page);
    await player.openLobby();
    await quiet(page);
    expect(asked).toEqual([]);
    await goTo(page);
    await hasRun(page);
    // It runs once and rests.
    await expect(player.button('promo.video.play', card(page))).toBeVisible();

    const calm = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'ru-RU' })).newPage();
    const thrifty = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
    await thrifty.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    for (const other of [calm, thrifty]) {
      const none = asksForVideo(other);
      await other.goto('/?language=ru');
      await goTo(other);
      const button = player.button('promo.video.play', card(other));
      await expect(button).toBeVisible();
      expect(none).toEqual([]);
      await button.click();
      await hasRun(other);
      await other.context().close();
    }
  },
);

test(
  'recent wins pass by, rest under a pointer and by the button, and stand for who asked for less motion',
  { tag: ['@OP-105'] },
  async ({ page }) => {
    const player = new Player(page, 'ru');
    const wins = page.getByRole('region', { name: player.text('games.winners') });
    const row = wins.locator('ul').first().locator('xpath=..');
    const scrolled = () => row.evaluate((element) => element.scrollLeft);
    /** Whether the row has gone on after the next frames. */
    const goesOn = async () => {
      const before = await scrolled();
      await page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
      );
      return (await scrolled()) > before;
    };
    const goTo = async () => {
      await page.goto('/?language=ru');
      await expect(async () => {
        await page.mouse.wheel(0, 600);
        await expect(wins).toBeAttached({ timeout: 1000 });
      }).toPass();
      await wins.scrollIntoViewIfNeeded();
    };

    await goTo();
    await expect.poll(goesOn).toBe(true);
    await wins.getByRole('link').first().hover();
    await expect.poll(goesOn).toBe(false);
    await page.mouse.move(0, 0);
    await expect.poll(goesOn).toBe(true);
    await player.button('winners.pause', wins).click();
    await page.mouse.move(0, 0);
    await expect(player.button('winners.play', wins)).toBeVisible();
    expect(await goesOn()).toBe(false);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goTo();
    await expect(wins.getByRole('link').first()).toBeVisible();
    await expect(wins.getByRole('button')).toHaveCount(0);
    expect(await goesOn()).toBe(false);
    await row.evaluate((element) => element.scrollBy({ left: 300, behavior: 'instant' }));
    expect(await scrolled()).toBeGreaterThan(200);
  },
);
