import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test as base } from '../test.ts';
import { watchTraffic } from './quiet.ts';

/** A TCP proxy that counts the server's bytes, including requests of a worker, which pages do not see. */
export interface CountingLine {
  readonly origin: string;
  bytes: number;
}

/** The base test, with the traffic of the page watched for `quiet`. */
export const test = base.extend<{ line: CountingLine }>({
  page: async ({ page }, use) => {
    watchTraffic(page);
    await use(page);
  },
  line: async ({ page, server }, use) => {
    const { hostname, port } = new URL(server.origin);
    const open = new Set<Socket>();
    const proxy = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const end of [near, far]) {
        open.add(end);
        end.on('close', () => open.delete(end));
        // A broken end closes the other one too, which `pipe` does not.
        end.on('error', () => [near, far].forEach((one) => one.destroy()));
      }
      far.on('data', (part) => (line.bytes += part.length));
      near.pipe(far).pipe(near);
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const address = proxy.address();
    if (address === null || typeof address === 'string') throw new Error('The line does not listen.');
    const line = { origin: `http://127.0.0.1:${address.port}`, bytes: 0 };
    await use(line);
    await page.goto('about:blank');
    for (const end of open) end.destroy();
    proxy.close();
    await once(proxy, 'close');
  },
});

export { expect };
