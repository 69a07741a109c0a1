import type { Page } from '@playwright/test';
import { calls, expect, runUntil, test } from './fault-world.ts';
import { Player } from '../player.ts';

const broken = { kind: 'answer', status: 500, body: { message: 'GENERAL_ERROR' } } as const;

const shown = (page: Page) => expect(new Player(page, 'ru').balance.first()).toBeVisible();

test.describe('reads while requests fail', () => {
  test(
    'A form that lost the network keeps its values and is sent by the player alone',
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
      await player.payButton.click();
      await page.waitForURL(/\/sandbox\/pay\//);
      expect(wire.requests('POST', calls.pay)).toHaveLength(1);
      expect(await account.entries()).toMatchObject([{ amount: 700_000 }]);
    },
  );

  test('A player signs in without storage', { tag: ['@STORE-01', '@F36'] }, async ({ page, account }) => {
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
    await player.button('nav.login').click();
    await shown(page);
  });

  test('Clearing storage signs out', { tag: ['@AUTH-18', '@F37'] }, async ({ page, context, account }) => {
    await account.enter(page);
    await shown(page);
    const other = await context.newPage();
    await other.goto('/favicon.png');
    await other.evaluate(() => localStorage.clear());
    const player = new Player(page, 'ru');
    await expect(player.link('nav.login', page.getByRole('banner'))).toBeVisible();
    await expect(player.balance).toHaveCount(0);
  });

  test(
    'A notice is shown once even when the report that it was shown is lost',
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
});
