import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from './testing/index.ts';

const address = process.env['TEST_DATABASE_URL'] ?? '';
/** Number of requests; more than a server has connections. */
const crowd = 20;

describe.runIf(address !== '')('one player among others on PostgreSQL', { tags: ['OPS-02'] }, () => {
  let server: TestServer;
  let busy: string;
  let other: string;
  let session: string;
  let lock: pg.Client;
  beforeAll(async () => {
    server = await createTestServer();
    busy = (await server.signUp()).access;
    other = (await server.signUp()).access;
    await server.deposit(busy, 9_000_000);
    session = await server.launch(busy);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.deps.db);
    const url = new URL(address);
    url.pathname = `/${rows[0]?.name}`;
    lock = new pg.Client({ connectionString: url.href });
    await lock.connect();
  });
  afterAll(async () => {
    await lock.end();
    await server.close();
  });

  const round = () => server.post('/sandbox/rounds', { session, round_key: randomUUID(), bet: 1_000 });
  const payment = () => server.pay(busy);
  const lockPlayers = async (condition: string) => {
    await lock.query('begin');
    await lock.query(`select id from players where ${condition} for update`);
  };

  it.each([
    ['rounds', round],
    ['payments', payment],
  ] as const)('whose %s wait for a locked row does not delay other players', async (_, send) => {
    const id = await server.idOf(busy);
    await lockPlayers(`id = ${id}`);
    let answered = 0;
    const waiting = Promise.all(Array.from({ length: crowd }, () => send().finally(() => (answered += 1))));
    for (let count = 0; count < 5; count += 1)
      expect((await server.get('/api/v1/profile/', { token: other })).status).toBe(200);
    // Without the queue, the writes would occupy every connection and delay the reads.
    expect(answered).toBe(0);
    await lock.query('rollback');
    expect(new Set((await waiting).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is answered 503 with Retry-After while the row stays locked', async () => {
    await lockPlayers('true');
    const answer = await round();
    await lock.query('rollback');
    expect([answer.status, answer.headers.get('Retry-After'), answer.body]).toEqual([
      503,
      '1',
      { message: 'SERVER_BUSY' },
    ]);
  });

  it.runIf(process.env['LONG'] === '1')('does not delay others with 80 rounds sent together', async () => {
    const measure = async (count: number) => {
      const times: number[] = [];
      for (let at = 0; at < count; at += 1) {
        const start = performance.now();
        expect((await server.get('/api/v1/profile/', { token: other })).status).toBe(200);
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[Math.floor(count * 0.95)] ?? 0;
    };
    const quiet = await measure(100);
    const rounds = Promise.all(Array.from({ length: 80 }, round));
    const loud = await measure(40);
    // Below 50 ms other work of the machine decides.
    expect(loud, `alone ${quiet.toFixed()} ms`).toBeLessThan(Math.max(3 * quiet, 50));
    expect(new Set((await rounds).map(({ status }) => status))).toEqual(new Set([200]));
  });
});
