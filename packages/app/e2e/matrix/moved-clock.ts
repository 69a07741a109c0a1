import { test as base } from './test.ts';
import { TulparServer } from '../server.ts';

/**
 * For tests that advance the clock by days: each has its own server, because the clock cannot be moved back.
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
