import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startBalancer, startProcess, type ServerProcess } from './testing/process.ts';

const shared = process.env['TEST_DATABASE_URL'] ?? '';
const secret = randomBytes(32).toString('hex');
const stake = 10_000;

const administer = async (statement: string) => {
  const client = new pg.Client({ connectionString: shared });
  await client.connect();
  await client.query(statement);
  await client.end();
};

interface Response<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

interface Auth {
  readonly access: { readonly token: string };
  readonly refresh: { readonly token: string };
}

describe.runIf(shared !== '')('two servers on one database', { timeout: 120_000 }, () => {
  const database = `tulpar_several_${randomBytes(6).toString('hex')}`;
  const url = new URL(shared === '' ? 'postgres://none' : shared);
  url.pathname = `/${database}`;
  let folder: string;
  let origin: string;
  let ports: number[];
  let servers: ServerProcess[] = [];
  let balancer: ServerProcess | undefined;

  const settings = (port: number, name: string): Record<string, string> => ({
    PORT: String(port),
    // Each with its own data folder, as on two machines.
    DATA_DIR: join(folder, name),
    DATABASE_URL: url.href,
    SECRET: secret,
    PUBLIC_ORIGIN: origin,
    PROXIES: '1',
  });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tulpar-several-'));
    await administer(`create database ${database}`);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    ports = [await freePort(), await freePort()];
    // Both in parallel: migrations and seeding must support it.
    servers = ports.map((one) => startProcess(settings(one, `data-${one}`)));
    await Promise.all(servers.map((server) => server.origin));
    balancer = startBalancer(port, ports);
    await balancer.origin;
  }, 120_000);
  afterAll(async () => {
    const started = balancer === undefined ? servers : [balancer, ...servers];
    for (const process of started) process.kill('SIGTERM');
    await Promise.all(started.map((process) => process.ended));
    await administer(`drop database ${database} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  const post = async <Body>(
    path: string,
    body: unknown,
    token?: string,
    key: string = randomUUID(),
  ): Promise<Response<Body>> => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    const isJson = (answer.headers.get('Content-Type') ?? '').includes('json');
    return {
      status: answer.status,
      headers: answer.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  };
  const get = async <Body>(path: string, token: string) => {
    const answer = await fetch(origin + path, { headers: { Authorization: `Bearer ${token}` } });
    return (await answer.json()) as Body;
  };
  const balanceOf = async (token: string) =>
    (await get<{ realBalance: number }>('/api/v1/profile/balance', token)).realBalance;
  const signIn = async () => {
    const { body } = await post<Auth>('/api/authenticate', {
      email: 'demo@tulpar.example',
      password: 'tulpar-demo',
      region: 'KZ',
      brand: 'tulpar',
      domain: 'localhost',
    });
    return body;
  };
  const payBody = () => ({
    type: 'deposit',
    fail_url: `${origin}/#payment_error`,
    uid: 'kz-card',
    amount: 100_000,
    currency: 'KZT',
    locale: 'ru',
    fields: {},
    card_id: null,
    offer_id: null,
  });
  interface Paid {
    readonly transaction_id: string;
    readonly payload: { readonly redirect_url: string };
  }
  const launch = async (token: string) => {
    const games = await get<{ data: { slug: string }[] }>('/api/v1/games?limit=1', token);
    const { body } = await post<{ session_id: string }>(
      `/api/v1/games/${games.data[0]?.slug}/launch`,
      { mode: 'real', locale: 'ru' },
      token,
    );
    return body.session_id;
  };

  it('walk the journey by turns: one session, one set of keys, one count of attempts', async () => {
    const { access, refresh } = await signIn();
    const served = new Set<string | null>();
    for (let at = 0; at < 4; at += 1) {
      const answer = await fetch(`${origin}/api/v1/profile/balance`, {
        headers: { Authorization: `Bearer ${access.token}` },
      });
      served.add(answer.headers.get('X-Served-By'));
      expect(answer.status).toBe(200);
    }
    expect(served.size).toBe(2);

    const key = randomUUID();
    const first = await post<Paid>('/api/v1/pay', payBody(), access.token, key);
    const again = await post<Paid>('/api/v1/pay', payBody(), access.token, key);
    expect([first.status, again.status, again.headers.get('Idempotent-Replayed')]).toEqual([
      200,
      200,
      'true',
    ]);
    expect(again.body).toEqual(first.body);
    expect(first.body.payload.redirect_url.startsWith(origin)).toBe(true);
    const before = await balanceOf(access.token);
    const pressed = await fetch(first.body.payload.redirect_url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
      body: 'outcome=success',
      redirect: 'manual',
    });
    expect(pressed.status).toBe(303);
    expect(await balanceOf(access.token)).toBe(before + 100_000);

    const renewed = await Promise.all(
      Array.from({ length: 6 }, () => post<Auth>('/api/refresh', { refresh_token: refresh.token })),
    );
    expect(new Set(renewed.map(({ body }) => body.refresh.token)).size).toBe(1);

    const email = `${randomUUID()}@example.com`;
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () =>
        post('/api/authenticate', {
          email,
          password: 'wrong-password',
          region: 'KZ',
          brand: 'tulpar',
          domain: 'localhost',
        }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('notify a player on one of what happened on the other', async () => {
    const { access } = await signIn();
    const abort = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${ports[0]}/api/v1/events`, {
      headers: { Authorization: `Bearer ${access.token}` },
      signal: abort.signal,
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const paid = await post<Paid>('/api/v1/pay', payBody(), access.token);
    await fetch(`http://127.0.0.1:${ports[1]}${new URL(paid.body.payload.redirect_url).pathname}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
      body: 'outcome=success',
      redirect: 'manual',
    });
    let text = '';
    while (!text.includes('event: balance')) text += (await reader?.read())?.value ?? '';
    abort.abort();
    expect(text).toContain('event: balance');
  });

  it('lose nothing and double nothing when one is killed in the middle', async () => {
    const { access } = await signIn();
    const session = await launch(access.token);
    const before = await balanceOf(access.token);
    const keys: string[] = [];
    const payKeys: string[] = [];
    const rounds = new Map<string, { win: number }>();
    const paid = new Map<string, Paid>();
    let isKilled = false;
    const play = async (key: string) => {
      const body = { session, round_key: key, bet: stake };
      const response = await post<{ win: number }>('/sandbox/rounds', body);
      if (response.status === 200) rounds.set(key, response.body);
      return response.status;
    };
    const pay = async (key: string) => {
      const response = await post<Paid>('/api/v1/pay', payBody(), access.token, key);
      if (response.status === 200) paid.set(key, response.body);
      return response;
    };
    const gamble = async () => {
      for (let at = 0; at < 12; at += 1) {
        const key = randomUUID();
        keys.push(key);
        await play(key);
        if (rounds.size >= 15 && !isKilled) {
          isKilled = true;
          servers[0]?.kill('SIGKILL');
        }
      }
    };
    const deposit = async () => {
      for (let at = 0; at < 12; at += 1) {
        const key = randomUUID();
        payKeys.push(key);
        await pay(key);
      }
    };
    await Promise.all([gamble(), gamble(), gamble(), deposit(), deposit()]);
    expect(isKilled).toBe(true);
    const acknowledged = new Map(rounds);
    for (const key of keys) expect(await play(key)).toBe(200);
    // A key of the crashed server is free immediately, not after its lease.
    const start = performance.now();
    for (const key of payKeys) expect((await pay(key)).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(30_000);
    for (const [key, round] of acknowledged) expect(rounds.get(key)).toEqual(round);
    expect(rounds.size).toBe(keys.length);
    expect(new Set([...paid.values()].map((one) => one.transaction_id)).size).toBe(payKeys.length);
    const won = [...rounds.values()].reduce((sum, { win }) => sum + win, 0);
    expect(await balanceOf(access.token)).toBe(before - keys.length * stake + won);

    const port = ports[0] ?? 0;
    servers[0] = startProcess(settings(port, `data-${port}`));
    await servers[0].origin;
  });

  it('refuse a third one with another secret, in one line', async () => {
    const third = startProcess({
      ...settings(await freePort(), 'data-third'),
      SECRET: 'another-secret-that-is-long-enough-to-be-one',
    });
    const end = await third.ended;
    expect([end.code, end.stderr.trim()]).toEqual([
      1,
      'This database belongs to servers with another secret. Give every one of them the same SECRET.',
    ]);
  });
});
