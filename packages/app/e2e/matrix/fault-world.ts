import type { Page } from '@playwright/test';
import { Account } from '../account.ts';
import { FaultProxy, type Answer } from './fault-proxy.ts';
import { expect, test as base } from './test.ts';

/** Calls that the faults apply to. */
export const calls = {
  refresh: '/api/refresh',
  pay: '/api/v1/pay',
  notifications: '/api/v1/notifications',
} as const;

export function storedToken(page: Page, key: 'accessToken' | 'refreshToken'): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/**
 * Advances the page's clock until a condition is true. Waits for pending requests in between, so that none
 * times out only because the page's clock is faster than the network.
 */
export async function runUntil(
  page: Page,
  proxy: FaultProxy,
  isSo: () => boolean | Promise<boolean>,
  { step = 1000, most = 90_000 } = {},
): Promise<void> {
  for (let ms = 0; ms < most; ms += step) {
    if (await isSo()) return;
    await page.clock.runFor(step);
    await proxy.quiet();
  }
  expect(await isSo(), `after ${most} ms of the page's time`).toBe(true);
}

/** Runs the server behind a fault proxy; any exception of the page fails the test. */
export const test = base.extend<
  { account: Account; withoutEvents: () => void; thrown: Error[] },
  { wire: FaultProxy }
>({
  wire: [
    async ({ server }, use) => {
      const wire = await FaultProxy.create(server.origin);
      await use(wire);
      await wire.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server, wire }, use) => {
    await server.start();
    wire.clear();
    await use(wire.origin);
    wire.clear();
    server.check();
  },
  account: async ({ server, baseURL }, use) => {
    expect(baseURL).toBeTruthy();
    await use(await Account.create(server.origin));
  },
  /** Disables server events, so that everything is polled. */
  withoutEvents: async ({ wire }, use) => {
    await use(() => {
      const change = ({ headers: { 'x-events': _events, ...headers }, ...rest }: Answer) => ({
        ...rest,
        headers,
      });
      wire.on({ path: '/api/v1/check' }, { kind: 'change', change });
    });
  },
  thrown: [
    async ({ context }, use) => {
      const thrown: Error[] = [];
      context.on('weberror', (error) => thrown.push(error.error()));
      await use(thrown);
      expect(thrown).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
