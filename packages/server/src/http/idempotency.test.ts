import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { testServer, engine } from '../testing/index.ts';
import { deleteOldData } from '../retention.ts';
import { presenceClass } from '../db/announcements.ts';
import { beginAttempt, freeAbandonedAttempts, isStored } from './idempotency.ts';

describe('idempotency', () => {
  const server = testServer();
  let token: string;
  beforeAll(async () => {
    token = (await server.signUp()).access;
  });

  const pay = (key: string, changes = {}) => server.pay(token, changes, key);
  const payments = async () => (await server.read('transactions', token)).pagination.items;

  it('sends the first answer again, word for word and marked, and does nothing twice', async () => {
    const before = await payments();
    const key = randomUUID();
    const first = await pay(key);
    const second = await pay(key);
    expect(first.headers.get('Idempotent-Replayed')).toBeNull();
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await payments()).toBe(before + 1);
  });

  it('carries out twenty simultaneous presses with one key once; the others are in flight or replayed', async () => {
    const before = await payments();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => pay(key)));
    const carriedOut = responses.filter(
      ({ status, headers }) => status === 200 && !headers.has('Idempotent-Replayed'),
    );
    expect(carriedOut).toHaveLength(1);
    for (const { status, headers, body } of responses) {
      if (status === 200) expect(body).toEqual(carriedOut[0]?.body);
      else {
        expect([status, body.message, headers.get('Retry-After')]).toEqual([
          409,
          'IDEMPOTENCY_IN_FLIGHT',
          '1',
        ]);
      }
    }
    expect(await payments()).toBe(before + 1);
  });

  it('refuses the key with another body, path or method', { tags: ['F15'] }, async () => {
    const key = randomUUID();
    await pay(key);
    const before = await payments();
    const otherBody = await pay(key, { amount: 600_000 });
    expect([otherBody.status, otherBody.body.message]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    const otherPath = await server.post('/api/v1/promo-codes', { code: 'DEMO20' }, { token, key });
    expect([otherPath.status, otherPath.body.message]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(await payments()).toBe(before);
  });

  it('a body that is refused unread belongs to its key too', { tags: ['F15'] }, async () => {
    const before = await payments();
    const key = randomUUID();
    const large = () => pay(key, { fields: { text: 'x'.repeat(70_000) } });
    for (const answer of [await large(), await large()])
      expect([answer.status, answer.body.message]).toEqual([413, 'BODY_TOO_LARGE']);
    const other = await pay(key);
    expect([other.status, other.body.message]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(await payments()).toBe(before);
  });

  it('a form that cannot be read belongs to its key too', { tags: ['F15'] }, async () => {
    const key = randomUUID();
    const send = (body: string) =>
      server.post('/api/v1/profile/documents/upload', body, {
        token,
        key,
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      });
    for (const answer of [await send('no parts'), await send('no parts')])
      expect([answer.status, answer.body.message]).toEqual([400, 'BODY_INVALID']);
    const form = '--x\r\nContent-Disposition: form-data; name="document_type"\r\n\r\nPassport\r\n--x--\r\n';
    const other = await send(form);
    expect([other.status, other.body.message]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('requires a key in the right format', async () => {
    for (const key of ['', 'abc', randomUUID().toUpperCase()]) {
      const { status, body } = await pay(key);
      expect([status, body.message]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
    }
  });

  it('checks the token before the key and the key before the body', async () => {
    const noToken = await server.post('/api/v1/pay', 'not json', { key: '' });
    expect(noToken.status).toBe(401);
    const noKey = await server.post('/api/v1/pay', 'not json', { token, key: '' });
    expect(noKey.body.message).toBe('IDEMPOTENCY_KEY_REQUIRED');
    const noBody = await server.send('pay', token, 'not json');
    expect([noBody.status, noBody.body.message]).toEqual([400, 'BODY_INVALID']);
  });

  it('stores refusals that are definitive and frees the key after the others', async () => {
    const wrong = randomUUID();
    const first = await pay(wrong, { uid: 'no-such' });
    const again = await pay(wrong, { uid: 'no-such' });
    expect([first.status, again.status, again.headers.get('Idempotent-Replayed')]).toEqual([
      404,
      404,
      'true',
    ]);
    expect(again.body).toEqual(first.body);

    const faulty = randomUUID();
    const fault = await pay(faulty, { amount: 509_900 });
    const retried = await pay(faulty, { amount: 509_900 });
    expect([fault.status, fault.body.message]).toEqual([500, 'GENERAL_ERROR']);
    expect([retried.status, retried.headers.get('Idempotent-Replayed')]).toEqual([200, null]);
  });

  it('keeps the keys of two players apart', async () => {
    const other = (await server.signUp()).access;
    const key = randomUUID();
    const mine = await pay(key);
    const theirs = await server.pay(other, {}, key);
    expect(theirs.headers.get('Idempotent-Replayed')).toBeNull();
    expect(theirs.body.transaction_id).not.toBe(mine.body.transaction_id);
  });

  it('survives a refresh of the token', async () => {
    const tokens = await server.signUp();
    const key = randomUUID();
    const first = await server.pay(tokens.access, {}, key);
    server.clock.pass(1000);
    const { body } = await server.refresh(tokens.refresh);
    const second = await server.pay(body.access.token, {}, key);
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
  });

  it('keeps no readable answer: tokens of a sign-in are sealed', async () => {
    const key = randomUUID();
    const { body } = await server.post('/api/signup', server.signUpBody(), {
      key,
    });
    const rows = await server.rows('idempotency');
    const text = JSON.stringify(rows);
    expect(text).not.toContain(body.refresh.token);
    expect(text).not.toContain(key);
  });

  it('undoes the effect when the answer cannot be stored with it', async () => {
    const before = await payments();
    const attempt = await beginAttempt(server.deps, {
      owner: '1',
      key: randomUUID(),
      method: 'POST',
      path: '/x',
      bodyHash: async () => '',
    });
    if (isStored(attempt)) throw new Error('a fresh key was answered');
    // Another attempt takes over while this one is slow, so the writes of this one must be discarded.
    await freeAbandonedAttempts(server.deps);
    const writing = attempt.finish(async (trx) => {
      await trx.updateTable('players').set({ last_name: 'Lost' }).execute();
      return { status: 200, body: '{}' };
    });
    await expect(writing).rejects.toThrow('IDEMPOTENCY_IN_FLIGHT');
    const lost = await server.rows('players', { last_name: 'Lost' });
    expect(lost).toEqual([]);
    expect(await payments()).toBe(before);
  });

  it('lets another attempt in when the first has been silent for a minute, not before', async () => {
    const request = {
      owner: '1',
      key: randomUUID(),
      method: 'POST',
      path: '/x',
      bodyHash: async () => '',
    };
    await beginAttempt(server.deps, request);
    server.clock.pass(59_000);
    await expect(beginAttempt(server.deps, request)).rejects.toThrow('IDEMPOTENCY_IN_FLIGHT');
    server.clock.pass(2_000);
    const second = await beginAttempt(server.deps, request);
    expect(isStored(second)).toBe(false);
  });

  it('still knows an answer after a day and forgets it after two', async () => {
    const { access, refresh } = await server.signUp();
    const key = randomUUID();
    await server.post('/api/v1/profile/extra-data', undefined, { token: access, key });
    server.clock.pass(25 * 3_600_000);
    await deleteOldData(server.deps);
    const { body } = await server.post('/api/refresh', {
      refresh_token: refresh,
    });
    const late = await server.post('/api/v1/profile/extra-data', undefined, {
      token: body.access.token,
      key,
    });
    expect(late.headers.get('Idempotent-Replayed')).toBe('true');
    server.clock.pass(24 * 3_600_000);
    await deleteOldData(server.deps);
    expect(
      await server.deps.db
        .selectFrom('idempotency')
        .select('hash')
        .where('created_at', '<', new Date(server.clock.now().getTime() - 48 * 3_600_000))
        .execute(),
    ).toEqual([]);
  });
});

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
