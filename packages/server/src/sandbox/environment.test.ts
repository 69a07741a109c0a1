import { serve } from '@hono/node-server';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { expireOffers } from '../domain/offers/finish.ts';
import { settleDue } from '../domain/payments/settle.ts';
import { createOperator, createTestServer, testServer } from '../testing/index.ts';
import { clearFaults, resetTime } from './state.ts';

const day = 24 * 3_600_000;

describe('what the operator does to every server', () => {
  const server = testServer();
  /** The app of another server process on the same database. */
  let other: ReturnType<typeof createApp>;
  const operator = createOperator(server);
  beforeAll(async () => {
    const timeShift = { ms: 0 };
    const start = server.clock.now().getTime();
    const clock = { now: () => new Date(start + timeShift.ms) };
    other = createApp({ ...server.deps, timeShift, clock });
  });
  afterEach(async () => {
    await clearFaults(server.deps.db);
    await resetTime(server.deps.db);
    await operator.open('/sandbox');
  });

  const fail = (fields: Readonly<Record<string, string>>) =>
    operator.act('/sandbox', '/sandbox/faults', {
      call: 'guest',
      kind: 'status',
      status: '500',
      seconds: '1',
      times: '1',
      ...fields,
    });
  const guest = () => server.get('/api/v1/guest');
  const elsewhere = (path: string, init?: RequestInit) => other.request(`${server.origin}${path}`, init);

  it('moves the clock of every process, forward only, and back to real time', async () => {
    const before = server.clock.now().getTime();
    expect(
      await operator.act('/sandbox', '/sandbox/clock', { do: 'move', count: '3', unit: 'day' }),
    ).toMatchObject({
      done: 'move',
    });
    const dateOf = (answer: { headers: Headers }) => Date.parse(answer.headers.get('Date') ?? '');
    expect(dateOf(await guest())).toBe(before + 3 * day);
    expect(dateOf(await elsewhere('/api/v1/guest'))).toBe(before + 3 * day);
    expect((await operator.open('/sandbox')).text).toContain('ahead of real time by 3 days');
    for (const fields of [
      { count: '-1', unit: 'day' },
      { count: '0', unit: 'day' },
      { count: '1.5', unit: 'day' },
      { count: '99999', unit: 'day' },
      { count: '1', unit: 'toString' },
    ])
      expect(await operator.act('/sandbox', '/sandbox/clock', { do: 'move', ...fields })).toMatchObject({
        problem: 'invalid',
      });
    await operator.act('/sandbox', '/sandbox/clock', { do: 'reset' });
    expect(dateOf(await elsewhere('/api/v1/guest'))).toBe(before);
  });

  it('lets tokens, offers and slow payments feel the moved clock', async () => {
    const { access } = await server.signUp();
    const started = await server.startDeposit(access, { amount: 507_700 });
    await server.press(started.page, 'success');
    expect((await server.balance(access)).realBalance).toBe(0);
    await operator.act('/sandbox', '/sandbox/clock', { do: 'move', count: '1', unit: 'minute' });
    await settleDue(server.deps);
    expect((await server.balance(access)).realBalance).toBe(507_700);
    await operator.act('/sandbox', '/sandbox/clock', { do: 'move', count: '31', unit: 'day' });
    await expireOffers(server.deps);
    const expired = await server.get('/api/v1/profile', { token: access });
    expect([expired.status, expired.body.message]).toEqual([401, 'AUTH_TOKEN_EXPIRED']);
    const there = await elsewhere('/api/v1/profile', { headers: { Authorization: `Bearer ${access}` } });
    expect(there.status).toBe(401);
  });

  it('spoils the next answers of one call in whichever process', { tags: ['F12'] }, async () => {
    expect(await fail({ times: '2' })).toMatchObject({ done: 'fault' });
    expect((await server.get('/api/v1/check')).status).toBe(200);
    const first = await guest();
    expect([first.status, first.body.message]).toEqual([500, 'GENERAL_ERROR']);
    expect((await elsewhere('/api/v1/guest')).status).toBe(500);
    expect((await guest()).status).toBe(200);
    expect((await elsewhere('/api/v1/guest')).status).toBe(200);
  });

  it('spoils no more responses than requested when many come in parallel', { tags: ['F12'] }, async () => {
    await fail({ call: '*', times: '3', status: '503' });
    const answers = await Promise.all(
      Array.from({ length: 9 }, async (_, i) =>
        i % 2 === 0 ? (await guest()).status : (await elsewhere('/api/v1/guest')).status,
      ),
    );
    const spoilt = answers.filter((status) => status === 503).length;
    expect(spoilt).toBeGreaterThan(0);
    expect(spoilt).toBeLessThanOrEqual(3);
  });

  it.each([
    ['401', 'AUTH_TOKEN_EXPIRED'],
    ['404', 'NOT_FOUND'],
    ['409', 'IDEMPOTENCY_IN_FLIGHT'],
    ['429', 'TOO_MANY_ATTEMPTS'],
    ['451', 'REGION_BLOCKED'],
  ])('answers %s as the contract has it', async (status, code) => {
    await fail({ status });
    const { body, status: actual, headers } = await guest();
    expect([String(actual), body.message]).toEqual([status, code]);
    expect(headers.has('Retry-After')).toBe(status === '429' || status === '409');
  });

  it.each(['403', '502', '503', '504'])(
    'answers %s with a page, as a proxy does',
    { tags: ['F10'] },
    async (status) => {
      await fail({ status });
      const { status: actual, headers } = await guest();
      expect([String(actual), headers.get('Content-Type')]).toEqual([status, 'text/html; charset=utf-8']);
    },
  );

  it('delays an answer', { tags: ['F25'] }, async () => {
    await fail({ kind: 'delay', seconds: '0.2' });
    const before = performance.now();
    expect((await guest()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(190);
  });

  it('does no work for another status, but all of it for a lost answer', { tags: ['F13'] }, async () => {
    const { access } = await server.signUp();
    const pay = (key: string) => server.pay(access, {}, key);
    const count = async () => (await server.read('transactions', access)).pagination.items;
    const key = randomUUID();
    await fail({ call: 'pay', status: '500' });
    expect((await pay(key)).status).toBe(500);
    expect(await count()).toBe(0);
    await fail({ call: 'pay', kind: 'lose' });
    await pay(key);
    expect(await count()).toBe(1);
    expect((await pay(key)).headers.get('Idempotent-Replayed')).toBe('true');
    expect(await count()).toBe(1);
  });

  it('refuses invalid faults, and clears all of them', async () => {
    for (const fields of [
      { call: 'nothing' },
      { call: 'toString' },
      { kind: 'explode' },
      { status: '200' },
      { times: '0' },
      { times: '99999' },
      { kind: 'delay', seconds: '0' },
      { kind: 'delay', seconds: '9999' },
    ])
      expect(await fail(fields)).toMatchObject({ problem: 'invalid' });
    await fail({ times: '5' });
    expect(await operator.act('/sandbox', '/sandbox/faults/clear')).toMatchObject({ done: 'clear' });
    expect((await guest()).status).toBe(200);
  });
});

describe('a broken connection', () => {
  it.each(['drop', 'lose'] as const)('is seen as kind %s', { tags: ['F3', 'F13'] }, async (kind) => {
    const server = await createTestServer();
    const operator = createOperator(server);
    const listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' });
    await once(listening, 'listening');
    const address = listening.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const fetchGuest = () => fetch(`http://127.0.0.1:${port}/api/v1/guest`);
    await operator.act('/sandbox', '/sandbox/faults', {
      call: 'guest',
      kind,
      times: '1',
      status: '500',
      seconds: '1',
    });
    await expect(fetchGuest()).rejects.toThrow('fetch failed');
    expect((await fetchGuest()).status).toBe(200);
    listening.close();
    await server.close();
  });
});
