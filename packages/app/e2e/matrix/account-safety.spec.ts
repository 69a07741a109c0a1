import { randomUUID } from 'node:crypto';
import { Account } from '../account.ts';
import { newPlayer, Player } from '../player.ts';
import { TulparServer } from '../server.ts';
import { expect, guestTest } from '../test.ts';

/** Tries wrong passwords for other accounts; after a hundred the address gets a challenge. */
async function guess(origin: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 10) {
    const attempts = Array.from({ length: 10 }, () =>
      fetch(`${origin}/api/authenticate`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify({ ...newPlayer(), region: 'KZ', brand: 'tulpar', domain: '127.0.0.1' }),
      }),
    );
    await Promise.all(attempts);
  }
}

guestTest(
  'Behind an address that guesses passwords the browser solves a challenge, the right password logs in',
  { tag: ['@SEC-10', '@X33'] },
  async ({ browser }) => {
    // A separate server, because it continues to challenge this IP address.
    const server = await TulparServer.create();
    try {
      await server.start();
      const account = await Account.create(server.origin);
      await guess(server.origin, 110);
      const page = await browser.newPage({ baseURL: server.origin });
      const solutions: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/authenticate'))
          solutions.push((request.postDataJSON() as { recaptcha_token?: string }).recaptcha_token ?? '');
      });
      await new Player(page, 'ru').login(account);
      expect(solutions).toEqual(['', expect.stringMatching(/:\d+$/)]);
      await page.close();
    } finally {
      await server.dispose();
    }
  },
);
