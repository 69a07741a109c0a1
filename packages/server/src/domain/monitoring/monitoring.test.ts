import { bodies } from '@tulpar/api/samples';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { createOperator, createTestServer, testServer } from '../../testing/index.ts';
import { refuse } from '../errors/refusal.ts';
import { forgetOldClientErrors, forgetOldLogs } from './monitoring.ts';

const minutes = 60_000;
const days = 24 * 60 * minutes;

describe('monitoring', () => {
  const server = testServer();
  const operator = createOperator(server);
  let visitors = 0;

  const send = (changes: Readonly<Record<string, unknown>> = {}) => {
    visitors += 1;
    return server.post<{ message?: string; domain?: unknown }>('/api/v1/client-errors', {
      ...bodies.clientErrors,
      visitor_uid: `visitor-${visitors}`,
      ...changes,
    });
  };
  const rows = (name: string) => server.rows('client_errors', { name });
  const pageOf = async (query = '') => (await operator.open(`/sandbox/monitoring?lang=en${query}`)).text;

  it('counts a failure once per name, message and build', { tags: ['REACH-17'] }, async () => {
    expect((await send({ name: 'counted', count: 2 })).status).toBe(200);
    expect((await send({ name: 'counted', count: 3, route: '/news' })).status).toBe(200);
    expect((await send({ name: 'counted', build: 'b2' })).status).toBe(200);
    const found = await rows('counted');
    expect(found.map(({ build, count, route }) => [build, Number(count), route]).toSorted()).toEqual([
      ['a1b2c3d', 5, '/news'],
      ['b2', 1, '/games/{slug}'],
    ]);
  });

  it.each([
    ['name', 'n'.repeat(201)],
    ['message', 'm'.repeat(1001)],
    ['stack', 's'.repeat(8001)],
    ['route', 'r'.repeat(501)],
    ['count', 0],
    ['count', 1.5],
  ])('refuses a report whose %s is out of bounds', { tags: ['REACH-17'] }, async (field, value) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errors: { [field]: ['FIELD_INVALID'] } }),
    ]);
  });

  it('takes 30 reports an hour from one visitor, then 429', { tags: ['REACH-17'] }, async () => {
    const one = () => send({ name: 'flood', visitor_uid: 'flooder' });
    for (let time = 0; time < 30; time += 1) expect((await one()).status).toBe(200);
    const refused = await one();
    expect([refused.status, refused.body.message]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await send({ name: 'flood' })).status).toBe(200);
    server.clock.pass(61 * minutes);
    expect((await one()).status).toBe(200);
  });

  it('a used-up address leaves no trace of made-up visitors', { tags: ['REACH-17'] }, async () => {
    const { db, limits } = server.deps;
    const attempts = async () => (await db.selectFrom('attempts').select('key').execute()).length;
    const before = await attempts();
    vi.spyOn(limits.reportAddress, 'take').mockImplementationOnce(async () =>
      refuse(429, 'TOO_MANY_ATTEMPTS'),
    );
    expect((await send()).status).toBe(429);
    expect(await attempts()).toBe(before);
  });

  it('keeps no contact, token or card number of any client', { tags: ['REACH-17'] }, async () => {
    const secret = 'aigerim@example.kz eyJhbGciOi.eyJzdWIiOi.c2ln +7 701 234 56 78 4242 4242 4242 4242';
    await send({ name: 'careless', message: `failed for ${secret}`, stack: secret });
    const stored = JSON.stringify(await rows('careless'));
    expect(stored).toContain('failed for');
    expect(stored).not.toMatch(/aigerim|eyJ|701|4242/);
  });

  it(
    'the console lists failures by count and by build, and shows hostile ones as text',
    { tags: ['REACH-17'] },
    async () => {
      await send({ name: 'rare-failure', build: 'build-1', count: 1 });
      await send({
        name: 'frequent-failure',
        build: 'build-2',
        count: 900,
        message: '<script>alert(1)</script>',
      });
      const all = await pageOf();
      expect(all.indexOf('frequent-failure')).toBeGreaterThan(0);
      expect(all.indexOf('frequent-failure')).toBeLessThan(all.indexOf('rare-failure'));
      expect(all).not.toContain('<script>alert');
      expect(all).toContain('build-2 (900)');
      const one = await pageOf('&build=build-1');
      expect(one).toContain('rare-failure');
      expect(one).not.toContain('frequent-failure');
      expect(await pageOf('&build=none-of-them')).toContain('There were no errors.');
    },
  );

  it('forgets a failure 30 days after it was last reported', { tags: ['REACH-17'] }, async () => {
    await send({ name: 'old' });
    server.clock.pass(20 * days);
    await send({ name: 'fresh' });
    server.clock.pass(11 * days);
    await forgetOldClientErrors(server.deps);
    expect(await rows('old')).toEqual([]);
    expect(await rows('fresh')).toHaveLength(1);
  });

  it.each(['visits', 'analytics'] as const)(
    '%s are taken 1,200 times a minute from one address, and stored for 90 days',
    { tags: ['ANALYT-01'] },
    async (log) => {
      const { db, secrets } = server.deps;
      const write = () => server.post(`/api/v1/${log}`, bodies[log]);
      const stored = async () => (await db.selectFrom(log).select('id').execute()).length;
      server.clock.pass(2 * minutes);
      const before = await stored();
      expect((await write()).status).toBe(200);
      expect(await stored()).toBe(before + 1);
      // Pretend that 1,199 earlier requests came from the address.
      const key = secrets.hash('attempts', 'log-address/unknown');
      await sql`update attempts set times = array_fill(times[1], array[1199]) where key = ${key}`.execute(db);
      expect((await write()).status).toBe(200);
      const refused = await write();
      expect([refused.status, refused.body.message]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
      expect(await stored()).toBe(before + 2);
      server.clock.pass(2 * minutes);
      expect((await write()).status).toBe(200);
      server.clock.pass(89 * days);
      await forgetOldLogs(server.deps);
      expect(await stored()).toBe(before + 3);
      server.clock.pass(2 * days);
      expect((await write()).status).toBe(200);
      await forgetOldLogs(server.deps);
      expect(await stored()).toBe(1);
    },
  );

  const vital = (payload: unknown) =>
    server.post('/api/v1/analytics', [{ ...bodies.analytics[0], event_name: 'web-vital', payload }]);

  it('the console shows the 75th percentile by route over seven days', { tags: ['REACH-19'] }, async () => {
    expect(await pageOf()).toContain('Nothing has been measured yet.');
    const lcp = (value: unknown, route: unknown = '/games') =>
      vital({ name: 'LCP', value, rating: 'good', route });
    await lcp(99_000);
    server.clock.pass(8 * days);
    for (const value of [1000, 2000, 3000, 4000, 5000]) await lcp(value);
    await lcp(700, '/news/{slug}');
    await vital({ name: 'CLS', value: 0.1234, rating: 'needs-improvement', route: '/games' });
    // Invalid values and routes must not be counted.
    await lcp('fast');
    await lcp(1, 7);
    await lcp(1, 'r'.repeat(300));
    await vital({ name: '<b>LCP</b>', value: 1, route: '/games' });
    const text = (await pageOf()).replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/<b>\/games<\/b>.*?LCP <span class="badge open">4000 ms<\/span>/);
    expect(text).toMatch(/CLS <span class="badge open">0\.123<\/span>/);
    expect(text).toMatch(/<b>\/news\/\{slug\}<\/b>.*?LCP <span class="badge good">700 ms<\/span>/);
    expect(text).not.toContain('<b>LCP');
    expect(text.indexOf('/games</b>')).toBeLessThan(text.indexOf('/news/{slug}</b>'));
  });
});

it('returns whether analytics requires consent', { tags: ['REACH-20', 'API-46'] }, async () => {
  for (const [analyticsConsent, expected] of [
    [true, 'needed'],
    [false, 'not_needed'],
  ] as const) {
    const server = await createTestServer({ config: { analyticsConsent } });
    const { body } = await server.get<{ analytics_consent: string }>('/api/v1/check');
    expect(body.analytics_consent).toBe(expected);
    await server.close();
  }
});
