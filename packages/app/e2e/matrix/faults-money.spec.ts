import type { Page } from '@playwright/test';
import { Gate } from './fault-proxy.ts';
import type { Account } from '../account.ts';
import { calls, expect, runUntil, test } from './fault-world.ts';
import { Player } from '../player.ts';

const provider = /\/sandbox\/pay\//;

async function atTheForm(page: Page, account: Account, amount = '4000'): Promise<Player> {
  const player = new Player(page, 'ru');
  await account.enter(page, '/cash-box/deposit?language=ru');
  await player.chooseMethod();
  await player.amount.fill(amount);
  return player;
}

test.describe('a payment while requests fail', () => {
  test('A delayed payment happens once', { tag: ['@NET-03', '@F13'] }, async ({ page, wire, account }) => {
    await page.clock.install();
    const player = await atTheForm(page, account);
    const gate = new Gate();
    wire.on({ method: 'POST', path: calls.pay, times: 1 }, { kind: 'hold', what: 'request', gate });
    await player.payButton.click();
    await runUntil(page, wire, () => wire.requests('POST', calls.pay).length === 2);
    await page.waitForURL(provider);
    gate.open();
    await expect.poll(() => account.entries()).toMatchObject([{ amount: 400_000 }]);
    await wire.quiet();
    expect(await account.entries()).toHaveLength(1);
  });

  test('Many presses are one payment', { tag: ['@CASH-22', '@F14'] }, async ({ page, wire, account }) => {
    const player = await atTheForm(page, account);
    const gate = new Gate();
    wire.on({ method: 'POST', path: calls.pay }, { kind: 'hold', what: 'answer', gate });
    // On a slower device more clicks arrive before the page shows the first one.
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await player.payButton.click({ clickCount: 3 });
    await player.amount.press('Enter');
    await expect.poll(() => wire.requests('POST', calls.pay)[0]?.answer ?? null).not.toBeNull();
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    gate.open();
    await page.waitForURL(provider);
    expect(wire.requests('POST', calls.pay)).toHaveLength(1);
    expect(await account.entries()).toHaveLength(1);

    // All clicks in the same event loop turn.
    await player.chooseAmount('4100');
    await player.payButton.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 3; press += 1) button.form?.requestSubmit();
    });
    await page.waitForURL(provider);
    const keys = wire.requests('POST', calls.pay).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
    expect(await account.entries()).toHaveLength(2);
  });

  test(
    'A payment of a page that crashed is in the history as in progress',
    { tag: ['@CASH-14', '@CASH-25', '@F17'] },
    async ({ page, context, wire, account }) => {
      const player = await atTheForm(page, account);
      const gate = new Gate();
      wire.on({ method: 'POST', path: calls.pay, times: 1 }, { kind: 'hold', what: 'answer', gate });
      await player.payButton.click();
      await expect.poll(() => wire.requests('POST', calls.pay)[0]?.answer ?? null).not.toBeNull();
      const died = page.waitForEvent('crash');
      const system = await context.newCDPSession(page);
      // A crashed page does not respond.
      void system.send('Page.crash').catch(() => undefined);
      await died;
      gate.open();
      const opened = await context.newPage();
      await opened.goto('/cash-box/history?language=ru');
      const list = opened.getByRole('main');
      await expect(list.getByText(/4.000.₸/)).toHaveCount(1);
      await expect(list.getByText(player.text('cashBox.status.process')).first()).toBeVisible();
      expect(await account.entries()).toMatchObject([{ status: 'process', amount: 400_000 }]);
      expect(wire.requests('POST', calls.pay)).toHaveLength(1);
    },
  );
});
