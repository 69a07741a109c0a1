import { endpoints, type Endpoint } from '@tulpar/api/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../db/seed/index.ts';
import { createTestServer, testServer, type Tokens } from '../testing/index.ts';
import { calls } from './calls/index.ts';

const all = Object.values<Endpoint>(endpoints);
const isStream = (endpoint: Endpoint) => endpoint.answerType === 'event-stream';
/** The event stream bypasses the handlers, and its response does not end. */
const isBuilt = (endpoint: Endpoint) => isStream(endpoint) || Object.hasOwn(calls, endpoint.id);

/** A path with a value for each parameter, and the query that distinguishes the call from others. */
function addressOf(endpoint: Endpoint): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'lng' ? 'ru' : 'something',
  );
  const query = new URLSearchParams(endpoint.match).toString();
  return query === '' ? path : `${path}?${query}`;
}

describe('contract', () => {
  const server = testServer();
  let tokens: Tokens;
  beforeAll(async () => {
    await seedCatalogue(server.deps.db, 40);
    tokens = await server.signUp();
  });

  const ask = (endpoint: Endpoint, token?: string, headers: Record<string, string> = {}) =>
    endpoint.method === 'GET'
      ? server.get(addressOf(endpoint), { token, headers })
      : server.post(addressOf(endpoint), endpoint.body === undefined ? undefined : {}, {
          token,
          headers,
        });

  it.each(all.filter((endpoint) => !isBuilt(endpoint)))(
    '$id is not built: 501 as JSON, behind its token',
    async (endpoint) => {
      const { status, body, headers } = await ask(endpoint, tokens.access);
      expect([status, body.message]).toEqual([501, 'NOT_IMPLEMENTED']);
      expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(headers.get('X-Request-Id')).toBe(body.request_id);
    },
  );

  it.each(all.filter((endpoint) => endpoint.auth === 'player'))('$id needs a token', async (endpoint) => {
    const guest = await ask(endpoint);
    expect([guest.status, guest.body.message]).toEqual([401, 'AUTH_REQUIRED']);
    const bad = await ask(endpoint, 'nonsense');
    expect([bad.status, bad.body.message]).toEqual([401, 'AUTH_TOKEN_INVALID']);
  });

  it.each(all.filter((endpoint) => endpoint.auth === 'both'))(
    '$id takes a guest, not a bad token',
    async (endpoint) => {
      expect((await ask(endpoint)).status).not.toBe(401);
      expect((await ask(endpoint, 'nonsense')).status).toBe(401);
    },
  );

  it.each(all.filter((endpoint) => endpoint.auth === 'open' || endpoint.auth === 'guest'))(
    '$id does not look at a bad token',
    async (endpoint) => {
      const { body } = await ask(endpoint, 'nonsense');
      expect(['AUTH_TOKEN_INVALID', 'AUTH_TOKEN_EXPIRED']).not.toContain(body.message);
    },
  );

  it.each(all.filter((endpoint) => endpoint.method === 'POST'))(
    '$id asks for an idempotency key',
    async (endpoint) => {
      const response = await server.post(addressOf(endpoint), {}, { token: tokens.access, key: '' });
      expect(response.body.message).toBe(isBuilt(endpoint) ? 'IDEMPOTENCY_KEY_REQUIRED' : 'NOT_IMPLEMENTED');
    },
  );

  it.each(all.filter((endpoint) => endpoint.method === 'GET' && isBuilt(endpoint) && !isStream(endpoint)))(
    '$id answers as the contract says, or refuses with a code',
    async (endpoint) => {
      // The server checks every 200 against its schema, and returns 500 for a violation.
      const { status, headers } = await ask(endpoint, tokens.access);
      expect([200, 404, 422]).toContain(status);
      expect(headers.get('Date')).not.toBeNull();
      expect(headers.get('X-Request-Id')).toMatch(/^req_/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      if (endpoint.auth === 'player') expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it.each(all.filter((endpoint) => endpoint.etag === true && isBuilt(endpoint)))(
    '$id answers 304 to the tag it gave',
    async (endpoint) => {
      const first = await ask(endpoint, tokens.access);
      const tag = first.headers.get('ETag') ?? '';
      expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"/)]);
      const second = await ask(endpoint, tokens.access, { 'If-None-Match': tag });
      expect([second.status, second.body]).toEqual([304, '']);
      expect((await ask(endpoint, tokens.access, { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  it('answers the profile with and without the final slash', async () => {
    for (const path of ['/api/v1/profile', '/api/v1/profile/']) {
      expect((await server.get(path, { token: tokens.access })).status).toBe(200);
    }
  });

  it('answers what it does not know as JSON: path, method, body type, size', async () => {
    const unknown = await server.get('/api/v1/nothing');
    expect([unknown.status, unknown.body.message]).toEqual([404, 'NOT_FOUND']);
    const wrongMethod = await server.post('/api/v1/games', {});
    expect([wrongMethod.status, wrongMethod.body.message, wrongMethod.headers.get('Allow')]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      'GET',
    ]);
    const form = await server.post('/api/authenticate', 'email=a', {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect([form.status, form.body.message]).toEqual([415, 'CONTENT_TYPE_INVALID']);
    const large = await server.post('/api/authenticate', `"${'x'.repeat(70_000)}"`);
    expect([large.status, large.body.message]).toEqual([413, 'BODY_TOO_LARGE']);
    const deep = await server.post('/api/authenticate', '['.repeat(30_000));
    expect([deep.status, deep.body.message]).toEqual([400, 'BODY_INVALID']);
  });

  it('ignores protected fields: registration and profile changes cannot verify or enrich a player', async () => {
    const { body } = await server.post('/api/signup', {
      ...server.signUpBody(),
      id: 1,
      is_doc_verified: true,
      status: 'vip',
      deposits_count: 9,
      realBalance: 9_999,
    });
    const token = body.access.token;
    await server.post(
      '/api/v1/profile/',
      { first_name: 'A', currency: 'AZN', is_doc_verified: true, status: 'vip', deposits_count: 9 },
      { token },
    );
    expect((await server.get('/api/v1/profile/', { token })).body).toMatchObject({
      first_name: 'A',
      currency: 'KZT',
      is_doc_verified: false,
      status: 'novice',
      deposits_count: 0,
    });
  });

  it('lets only its own app read answers from another origin, and never with credentials', async () => {
    const from = async (origin: string) =>
      (await server.get('/api/v1/check', { headers: { Origin: origin } })).headers.get(
        'Access-Control-Allow-Origin',
      );
    expect(await from('http://localhost:5173')).toBe('http://localhost:5173');
    for (const origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1.evil.example',
      'http://localhost.evil',
    ]) {
      expect(await from(origin)).toBeNull();
    }
    const preflight = await server.app.request(`${server.origin}/api/v1/pay`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('does not reveal what broke inside', async () => {
    const broken = await createTestServer();
    await broken.close();
    const response = await broken.get('/api/v1/offers/welcome-bonus/all', {
      token: tokens.access,
    });
    expect([response.status, response.body.message]).toEqual([500, 'GENERAL_ERROR']);
    expect(Object.keys(response.body).sort()).toEqual(['message', 'request_id']);
  });

  it(
    'keeps no token, code or address out of a visit or an event',
    { tags: ['API-47', 'API-73'] },
    async () => {
      const url = 'https://app.example/confirm-email/T0KEN?auth_token=C0DE&x=1#h';
      const visit = { visitor_uid: 'v', url, user_agent: 'u', client_ip: '' };
      expect((await server.post('/api/v1/visits', visit)).status).toBe(200);
      const event = {
        event_name: 'page_view',
        visitor_uid: 'v',
        player_id: 1,
        source_id: null,
        project: 'tulpar',
        platform: 'mobile',
        operating_system: 'Android',
        os_version: null,
        browser: 'b',
        screen_resolution: '390x844',
        payload: {},
        local_time: '2026-01-12T14:31:05+05:00',
        url: '/unsubscribe/me@example.com?email=me@example.com',
        previous_url: '/profile/settings?undo=UND0',
      };
      expect((await server.post('/api/v1/analytics', [event])).status).toBe(200);
      const stored = JSON.stringify([
        await server.deps.db.selectFrom('visits').selectAll().execute(),
        await server.deps.db.selectFrom('analytics').selectAll().execute(),
      ]);
      for (const secret of ['T0KEN', 'C0DE', 'UND0', 'me@example.com']) expect(stored).not.toContain(secret);
      expect(stored).toContain('https://app.example/confirm-email/***?auth_token=***&x=1');
    },
  );

  it('keeps keys apart even when two calls carry the same one by chance', async () => {
    const key = randomUUID();
    const mine = await server.post('/api/v1/profile/extra-data', undefined, { token: tokens.access, key });
    const other = (await server.signUp()).access;
    const theirs = await server.post('/api/v1/profile/extra-data', undefined, { token: other, key });
    expect([mine.status, theirs.status, theirs.headers.get('Idempotent-Replayed')]).toEqual([200, 200, null]);
  });
});
