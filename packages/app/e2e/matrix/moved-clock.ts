import { test as base } from './test.ts';
import { TulparServer } from '../server.ts';

/** Walks through days: a server of their own, because the clock of a server never comes back for the tests after. */
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
