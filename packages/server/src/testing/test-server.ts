import { afterAll, beforeAll } from 'vitest';
import { createTestServer, type TestServer } from './server.ts';

/** A server for the tests of a file or a group. It can be used once they run. */
export function testServer(options?: Parameters<typeof createTestServer>[0]): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await createTestServer(options));
  });
  afterAll(() => server.close());
  return server;
}
