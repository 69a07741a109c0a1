import type { Page } from '@playwright/test';
import { TulparServer } from './server.ts';
import { expect, test as base } from './test.ts';

/**
 * Journeys through days: a server of their own, because the clock of a server never comes back for who goes on with it.
 * It asks for no turnover after a deposit, so that only a missing verification stands in the way of a withdrawal.
 */
export const test = base.extend<object, { server: TulparServer }>({
  server: [
    // A fixture that needs no other one still has to take them apart.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await TulparServer.create({ TURNOVER_FACTOR: '0' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** What the server answers to the player of a page. */
export const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return (await (await fetch(address, { headers })).json()) as T;
  }, path);

/** Moves the clock of the server on, in its console. */
export async function moveClock(console: Page, minutes: number): Promise<void> {
  await console.goto('/sandbox/');
  const form = console.locator('form[action^="/sandbox/clock"]');
  await form.locator('[name="count"]').fill(String(minutes));
  await form.locator('[name="unit"]').selectOption('minute');
  await form.locator('button[value="move"]').click();
  // The page before this one is loaded as well: what says that it is done is the address.
  await expect(console).toHaveURL(/[?&]done=move/);
}
