import { test as base, expect, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';
import { Account, type SignUp } from './account.ts';
import { Operator } from './operator.ts';
import { Player } from './player.ts';
import { TulparServer } from './server.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4"/></svg>';

/** Prevents a fresh server from generating its images when a test does not need them. */
export async function withoutDrawing(where: BrowserContext | Page): Promise<void> {
  await where.route('**/cdn/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }));
}

export interface JourneyOptions {
  /** Launch options of a browser with a back-forward cache and push messages. */
  readonly wholeBrowser: LaunchOptions;
}

/** Every test gets its worker's running server, with its origin as the base URL. */
export const test = base.extend<
  { origin: string; operator: Operator },
  { server: TulparServer } & JourneyOptions
>({
  wholeBrowser: [{}, { option: true, scope: 'worker' }],
  server: [
    // Playwright requires an object pattern as the first parameter.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // No turnover requirement, so that a test can withdraw its deposit.
      const server = await TulparServer.create({ TURNOVER_FACTOR: '0' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => {
    await server.start();
    await use(server.origin);
    server.check();
  },
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  operator: async ({ origin }, use) => use(new Operator(origin)),
});

/** A guest. Images are replaced unless the test needs them: generating them dominates the run time. */
export const guestTest = test.extend<{ pictures: boolean; player: Player }>({
  pictures: [false, { option: true }],
  context: async ({ context, pictures }, use) => {
    if (!pictures) await withoutDrawing(context);
    // On a busy machine the browser reports a slow line: the app would offer to save data over the page.
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: undefined }),
    );
    await use(context);
  },
  player: async ({ page }, use) => use(new Player(page, 'ru')),
});

/** A player created through the API and logged in by the browser's storage. */
export const playerTest = guestTest.extend<{ signUp: SignUp; account: Account }>({
  signUp: [{}, { option: true }],
  account: async ({ origin, signUp }, use) => use(await Account.create(origin, signUp)),
  storageState: async ({ account, origin }, use) => use(account.storageState(origin)),
  player: async ({ page, signUp }, use) => use(new Player(page, signUp.language ?? 'ru')),
});

export { expect };
