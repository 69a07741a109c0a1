import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { endpoints } from '@tulpar/api/contract';
import { bodies } from '@tulpar/api/samples';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { createListener } from './listener.ts';

describe('HTTP', () => {
  let server: TestServer;
  let listener: Server;
  let port: number;
  beforeAll(async () => {
    server = await createTestServer();
    listener = createListener(server.app);
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    port = (listener.address() as AddressInfo).port;
  });
  afterAll(async () => {
    listener.closeAllConnections();
    listener.close();
    await server.close();
  });

  /** Sends raw bytes and reads until the connection closes. */
  const raw = async (bytes: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    // Ignore that the server may close the connection before it has read everything.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.once('connect', () => socket.write(bytes));
    await closed;
    return answer;
  };
  const send = (line: string, headers: readonly string[] = [], body = '') =>
    raw([line, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', body].join('\r\n'));
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

  const expectGood = (answer: string) => {
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.toLowerCase()).toContain('referrer-policy:');
    expect(answer).not.toMatch(/\bat .*\.ts:\d+|node_modules|Error:/);
  };

  it.each([
    'TRACE / HTTP/1.1',
    'TRACE /api/v1/games HTTP/1.1',
    'PUT /api/v1/games HTTP/1.1',
    'DELETE /api/v1/profile/ HTTP/1.1',
    'PATCH /cdn/x.webp HTTP/1.1',
    'PROPFIND / HTTP/1.1',
    'POST /healthz HTTP/1.1',
  ])('refuses %s', { tags: ['X40'] }, async (line) => {
    const answer = await send(line, ['Cookie: secret=1', 'Content-Length: 0']);
    expect([400, 404, 405]).toContain(statusOf(answer));
    expect(answer).not.toContain('secret=1');
    expectGood(answer);
  });

  it.each([
    'nonsense\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    // Hosts that only the URL parser refuses, because they are numbers but no address.
    ...['/', '/api/v1/games', '/cdn/games/x.webp', '/sandbox', '/robots.txt'].flatMap((path) =>
      ['9'.repeat(40), '127.0.0.1:99999', '1.2.3.4.5.6'].map(
        (host) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      ),
    ),
    `GET http://${'9'.repeat(40)}/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n',
    'POST /api/authenticate HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/authenticate HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  ])('refuses what is no request, with the usual headers: %#', { tags: ['X40', 'X46'] }, async (bytes) => {
    const answer = await raw(bytes);
    expect([400, 431]).toContain(statusOf(answer));
    expectGood(answer);
  });

  it('lets no line break of an address into a header', { tags: ['X40'] }, async () => {
    for (const path of [
      '/%0d%0aSet-Cookie:%20a=1',
      '/api/v1/games?x=%0d%0aSet-Cookie:%20a=1',
      '//evil.example/',
    ]) {
      const answer = await send(`GET ${path} HTTP/1.1`);
      expect(answer).not.toMatch(/^set-cookie:/im);
      expect(answer).not.toMatch(/^location:/im);
      expect(statusOf(answer)).toBeLessThan(500);
    }
  });

  it('takes doubled parameters, other types and large bodies as errors', { tags: ['X40'] }, async () => {
    const doubled = await server.get(
      '/api/v1/games?limit=1&limit=2&page[]=1&page=x&constructor=1&__proto__[a]=1',
    );
    expect(doubled.status).toBeLessThan(500);
    const json = async (body: string, type = 'application/json') =>
      statusOf(
        await send(
          'POST /api/authenticate HTTP/1.1',
          [`Content-Type: ${type}`, `Content-Length: ${body.length}`, `Idempotency-Key: ${randomUUID()}`],
          body,
        ),
      );
    expect(await json('{}', 'text/plain')).toBe(415);
    expect(await json('['.repeat(60_000))).toBe(400);
    expect(await json('{"a":'.repeat(10_000))).toBe(400);
    expect(await json('{"__proto__":{"isAdmin":true},"constructor":{}}')).toBe(422);
    const refusal = async () => {
      const start = performance.now();
      expect(await json(`"${'x'.repeat(10_000_000)}"`)).toBe(413);
      return performance.now() - start;
    };
    // On a busy machine one response may be delayed.
    expect(Math.min(await refusal(), await refusal())).toBeLessThan(5_000);
  });

  it('puts its headers on every answer: pages, calls, pictures, errors', { tags: ['X46'] }, async () => {
    const paths = [
      '/',
      '/nothing.js',
      '/api/v1/games',
      '/api/v1/nothing',
      '/cdn/nothing',
      '/sandbox',
      '/healthz',
      '/readyz',
    ];
    for (const path of paths) {
      const { headers } = await server.get(path);
      for (const name of [
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Cross-Origin-Resource-Policy',
        'X-Request-Id',
        'Date',
      ])
        expect([path, name, headers.get(name) !== null]).toEqual([path, name, true]);
      const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
      for (const name of ['Cross-Origin-Opener-Policy', 'Permissions-Policy'])
        expect([path, name, headers.get(name) !== null]).toEqual([path, name, isPage]);
      expect([path, headers.get('X-Powered-By'), headers.get('Server')]).toEqual([path, null, null]);
      expect(headers.get('Strict-Transport-Security')).toBeNull();
    }
    const secure = await createTestServer({ config: { publicOrigin: 'https://play.example' } });
    for (const path of ['/', '/api/v1/nothing', '/cdn/x'])
      expect((await secure.get(path)).headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000/);
    await secure.close();
  });

  it('lets an app on this machine read answers and send commands, without credentials', async () => {
    const allowed = async (origin: string) => {
      const { headers } = await server.get('/api/v1/check', { headers: { Origin: origin } });
      return headers.get('Access-Control-Allow-Origin');
    };
    const local = 'http://localhost:5173';
    expect(await allowed(local)).toBe(local);
    for (const origin of ['null', 'http://127.0.0.1.evil.example', 'http://localhost.evil'])
      expect(await allowed(origin)).toBeNull();
    const { headers } = await server.app.request(`${server.origin}/api/v1/pay`, {
      method: 'OPTIONS',
      headers: { Origin: local, 'Access-Control-Request-Method': 'POST' },
    });
    expect(headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('names no foreign origin, on preflights neither', { tags: ['X23'] }, async () => {
    const open = await createTestServer({
      config: {
        host: '0.0.0.0',
        publicOrigin: 'https://play.example',
        appOrigins: ['https://app.example'],
      },
    });
    const evil = [
      'https://evil.example',
      'null',
      'https://play.example.evil.example',
      'https://evilplay.example',
      'https://sub.play.example',
      'http://play.example',
      'https://play.example:8443',
      'https://app.example.',
      'http://localhost:5173',
      'https://play.example,https://evil.example',
    ];
    for (const origin of evil) {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await open.app.request('https://play.example/api/v1/games', {
          method,
          headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
        });
        expect([origin, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([origin, null]);
        expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
        expect(answer.headers.get('Vary')).toContain('Origin');
      }
    }
    const good = await open.app.request('https://play.example/api/v1/games', {
      headers: { Origin: 'https://app.example' },
    });
    expect(good.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example');
    expect(good.headers.get('Access-Control-Expose-Headers')).toContain('X-Events');
    await open.close();
  });

  it('lets a CDN store what is the same for all guests, and nothing of a player', async () => {
    const { access } = await server.signUp();
    const headersOf = async (path: string, token?: string) => {
      const { headers } = await server.get(path, token === undefined ? {} : { token });
      return [headers.get('CDN-Cache-Control'), headers.get('Cache-Control')];
    };
    for (const path of ['/api/v1/categories?language=kk', '/api/v1/games', '/api/v1/translations/ru'])
      expect(await headersOf(path)).toEqual(['max-age=30, stale-if-error=600', 'no-cache']);
    const { headers } = await server.get('/api/v1/games');
    expect(headers.get('Vary')).toMatch(/^Authorization, Accept-Encoding/);
    expect(await headersOf('/api/v1/games', access)).toEqual([null, 'no-store']);
    for (const path of ['/api/v1/check', '/api/v1/guest', '/api/v1/winners'])
      expect(await headersOf(path)).toEqual([null, 'no-cache']);
  });

  it('takes the address from the connection or its own proxies', { tags: ['X43'] }, async () => {
    const signInAt = async (on: TestServer, forwarded: string, email: string) =>
      (
        await on.signIn(
          { email, password: 'wrong-password' },
          {
            headers: {
              'X-Forwarded-For': forwarded,
              'X-Real-IP': forwarded,
              Forwarded: `for=${forwarded}`,
            },
          },
        )
      ).status;
    const statuses = [];
    for (let at = 0; at < 11; at += 1)
      statuses.push(await signInAt(server, `10.0.0.${at}`, 'forger@example.com'));
    expect(statuses.at(-1)).toBe(429);
    const behind = await createTestServer({ config: { proxies: 1 } });
    for (let at = 0; at < 10; at += 1) await signInAt(behind, `6.6.6.${at}, 10.0.0.1`, 'one@example.com');
    expect(await signInAt(behind, '6.6.6.99, 10.0.0.1', 'one@example.com')).toBe(429);
    expect(await signInAt(behind, '6.6.6.99, 10.0.0.2', 'one@example.com')).toBe(401);
    await behind.close();
  });

  it('stores the address and browser it sees itself, not those in the body', { tags: ['X43'] }, async () => {
    const response = await server.post(
      '/api/v1/visits',
      { visitor_uid: 'forged', url: 'https://x.example/', user_agent: 'forged-agent', client_ip: '' },
      { headers: { 'User-Agent': 'true-agent' } },
    );
    expect(response.status).toBe(200);
    const row = await server.row('visits', { visitor_uid: 'forged' });
    expect([row.user_agent, row.ip]).toEqual(['true-agent', 'unknown']);
  });

  it('keeps no token, code or address of visits or events', { tags: ['API-47', 'API-73'] }, async () => {
    const url = 'https://app.example/confirm-email/T0KEN?auth_token=C0DE&x=1#h';
    const visit = { visitor_uid: 'v', url, user_agent: 'u', client_ip: '' };
    expect((await server.post('/api/v1/visits', visit)).status).toBe(200);
    const event = {
      ...bodies.analytics[0],
      url: '/unsubscribe/me@example.com?email=me@example.com',
      previous_url: '/profile/settings?undo=UND0',
    };
    expect((await server.post('/api/v1/analytics', [event])).status).toBe(200);
    const stored = JSON.stringify([await server.rows('visits'), await server.rows('analytics')]);
    for (const secret of ['T0KEN', 'C0DE', 'UND0', 'me@example.com']) expect(stored).not.toContain(secret);
    expect(stored).toContain('https://app.example/confirm-email/***?auth_token=***&x=1');
  });

  it('does not reveal what broke inside', async () => {
    const { access: token } = await server.signUp();
    const broken = await createTestServer();
    await broken.close();
    const response = await broken.get('/api/v1/offers/welcome-bonus/all', { token });
    expect([response.status, response.body.message]).toEqual([500, 'GENERAL_ERROR']);
    expect(Object.keys(response.body).sort()).toEqual(['message', 'request_id']);
  });

  it('reads hostile texts of 50 kB in no time', { tags: ['X42'] }, async () => {
    const n = 50_000;
    const texts = [
      'a'.repeat(n),
      `${'a'.repeat(n)}@`,
      `a@${'a.'.repeat(n / 2)}`,
      `a@${'a-'.repeat(n / 2)}!`,
      `${'a.'.repeat(n / 2)}@b`,
      '7'.repeat(n),
      `+${'7 '.repeat(n / 2)}x`,
      ' '.repeat(n),
      `${'\t'.repeat(n)}x`,
      '%'.repeat(n),
      `https://${'a'.repeat(n)}`,
    ];
    const slow: string[] = [];
    for (const endpoint of Object.values(endpoints)) {
      for (const schema of [endpoint.body, endpoint.query]) {
        if (schema === undefined) continue;
        for (const text of texts) {
          const value = Object.fromEntries(
            [
              'email',
              'phone',
              'promo_code',
              'code',
              'token',
              'url',
              'search',
              'name',
              'birthday',
              'password',
              'currency',
              'uid',
              'slug',
              'filter',
            ].map((name) => [name, text]),
          );
          const run = async () => {
            const start = performance.now();
            await schema['~standard'].validate(value);
            return performance.now() - start;
          };
          // A backtracking expression takes more than a second for this text; otherwise far less, even on a
          // busy machine.
          const best = Math.min(await run(), await run());
          if (best > 250) slow.push(`${endpoint.id}: ${text.slice(0, 8)} ${best}`);
        }
      }
    }
    expect(slow).toEqual([]);
  });
});
