import type { Page } from '@playwright/test';
import { Gate } from './fault-proxy.ts';
import { Account, leaveApp } from '../account.ts';
import { calls, expect, kept, runUntil, test } from './fault-world.ts';
import { moveClock } from '../moved-clock.ts';
import { PageAsks } from './page-asks.ts';
import { Player } from '../player.ts';

const refused = { kind: 'answer', status: 500, body: { message: 'GENERAL_ERROR' } } as const;

const shown = (page: Page) => expect(new Player(page, 'ru').balance.first()).toBeVisible();
const signedOut = (page: Page) => {
  const player = new Player(page, 'ru');
  return expect(player.link('nav.login', page.getByRole('banner'))).toBeVisible();
};

/** The profile of a player: few pictures, so that many tabs do not wait in line for the connections of the browser. */
const here = (page: Page) =>
  expect(new Player(page, 'ru').button('account.logout')).toBeVisible({ timeout: 45_000 });

/** The session ended and the tab says so. */
const endedAloud = async (page: Page) => {
  await expect(page.getByText(new Player(page, 'ru').text('network.sessionEnded'))).toBeVisible({
    timeout: 40_000,
  });
  await signedOut(page);
};

test.describe('a session through faults', () => {
  test(
    'many calls are refused at once: one refresh, and each is sent again as it was',
    { tag: ['@NET-10', '@F1'] },
    async ({ page, wire, account }) => {
      const player = new Player(page, 'ru');
      await account.enter(page);
      await shown(page);
      await player.chooseAmount('3000');
      const from = wire.passed.length;
      wire.expire(account.access);
      await page.getByRole('button', { name: player.pattern('cashBox.deposit.submit') }).click();
      await page.waitForURL(/\/sandbox\/pay\//);
      const paid = wire.requests('POST', calls.pay);
      expect(paid.map(({ status }) => status)).toEqual([401, 200]);
      expect(paid[1]?.body).toBe(paid[0]?.body);
      expect(paid[1]?.headers['idempotency-key']).toBe(paid[0]?.headers['idempotency-key']);
      expect(await account.entries()).toHaveLength(1);

      // A new page asks for everything of the player together.
      expect(wire.requests('POST', calls.refresh)).toHaveLength(1);
      await leaveApp(page);
      wire.expire((await kept(page, 'accessToken')) ?? '');
      const gate = new Gate();
      wire.on({ path: calls.refresh, times: 1 }, { kind: 'hold', what: 'request', gate });
      await page.goto('/', { waitUntil: 'commit' });
      const refused = () => wire.passed.slice(from).filter(({ status }) => status === 401);
      await expect.poll(() => refused().length).toBeGreaterThan(5);
      gate.open();
      await shown(page);
      expect(wire.requests('POST', calls.refresh)).toHaveLength(2);
      await expect
        .poll(() => {
          const lost = refused();
          const repeated = lost.filter(({ method, url, body }) =>
            wire.passed
              .slice(from)
              .some(
                (other) =>
                  other.method === method &&
                  other.url === url &&
                  other.body === body &&
                  (other.status === 200 || other.status === 304),
              ),
          );
          return repeated.length === lost.length;
        })
        .toBe(true);
    },
  );

  test(
    'five tabs are refused at once: one of them refreshes for all',
    { tag: ['@NET-10', '@F2'] },
    async ({ page, context, wire, account }) => {
      await account.enter(page, '/favicon.png');
      const pages = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))];
      wire.expire(account.access);
      await Promise.all(pages.map((tab) => tab.goto('/profile?language=ru')));
      for (const tab of pages) await here(tab);
      expect(wire.requests('POST', calls.refresh)).toHaveLength(1);
      // The others have taken up its tokens: nothing is asked with the old one any more.
      const access = await kept(page, 'accessToken');
      for (const tab of pages) expect(await kept(tab, 'accessToken')).toBe(access);
      const from = wire.passed.length;
      await Promise.all(pages.map((tab) => tab.reload()));
      for (const tab of pages) await here(tab);
      const asked = wire.passed.slice(from).map(({ headers }) => headers.authorization);
      expect(asked).toContain(`Bearer ${access}`);
      expect(asked).not.toContain(`Bearer ${account.access}`);
      expect(wire.requests('POST', calls.refresh)).toHaveLength(1);
      expect(await kept(page, 'accessToken')).not.toBe(account.access);
    },
  );

  test(
    'the new tokens are lost on the way: the same ones come again, and the session lives',
    { tag: ['@NET-11', '@F3'] },
    async ({ page, wire, account }) => {
      await account.enter(page, '/favicon.png');
      wire.expire(account.access);
      wire.on({ method: 'POST', path: calls.refresh, times: 1 }, { kind: 'loseAnswer' });
      // Only to read what the server says the second time.
      wire.on(
        { method: 'POST', path: calls.refresh, skip: 1 },
        { kind: 'change', change: (answer) => answer },
      );
      await page.goto('/');
      await shown(page);
      const [lost, come] = wire.requests('POST', calls.refresh);
      expect(come?.headers['idempotency-key']).toBe(lost?.headers['idempotency-key']);
      const pair = (text: string | null | undefined) => {
        const { access, refresh } = JSON.parse(text ?? '{}') as Record<string, { token: string }>;
        return [access?.token, refresh?.token];
      };
      expect(pair(come?.answer)).toEqual(pair(lost?.answer));
      expect(await kept(page, 'refreshToken')).toBe(pair(come?.answer)[1]);
    },
  );

  test(
    'a refresh token of old comes again: the session ends in every tab, and each says why',
    { tag: ['@NET-12', '@F4'] },
    async ({ page, context, wire, account }) => {
      const other = await context.newPage();
      await account.enter(page);
      await other.goto('/?language=ru');
      await shown(page);
      await shown(other);
      wire.expire(account.access);
      await page.goto('/cash-box/history');
      await expect.poll(() => kept(page, 'refreshToken')).not.toBe(account.refresh);
      const successor = (await kept(page, 'refreshToken')) ?? '';
      // For a moment the old one is only the repeat of a lost answer.
      const console = await context.newPage();
      await moveClock(console, 1);
      await console.close();
      expect(await account.renew(account.refresh)).toBe(400);
      expect(await account.renew(successor)).toBe(400);
      await Promise.all([page, other].map((tab) => endedAloud(tab)));
      expect(await kept(other, 'refreshToken')).toBeNull();
      expect(await kept(page, 'accessToken')).toBeNull();
    },
  );

  test(
    'the password was changed elsewhere: every tab signs out, and each says why',
    { tag: ['@NET-12', '@F4'] },
    async ({ page, context, account }) => {
      const other = await context.newPage();
      await account.enter(page);
      await other.goto('/?language=ru');
      await shown(page);
      await shown(other);
      const device = await account.again();
      const changed = await device.ask('/api/v1/profile/change-password', {
        old_password: account.password,
        new_password: 'other-steppe-99',
      });
      expect(changed.status, await changed.clone().text()).toBe(200);
      // The tab that follows the events hears of it by itself, whichever it is.
      await Promise.all([page, other].map((tab) => endedAloud(tab)));
      expect(await kept(other, 'refreshToken')).toBeNull();
    },
  );

  test('a refused refresh signs out once', { tag: ['@NET-12', '@F5'] }, async ({ page, wire, account }) => {
    await account.enter(page, '/favicon.png');
    wire.expire(account.access);
    wire.on(
      { path: calls.refresh },
      { kind: 'answer', status: 400, body: { message: 'REFRESH_TOKEN_INVALID' } },
    );
    // The message does not stand for ever: it is waited for from the first moment of the page.
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText(new Player(page, 'ru').text('network.sessionEnded'))).toHaveCount(1);
    await signedOut(page);
    expect(wire.requests('POST', calls.refresh)).toHaveLength(1);
    expect(await kept(page, 'accessToken')).toBeNull();
  });

  test(
    'a server that cannot refresh is asked five times, and the session is kept',
    { tag: ['@NET-11', '@F5'] },
    async ({ page, wire, account }) => {
      await page.clock.install();
      await account.enter(page, '/favicon.png');
      wire.expire(account.access);
      wire.on({ path: calls.refresh, times: 5 }, refused);
      await page.goto('/');
      await runUntil(page, wire, () => wire.requests('POST', calls.refresh).length >= 6);
      await shown(page);
      const keys = wire.requests('POST', calls.refresh).map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys.slice(0, 5)).size).toBe(1);
      expect(keys[5]).not.toBe(keys[0]);
      expect(await kept(page, 'accessToken')).not.toBe(account.access);
    },
  );

  test(
    'the tab that refreshes dies: the next one goes on',
    { tag: ['@NET-10', '@F6'] },
    async ({ page, context, wire, account }) => {
      const other = await context.newPage();
      await account.enter(page, '/favicon.png');
      const gate = new Gate();
      wire.expire(account.access);
      wire.on({ path: calls.refresh, times: 1 }, { kind: 'hold', what: 'answer', gate });
      await page.clock.install();
      await page.goto('/');
      await expect.poll(() => wire.requests('POST', calls.refresh).length).toBe(1);
      // Neither tab grows tired of waiting while the other one opens: their time is one, and stands still.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
      const from = wire.passed.length;
      await other.goto('/?language=ru');
      await runUntil(other, wire, () => wire.passed.slice(from).some(({ status }) => status === 401), {
        step: 50,
        most: 5000,
      });
      expect(wire.requests('POST', calls.refresh)).toHaveLength(1);
      await page.close();
      await other.clock.resume();
      await shown(other);
      expect(wire.requests('POST', calls.refresh)).toHaveLength(2);
    },
  );

  test(
    'the tab that refreshes is frozen: the next one goes on within ten seconds',
    { tag: ['@NET-10', '@F6'] },
    async ({ page, context, wire, account }) => {
      const other = await context.newPage();
      await account.enter(page, '/favicon.png');
      const gate = new Gate();
      wire.expire(account.access);
      wire.on({ path: calls.refresh, times: 1 }, { kind: 'hold', what: 'answer', gate });
      await page.goto('/');
      await expect.poll(() => wire.requests('POST', calls.refresh)[0]?.answer ?? null).not.toBeNull();
      // Whatever the page does next stops it in the middle, as a system does that stops a tab.
      const system = await context.newCDPSession(page);
      const stopped = new Promise<void>((resolve) => system.once('Debugger.paused', () => resolve()));
      await system.send('Debugger.enable');
      await system.send('Debugger.pause');
      gate.open();
      await stopped;
      const asks = await PageAsks.of(other);
      await other.goto('/?language=ru');
      // By the tab's own clock, which does not depend on how busy the machine is.
      await expect.poll(() => asks.count(calls.refresh)).toBe(1);
      const [refused] = await asks.list(calls.balance);
      const [renewal] = await asks.list(calls.refresh);
      const waited = (renewal?.at ?? 0) - (refused?.over ?? Infinity);
      expect(waited).toBeGreaterThan(5000);
      expect(waited).toBeLessThanOrEqual(10_000);
      await expect.poll(() => wire.requests('POST', calls.refresh).length).toBe(2);
      await shown(other);
      // It got what the frozen tab was given: when that one wakes up nothing has to be settled. Has it slept for longer than
      // it waits for an answer, it asks once more, with the key of its first request.
      await system.send('Debugger.disable');
      await shown(page);
      const asked = wire.requests('POST', calls.refresh);
      expect([...new Set(asked.map(({ status }) => status))]).toEqual([200]);
      expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
      expect(await kept(page, 'refreshToken')).toBe(await kept(other, 'refreshToken'));
      expect(await account.renew((await kept(page, 'refreshToken')) ?? '')).toBe(200);
    },
  );

  test(
    'without a lock of the browser nobody is signed out',
    { tag: ['@NET-10', '@F7'] },
    async ({ page, context, wire, account }) => {
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
      });
      await account.enter(page, '/favicon.png');
      const pages = [page, await context.newPage(), await context.newPage()];
      wire.expire(account.access);
      await Promise.all(pages.map((tab) => tab.goto('/profile?language=ru')));
      for (const tab of pages) await here(tab);
      expect(wire.requests('POST', calls.refresh).length).toBeLessThanOrEqual(pages.length);
      expect(wire.requests('POST', calls.refresh).every(({ status }) => status === 200)).toBe(true);
      await page.reload();
      await here(page);
    },
  );

  test(
    'a sign-out in one tab is not undone by the refresh of another',
    { tag: ['@AUTH-18', '@F8'] },
    async ({ page, context, wire, account }) => {
      const other = await context.newPage();
      await account.enter(page, '/profile?language=ru');
      const player = new Player(page, 'ru');
      await expect(player.button('account.logout')).toBeVisible();
      await leaveApp(other);
      const gate = new Gate();
      wire.expire(account.access);
      wire.on({ path: calls.refresh, times: 1 }, { kind: 'hold', what: 'answer', gate });
      await other.goto('/?language=ru');
      await expect.poll(() => wire.requests('POST', calls.refresh)[0]?.answer ?? null).not.toBeNull();
      await player.button('account.logout').click();
      await signedOut(page);
      gate.open();
      await signedOut(other);
      expect(await kept(other, 'accessToken')).toBeNull();
      expect(await kept(other, 'refreshToken')).toBeNull();
      const { access } = JSON.parse(wire.requests('POST', calls.refresh)[0]?.answer ?? '{}') as {
        access: { token: string };
      };
      expect(wire.passed.filter(({ headers }) => headers.authorization?.includes(access.token))).toEqual([]);
    },
  );

  test(
    'somebody else signs in in another tab: no figure of the first player stays',
    { tag: ['@AUTH-01', '@F9'] },
    async ({ page, context, server, account }) => {
      await account.deposit(500_000);
      const other = await Account.create(server.origin);
      await account.enter(page);
      await expect(new Player(page, 'ru').balance.first()).toContainText(/5.000/);
      const tab = await context.newPage();
      const player = new Player(tab, 'ru');
      await player.logout();
      await player.login(other);
      await shown(page);
      await expect(new Player(page, 'ru').balance.first()).not.toContainText(/5.000/);
      expect(await other.entries()).toEqual([]);
    },
  );

  test(
    'a 403 of a firewall keeps the session, a ban ends it',
    { tag: ['@NET-07', '@F10'] },
    async ({ page, wire, account }) => {
      await account.enter(page);
      await shown(page);
      const lift = wire.on(
        { path: calls.transactions },
        { kind: 'answer', status: 403, body: '<h1>Forbidden</h1>', type: 'text/html' },
      );
      await page.goto('/cash-box/history');
      await expect(page.getByText(new Player(page, 'ru').text('cashBox.history.away'))).toBeVisible();
      expect(await kept(page, 'accessToken')).toBe(account.access);
      lift();
      wire.on(
        { path: calls.transactions },
        { kind: 'answer', status: 403, body: { message: 'AUTH_USER_BANNED' } },
      );
      await page.reload();
      await expect(page).toHaveURL(/\/#ban$/);
      await expect(page.getByRole('dialog')).toContainText(new Player(page, 'ru').text('ban.title'));
      expect(await kept(page, 'accessToken')).toBeNull();
    },
  );

  test(
    'a refused session without a refresh token follows the link once',
    { tag: ['@NET-08', '@F11'] },
    async ({ page, wire, account }) => {
      const device = await account.again();
      await account.enter(page, '/favicon.png');
      await page.evaluate(() => localStorage.removeItem('refreshToken'));
      wire.expire(account.access);
      await page.goto(`/?language=ru&auth_token=${encodeURIComponent(device.refresh)}`);
      await expect
        .poll(() => wire.requests('POST', '/api/authenticate').map(({ status }) => status))
        .toEqual([200]);
      await expect.poll(() => kept(page, 'refreshToken').catch(() => null)).not.toBeNull();
      await shown(page);
      expect(page.url()).not.toContain('auth_token');
      expect(wire.requests('POST', '/api/authenticate')).toHaveLength(1);
      expect(wire.requests('GET', '/').length).toBeLessThanOrEqual(3);
    },
  );
});
