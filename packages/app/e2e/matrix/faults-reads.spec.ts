import type { Page } from '@playwright/test';
import { Gate } from './fault-proxy.ts';
import { calls, expect, kept, runUntil, stopTime, test } from './fault-world.ts';
import { PageAsks } from './page-asks.ts';
import { Player } from '../player.ts';

const broken = { kind: 'answer', status: 500, body: { message: 'GENERAL_ERROR' } } as const;

const shown = (page: Page) => expect(new Player(page, 'ru').balance.first()).toBeVisible();

/** What a browser tells a page when its tab is hidden or seen again. */
const look = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test.describe('reads through faults', () => {
  test(
    'a list the server cannot give: six requests in all, then a way to ask again',
    { tag: ['@NET-05', '@NET-15', '@F12'] },
    async ({ page, wire }) => {
      await page.clock.install();
      const heal = wire.on({ path: /^\/api\/v\d\/games\?/ }, broken);
      await page.goto('/games/category/slots?language=ru');
      const player = new Player(page, 'ru');
      const again = player.button('common.retry').first();
      await runUntil(page, wire, () => again.isVisible());
      const urls = wire.requests('GET', /^\/api\/v\d\/games\?/).map(({ url }) => url);
      for (const url of new Set(urls)) expect(urls.filter((other) => other === url)).toHaveLength(6);
      heal();
      await again.click();
      await expect(page.getByRole('main').locator('a[href^="/games/"]:has(img)').first()).toBeVisible();
    },
  );

  test(
    'no network in the middle of a form: all stays, and only the player sends it',
    { tag: ['@AVAIL-05', '@F22'] },
    async ({ page, context, wire, account }) => {
      const player = new Player(page, 'ru');
      await account.enter(page);
      await shown(page);
      await player.chooseAmount('7000');
      await context.setOffline(true);
      await expect(page.getByText(player.text('networkLoseConnection'))).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(player.text('networkLoseConnection'))).toBeHidden();
      await expect(player.amount).toHaveValue(/7.000/);
      expect(wire.requests('POST', calls.pay)).toEqual([]);
      await page.getByRole('button', { name: player.pattern('cashBox.deposit.submit') }).click();
      await page.waitForURL(/\/sandbox\/pay\//);
      expect(wire.requests('POST', calls.pay)).toHaveLength(1);
      expect(await account.entries()).toMatchObject([{ amount: 700_000 }]);
    },
  );

  test(
    'a sign-in page of a network in place of every answer is no data',
    { tag: ['@NET-13', '@F23'] },
    async ({ page, wire, account }) => {
      await account.enter(page);
      await shown(page);
      const heal = wire.on(
        { path: calls.any },
        { kind: 'answer', status: 200, body: '<html><body>Free Wi-Fi</body></html>', type: 'text/html' },
      );
      await page.goto('/cash-box/history');
      await expect(page.getByText(new Player(page, 'ru').text('cashBox.history.away'))).toBeVisible();
      await expect(page.getByText('Free Wi-Fi')).toHaveCount(0);
      expect(await kept(page, 'accessToken')).toBe(account.access);
      heal();
      await expect(page.getByText(new Player(page, 'ru').text('cashBox.history.empty.title'))).toBeVisible();
    },
  );

  test(
    'a network that comes and goes twenty times: at most one question every five seconds for it, and the page stays',
    { tag: ['@NET-17', '@F24'] },
    async ({ page, context, wire, account, withoutEvents }) => {
      withoutEvents();
      await page.clock.install();
      await account.enter(page);
      await shown(page);
      await stopTime(page, wire);
      const from = wire.requests('GET', calls.balance).length;
      for (let turn = 0; turn < 20; turn += 1) {
        await context.setOffline(true);
        await context.setOffline(false);
        await page.clock.runFor(3000);
        await wire.quiet();
      }
      await shown(page);
      await expect(page.getByText(new Player(page, 'ru').text('networkLoseConnection'))).toBeHidden();
      // A minute.
      expect(wire.requests('GET', calls.balance).length - from).toBeLessThanOrEqual(13);
      expect(wire.requests('POST', calls.refresh)).toEqual([]);
    },
  );

  test(
    'slow methods: a skeleton at once, a word at ten seconds, and another try wins over the late answers',
    { tag: ['@CASH-10', '@F25'] },
    async ({ page, wire, account }) => {
      const player = new Player(page, 'ru');
      const slow = page.getByText(player.text('cashBox.slow.title'));
      await page.clock.install();
      await account.enter(page);
      await shown(page);
      // The ten seconds begin when the page of the cash box has come, however long that takes.
      await stopTime(page, wire);
      const gate = new Gate();
      const heal = wire.on({ path: calls.methods }, { kind: 'hold', what: 'answer', gate });
      await player.link('cashBox.deposit', page.getByRole('banner')).click();
      const loading = page.getByText(player.text('cashBox.methods.loading'));
      await runUntil(page, wire, async () => (await loading.count()) > 0, { step: 50, most: 5000 });
      expect(await slow.count()).toBe(0);
      await runUntil(page, wire, () => slow.isVisible(), { most: 12_000 });
      await page.clock.resume();
      heal();
      await player.button('cashBox.reload').click();
      await player.chooseMethod();
      gate.open();
      await wire.quiet();
      await expect(player.amount).toBeVisible();
      await expect(slow).toBeHidden();
    },
  );

  test(
    'answers in the wrong order: the last search stands',
    { tag: ['@UI-01', '@F26'] },
    async ({ page, wire }) => {
      await page.goto('/games/category/slots?language=ru');
      const tiles = page.getByRole('main').locator('a[href^="/games/"]:has(img)');
      await expect(tiles.first()).toBeVisible();
      const gate = new Gate();
      wire.on({ path: /^\/api\/v\d\/games.*search.*=tul(?:&|$)/ }, { kind: 'hold', what: 'answer', gate });
      const search = page.getByRole('searchbox', { name: new Player(page, 'ru').text('games.search.label') });
      await search.fill('tul');
      await expect.poll(() => wire.passed.some(({ url }) => /search.*=tul(?:&|$)/.test(url))).toBe(true);
      await search.fill('zzzz');
      const empty = page.getByText(new Player(page, 'ru').pattern('games.empty.search'));
      await expect(empty).toContainText('zzzz');
      gate.open();
      await wire.quiet();
      await expect(empty).toContainText('zzzz');
      await expect(search).toHaveValue('zzzz');
    },
  );

  test(
    'answers slower than the poll: never two of them under way',
    { tag: ['@NET-17', '@F27'] },
    async ({ page, wire, account, withoutEvents }) => {
      withoutEvents();
      await page.clock.install();
      const asks = await PageAsks.of(page);
      await account.enter(page);
      await shown(page);
      await asks.standStill();
      for (let turn = 0; turn < 3; turn += 1) {
        const gate = new Gate();
        const before = await asks.count(calls.balance);
        const heal = wire.on({ path: calls.balance, times: 1 }, { kind: 'hold', what: 'answer', gate });
        await runUntil(page, wire, async () => (await asks.count(calls.balance)) > before, { step: 200 });
        const [slow] = (await asks.list(calls.balance)).slice(before);
        if (!slow) throw new Error('Nothing was asked.');
        // More than the interval; with the interval after it still less than the time limit.
        await asks.runTo(slow.at + 5100);
        expect(await asks.count(calls.balance)).toBe(before + 1);
        heal();
        gate.open();
        await asks.answered();
        // The interval counts from the answer.
        await asks.runTo(slow.at + 9900);
        expect(await asks.count(calls.balance)).toBe(before + 1);
        await runUntil(page, wire, async () => (await asks.count(calls.balance)) > before + 1, {
          step: 200,
          most: 5000,
        });
        await asks.answered();
        const [answered, next, ...more] = (await asks.list(calls.balance)).slice(before);
        expect(more).toEqual([]);
        expect((next?.at ?? 0) - (answered?.over ?? Infinity)).toBeGreaterThanOrEqual(5000);
      }
      expect(Math.max(...wire.requests('GET', calls.balance).map(({ together }) => together))).toBe(1);
    },
  );

  test(
    'an hour in the background: nothing is asked, and one refresh on return',
    { tag: ['@NET-17', '@F28'] },
    async ({ page, account, withoutEvents }) => {
      withoutEvents();
      await page.clock.install();
      const asks = await PageAsks.of(page);
      await account.enter(page);
      await shown(page);
      await asks.standStill();
      await look(page, true);
      // What was about to be read waits for the frame that is being drawn.
      await page.clock.runFor(100);
      await asks.answered();
      const before = await asks.count(calls.balance);
      await page.clock.fastForward('01:00:00');
      await page.clock.runFor(20_000);
      expect(await asks.count(calls.balance)).toBe(before);
      await look(page, false);
      await page.clock.runFor(100);
      await expect.poll(() => asks.count(calls.balance)).toBe(before + 1);
      await asks.answered();
      await page.clock.runFor(1000);
      expect(await asks.count(calls.balance)).toBe(before + 1);
    },
  );

  test(
    'a storage that is forbidden: the player signs in and pays all the same',
    { tag: ['@STORE-01', '@F36'] },
    async ({ page, account }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
      const player = new Player(page, 'ru');
      await page.goto('/auth/login?language=ru');
      await player.email.fill(account.email);
      await player.password.fill(account.password);
      await player.button('session.login').click();
      await shown(page);
    },
  );

  for (const junk of ['{"', '[]', '{"value":[1],"expiresAt":"never","id":{},"currency":7}']) {
    test(
      `a storage full of ${junk} is read as an empty one`,
      { tag: ['@I18N-10', '@STORE-02', '@F36'] },
      async ({ page, account }) => {
        await page.addInitScript((text) => {
          const keys =
            'user guestData lastLocation theme activeBonus bonusInPlay isShowWelcome resetPhone visitor_uid language currency translations refresh_btn_click sessionMark player_id';
          for (const key of keys.split(' ')) localStorage.setItem(key, text);
          sessionStorage.setItem('payIntent', text);
        }, junk);
        await account.enter(page, '/cash-box/deposit?language=ru');
        await expect(page.getByRole('main').locator('a[href*="method="]').first()).toBeVisible();
      },
    );
  }

  test(
    'the storage is emptied in another tab: a clean sign-out',
    { tag: ['@AUTH-18', '@F37'] },
    async ({ page, context, account }) => {
      await account.enter(page);
      await shown(page);
      const other = await context.newPage();
      await other.goto('/favicon.png');
      await other.evaluate(() => localStorage.clear());
      const player = new Player(page, 'ru');
      await expect(player.link('nav.login', page.getByRole('banner'))).toBeVisible();
      await expect(player.balance).toHaveCount(0);
    },
  );

  test(
    'broken answers of every kind: the last figures stay',
    { tag: ['@NET-13', '@F38'] },
    async ({ page, wire, account, withoutEvents }) => {
      withoutEvents();
      await account.deposit(500_000);
      await page.clock.install();
      await account.enter(page);
      const { balance } = new Player(page, 'ru');
      await expect(balance.first()).toContainText(/5.000/);
      const json = (body: unknown) => ({ kind: 'answer', status: 200, body }) as const;
      const huge = `"more":[${'{"a":1},'.repeat(2_500_000)}0]`;
      const faults = [
        { kind: 'cut', bytes: 20 },
        json('{"realBalance": 1'),
        json({ realBalance: '1', bonusBalance: null, currency: 'XXX' }),
        json([]),
        json(null),
        // Right in all but its length: 20 MB.
        json(`{"realBalance":900000,"bonusBalance":0,"currency":"KZT",${huge}}`),
      ] as const;
      for (const fault of faults) {
        const before = wire.requests('GET', calls.balance).length;
        const heal = wire.on({ path: calls.balance, times: 1 }, fault);
        await runUntil(page, wire, () => wire.requests('GET', calls.balance).length > before);
        await wire.quiet();
        await expect(balance.first()).toContainText(/5.000/);
        heal();
      }
      expect(await account.entries()).toHaveLength(1);
    },
  );

  test(
    'the server does not hear that a notice was shown: it is shown once all the same',
    { tag: ['@NOTIF-11', '@F41'] },
    async ({ page, wire, account, withoutEvents }) => {
      withoutEvents();
      await page.clock.install();
      const acknowledged = /^\/api\/v1\/notifications\/(?:show|close)$/;
      wire.on({ method: 'POST', path: acknowledged }, broken);
      await account.enter(page);
      await shown(page);
      await account.deposit(500_000);
      const toast = page.getByText(new Player(page, 'ru').pattern('notifications.deposit'));
      await runUntil(page, wire, () => toast.first().isVisible());
      await runUntil(page, wire, async () => (await toast.count()) === 0);
      const before = wire.requests('GET', calls.notifications).length;
      await runUntil(page, wire, async () => {
        expect(await toast.count()).toBe(0);
        return wire.requests('GET', calls.notifications).length >= before + 3;
      });
      const sent = wire.requests('POST', acknowledged).map(({ url, body }) => `${url} ${body}`);
      for (const one of new Set(sent))
        expect(sent.filter((other) => other === one).length).toBeLessThanOrEqual(6);
      expect(await account.entries()).toHaveLength(1);
    },
  );

  test(
    'no history for long: it is asked for ever more rarely, and not in the background',
    { tag: ['@CASH-23', '@F44'] },
    async ({ page, wire, account }) => {
      await page.clock.install();
      await account.enter(page);
      await shown(page);
      const heal = wire.on({ path: calls.transactions }, broken);
      await page.goto('/cash-box/history');
      const player = new Player(page, 'ru');
      await runUntil(page, wire, () => page.getByText(player.text('cashBox.history.away')).isVisible());
      await stopTime(page, wire);
      const from = wire.requests('GET', calls.transactions).length;
      for (let seconds = 0; seconds < 600; seconds += 5) {
        await page.clock.runFor(5000);
        await wire.quiet();
      }
      const asked = wire.requests('GET', calls.transactions).length;
      // After the first six of the client one at a time, every thirty seconds in the end: 120 in an hour.
      expect(asked - from).toBeLessThanOrEqual(25);
      expect(asked - from).toBeGreaterThanOrEqual(16);
      await look(page, true);
      await page.clock.fastForward('00:30:00');
      await wire.quiet();
      expect(wire.requests('GET', calls.transactions).length - asked).toBeLessThanOrEqual(1);
      await look(page, false);
      heal();
      await runUntil(page, wire, () =>
        page.getByText(player.text('cashBox.history.empty.title')).isVisible(),
      );
    },
  );
});
