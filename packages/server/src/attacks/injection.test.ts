import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../db/seed/index.ts';
import { createTestServer, testServer } from '../testing/index.ts';
import {
  addressOf,
  bodyNames,
  bodyOf,
  bodyShape,
  everyCall,
  parameterNames,
  type Shape,
} from './contract-shapes.ts';

const payloads = [
  "' OR '1'='1",
  "'; select pg_sleep(5);--",
  "x') union select password_hash from players--",
  '"; drop table players; --',
  '1; update players set banned_at = null',
  "\\'; select 1/0 --",
  '{"$ne":null}',
  '{"$where":"sleep(5000)"}',
  '.*(a+)+$',
  '[[:alpha:]]{1,9999}',
  '%_%\\',
  '$1',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'a\r\nSet-Cookie: x=1',
  'a\0b',
  '\ud800',
  '\u202e\u0000',
  '-1',
  '1e999',
  '99999999999999999999',
];

const harmful = [
  "'; select pg_sleep(5);--",
  "\\'; select 1/0 --",
  '{"$where":"sleep(5000)"}',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '__proto__',
  'a\0b',
  '\ud800',
];

const isText = (shape: Shape, name: string) =>
  JSON.stringify(bodyOf(shape, 'MARK')).includes(`"${name}":"MARK`);

describe('texts that look like code', () => {
  const server = testServer();
  let token: string;
  beforeAll(async () => {
    await seedCatalogue(server.deps.db, 20);
  });

  const reads = everyCall.filter(
    ({ method, responseType }) => method === 'GET' && responseType !== 'event-stream',
  );
  /** Sends a request; on a busy machine one response may be delayed, but a truly slow request is slow twice. */
  const timed = async <Sent>(send: () => Promise<Sent>) => {
    const measure = async () => {
      const start = performance.now();
      const response = await send();
      return { response, isSlow: performance.now() - start > 4_000 };
    };
    const { response, isSlow } = await measure();
    return { response, isSlow: isSlow && (await measure()).isSlow };
  };

  it('every query and path parameter takes them as text', { tags: ['X41', 'GAME-01'] }, async () => {
    token = (await server.signUp()).access;
    const players = async () =>
      (await server.deps.db.selectFrom('players').select(['id', 'banned_at', 'password_hash']).execute())
        .length;
    const before = await players();
    const wrong: unknown[] = [];
    for (const endpoint of reads) {
      const inPath = parameterNames(endpoint, 'path').length > 0;
      const names = [...(inPath ? [''] : []), ...parameterNames(endpoint, 'query')].filter(
        (name) => endpoint.match?.[name] === undefined,
      );
      for (const name of names) {
        const send = async (text: string) => {
          const address =
            name === ''
              ? addressOf(endpoint, { params: text })
              : addressOf(endpoint, { query: { [name]: text } });
          const { response, isSlow } = await timed(() => server.get(address, { token }));
          if (isSlow) wrong.push([endpoint.id, name, text, 'slow']);
          if (response.headers.get('Set-Cookie') !== null) wrong.push([endpoint.id, name, text, 'cookie']);
          if (JSON.stringify(response.body).includes('argon2')) wrong.push([endpoint.id, name, text, 'leak']);
          return response.status;
        };
        for (const text of payloads) {
          const status = await send(text);
          if (status >= 500) wrong.push([endpoint.id, name, text, status]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(await players()).toBe(before);
  });

  it('every text of every body is stored as is or refused', { tags: ['X41'], timeout: 60_000 }, async () => {
    const wrong: unknown[] = [];
    ({ access: token } = await server.signUp());
    for (const endpoint of everyCall) {
      const shape = bodyShape(endpoint);
      if (shape === null || !bodyNames(shape).some((name) => isText(shape, name))) continue;
      for (const text of harmful) {
        const { response, isSlow } = await timed(() =>
          server.post(addressOf(endpoint), bodyOf(shape, text), { token }),
        );
        if (response.status >= 500) wrong.push([endpoint.id, text, response.status]);
        if (isSlow) wrong.push([endpoint.id, text, 'slow']);
      }
    }
    expect(wrong).toEqual([]);
    const change = { first_name: "Robert'); drop table players;--", last_name: '<b>${7*7}</b>' };
    ({ access: token } = await server.signUp());
    expect((await server.send('updateProfile', token, change)).status).toBe(200);
    expect(await server.read('profile', token)).toMatchObject(change);
  });

  it('reads no cookie and sets none, however large, many or odd they are', { tags: ['X45'] }, async () => {
    ({ access: token } = await server.signUp());
    const hostile = [
      `cda=${'x'.repeat(7_000)}`,
      'tl=<script>alert(1)</script>; tr=javascript:alert(1); promo=../../x',
      'cda=%00%0d%0aSet-Cookie:x; =; ;;; __proto__=1; constructor=2',
      Array.from({ length: 300 }, (_, at) => `c${at}=${at}`).join('; '),
      `__Host-session=${token}; access=${token}`,
    ];
    for (const endpoint of reads) {
      const plain = await server.get(addressOf(endpoint));
      for (const cookie of hostile) {
        const response = await server.get(addressOf(endpoint), {
          headers: { Cookie: cookie },
        });
        expect([endpoint.id, response.status]).toEqual([endpoint.id, plain.status]);
        expect([endpoint.id, response.headers.get('Set-Cookie')]).toEqual([endpoint.id, null]);
        expect(JSON.stringify(response.body)).not.toContain('alert(1)');
      }
    }
  });

  it('the one cookie, of the operator, is for no script or other site', { tags: ['X45'] }, async () => {
    const secure = await createTestServer({ config: { publicOrigin: 'https://play.example' } });
    for (const [origin, on] of [
      [server.origin, server],
      ['https://play.example', secure],
    ] as const) {
      const response = await on.app.request(`${origin}/sandbox/players`, {
        headers: { Cookie: `sandbox_visitor=${'x'.repeat(6_000)}"><script>alert(1)</script>` },
      });
      const cookie = response.headers.get('Set-Cookie') ?? '';
      expect(cookie).toMatch(/^sandbox_visitor=[\w-]{20,80}; /);
      for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/sandbox']) expect(cookie).toContain(flag);
      expect(cookie.includes('Secure')).toBe(origin.startsWith('https:'));
      expect(cookie).not.toContain('Domain=');
      expect(await response.text()).not.toContain('alert(1)');
    }
    await secure.close();
  });

  it('what a browser says of itself decides nothing about the player', { tags: ['X43'] }, async () => {
    const email = 'forger@example.com';
    await server.signUp({ email, time_offset: -900, timezone: 'Nowhere/../Else', fingerprint: 'someone' });
    const { body } = await server.post('/api/authenticate', {
      email,
      password: 'secret-word',
      region: 'AZ',
      brand: 'other',
      domain: 'evil.example',
      currency: 'AZN',
      license: 'none',
    });
    const forged = {
      token: body.access.token,
      headers: {
        'Client-IP': '6.6.6.6',
        'CF-IPCountry': 'AZ',
        'X-License': 'none',
        'User-Agent': 'forged',
      },
    };
    expect((await server.get('/api/v1/profile/', forged)).body).toMatchObject({ currency: 'KZT' });
    expect((await server.get('/api/v1/cashbox?transaction_type=deposit&currency=AZN', forged)).body).toEqual(
      (
        await server.get('/api/v1/cashbox?transaction_type=deposit&currency=KZT', {
          token: body.access.token,
        })
      ).body,
    );
    // Turns 18 tomorrow in the account's time zone.
    const day = new Date(server.clock.now());
    day.setUTCFullYear(day.getUTCFullYear() - 18);
    day.setUTCDate(day.getUTCDate() + 1);
    const young = await server.post(
      '/api/v1/profile/',
      { birthday: day.toISOString().slice(0, 10), time_offset: 900 },
      forged,
    );
    expect([young.status, young.body.errors]).toEqual([422, { birthday: ['AGE_UNDER_MIN'] }]);
  });
});
