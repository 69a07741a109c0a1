import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startBalancer, startProcess, type ServerProcess } from './testing/process.ts';
import { testFolder } from './testing/file-storage.ts';
import { playerAt, signInAt } from './testing/remote-player.ts';
import { createSharedDatabase } from './testing/shared-database.ts';

const shared = process.env['TEST_DATABASE_URL'] ?? '';
const secret = randomBytes(32).toString('hex');
const deposited = 100_000;

describe.runIf(shared !== '')('two servers on one database', () => {
  let database: Awaited<ReturnType<typeof createSharedDatabase>>;
  const folder = testFolder();
  let origin: string;
  let ports: number[];
  let servers: ServerProcess[] = [];
  let balancer: ServerProcess | undefined;

  const settings = (port: number, name: string): Record<string, string> => ({
    PORT: String(port),
    // Each server has its own data folder, as on two machines.
    DATA_DIR: join(folder, name),
    DATABASE_URL: database.url,
    SECRET: secret,
    PUBLIC_ORIGIN: origin,
    PROXIES: '1',
  });
  beforeAll(async () => {
    database = await createSharedDatabase(shared);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    ports = [await freePort(), await freePort()];
    // Start both at the same time, because migrations and seeding must allow that.
    servers = ports.map((one) => startProcess(settings(one, `data-${one}`)));
    await Promise.all(servers.map((server) => server.origin));
    balancer = startBalancer(port, ports);
    await balancer.origin;
  }, 120_000);
  afterAll(async () => {
    const started = balancer === undefined ? servers : [balancer, ...servers];
    await Promise.all(started.map((one) => one.stop()));
    await database.drop();
  });

  it('walk the journey by turns: one session and one set of keys', async () => {
    const player = await signInAt(origin);
    const served = new Set<string | null>();
    for (let at = 0; at < 4; at += 1) {
      const answer = await player.get('/api/v1/profile/balance');
      served.add(answer.headers.get('X-Served-By'));
      expect(answer.status).toBe(200);
    }
    expect(served.size).toBe(2);

    const key = randomUUID();
    const first = await player.startDeposit(deposited, { key });
    const again = await player.startDeposit(deposited, { key });
    expect([first.status, again.status, again.headers.get('Idempotent-Replayed')]).toEqual([
      200,
      200,
      'true',
    ]);
    expect(again.body).toEqual(first.body);
    expect(first.body.payload.redirect_url.startsWith(origin)).toBe(true);
    const before = await player.balance();
    expect((await player.press(first.page ?? '')).status).toBe(303);
    expect(await player.balance()).toBe(before + deposited);

    const renewed = await Promise.all(
      Array.from({ length: 6 }, () =>
        playerAt(origin).post<{ refresh: { token: string } }>('/api/refresh', {
          refresh_token: player.refreshToken,
        }),
      ),
    );
    expect(new Set(renewed.map(({ body }) => body.refresh.token)).size).toBe(1);
  });

  it('notify a player on one of what happened on the other', async () => {
    const player = await signInAt(origin);
    const abort = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${ports[0]}/api/v1/events`, {
      headers: player.authorization,
      signal: abort.signal,
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const { page } = await player.startDeposit(deposited);
    await player.press(page ?? '', `http://127.0.0.1:${ports[1]}`);
    let text = '';
    while (!text.includes('event: balance')) text += (await reader?.read())?.value ?? '';
    abort.abort();
    expect(text).toContain('event: balance');
  });

  it('refuse a third one with another secret, in one line', async () => {
    const third = startProcess({
      ...settings(await freePort(), 'data-third'),
      SECRET: 'another-secret-that-is-long-enough-to-be-one',
    });
    const end = await third.ended;
    expect([end.code, end.stderr.trim()]).toEqual([
      1,
      'This database belongs to servers with another secret. Give every one of them the same SECRET, or secret.key in DATA_DIR.',
    ]);
  });
});
