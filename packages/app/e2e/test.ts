import { test as base, expect } from '@playwright/test';
import { TulparServer } from './server.ts';

/** Every test gets its worker's server, running, and the server's origin as base address. */
export const test = base.extend<object, { server: TulparServer }>({
  server: [
    // A fixture that needs no other one still has to take them apart.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await TulparServer.create();
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
});

export { expect };
