import type { Page } from '@playwright/test';
import { partAddress } from './builds.ts';
import { Gate } from './fault-proxy.ts';
import { Account, leaveApp } from '../account.ts';
import { calls, expect, storedToken, test } from './fault-world.ts';
import { Operator } from '../operator.ts';
import { Player } from '../player.ts';

const shown = (page: Page) => expect(new Player(page, 'ru').balance.first()).toBeVisible();
const signedOut = (page: Page) => {
  const player = new Player(page, 'ru');
  return expect(player.link('nav.login', page.getByRole('banner'))).toBeVisible();
};

/** Expects the tab to say that the session has ended. */
const endedAloud = async (page: Page) => {
  await expect(page.getByText(new Player(page, 'ru').text('network.sessionEnded'))).toBeVisible({
    timeout: 40_000,
  });
  await signedOut(page);
};

test.describe('a session while requests fail', () => {
  test(
    'New tokens that were lost on the way come again, and the session lives',
    { tag: ['@NET-11', '@F3'] },
    async ({ page, wire, account }) => {
      await account.enter(page, '/favicon.png');
      wire.expire(account.access);
      wire.on({ method: 'POST', path: calls.refresh, times: 1 }, { kind: 'loseAnswer' });
      // Only records the server's second response.
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
      expect(await storedToken(page, 'refreshToken')).toBe(pair(come?.answer)[1]);
    },
  );

  test(
    'A refresh token used twice ends the session in every tab, and each says why',
    { tag: ['@NET-12', '@F4'] },
    async ({ page, context, wire, account, server }) => {
      const other = await context.newPage();
      await account.enter(page);
      await other.goto('/?language=ru');
      await shown(page);
      await shown(other);
      wire.expire(account.access);
      await page.goto('/cash-box/history');
      await expect.poll(() => storedToken(page, 'refreshToken')).not.toBe(account.refresh);
      const successor = (await storedToken(page, 'refreshToken')) ?? '';
      // Skip the moment in which the old token is accepted as a retry after a lost response.
      await new Operator(server.origin).moveClock(1);
      expect(await account.renew(account.refresh)).toBe(400);
      expect(await account.renew(successor)).toBe(400);
      await Promise.all([page, other].map((tab) => endedAloud(tab)));
      expect(await storedToken(other, 'refreshToken')).toBeNull();
      expect(await storedToken(page, 'accessToken')).toBeNull();
    },
  );

  test(
    'A sign-out in one tab is not undone by the refresh of another',
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
      // Wait for hydration: a page whose player signs out meanwhile is rendered again, which React reports.
      await expect(other.locator('#first-view')).toHaveCount(0);
      await player.button('account.logout').click();
      await signedOut(page);
      gate.open();
      await signedOut(other);
      expect(await storedToken(other, 'accessToken')).toBeNull();
      expect(await storedToken(other, 'refreshToken')).toBeNull();
      const { access } = JSON.parse(wire.requests('POST', calls.refresh)[0]?.answer ?? '{}') as {
        access: { token: string };
      };
      expect(wire.passed.filter(({ headers }) => headers.authorization?.includes(access.token))).toEqual([]);
    },
  );

  test(
    'A sign-out in one tab while another starts leaves no part of the player there',
    { tag: ['@AUTH-18', '@FIRST-02'] },
    async ({ page, context, account }) => {
      await account.enter(page);
      await shown(page);
      const other = await context.newPage();
      let load = () => {};
      const held = new Promise<void>((resolve) => (load = resolve));
      await other.route(`**${partAddress('src/messages/ru.json')}`, async (route) => {
        await held;
        await route.continue();
      });
      // The server renders a player's page; without its texts the app cannot start before the logout.
      const texts = other.waitForRequest(`**${partAddress('src/messages/ru.json')}`);
      await other.goto('/', { waitUntil: 'commit' });
      await texts;
      await new Player(page, 'ru').logout();
      load();
      await signedOut(other);
      await expect(other.locator('#first-view')).toHaveCount(0);
    },
  );

  test(
    'When another player signs in in another tab no figure of the first one stays',
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
});
