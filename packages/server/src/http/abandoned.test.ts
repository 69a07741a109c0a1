import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { presenceClass } from '../db/announcements.ts';
import { engine, testServer } from '../testing/index.ts';
import { beginAttempt, isStored } from './idempotency.ts';

describe.runIf(engine === 'postgres')('an intent whose server has stopped', () => {
  const server = testServer();

  const begin = (instance: number, key: string) =>
    beginAttempt(
      { ...server.deps, instance },
      { owner: 'nobody', key, method: 'POST', path: '/x', bodyHash: async () => 'h' },
    );

  it('is taken over immediately, and the lost attempt changes nothing if it comes back', async () => {
    const key = randomUUID();
    const lost = await begin(111, key);
    const next = await begin(222, key);
    if (isStored(lost) || isStored(next)) throw new Error('Nothing was answered yet');
    let ran = 0;
    const change = async () => {
      ran += 1;
      return { status: 200, body: '{}' };
    };
    await expect(lost.finish(change)).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_FLIGHT' });
    await next.finish(change);
    expect(ran).toBe(1);
    expect(isStored(await begin(222, key))).toBe(true);
  });

  it('is left alone while that server is connected', async () => {
    await server.deps.db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${presenceClass}, 333)`.execute(connection);
      const key = randomUUID();
      await begin(333, key);
      await expect(begin(222, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_FLIGHT' });
      await sql`select pg_advisory_unlock(${presenceClass}, 333)`.execute(connection);
    });
  });
});
