import { describe, expect, it } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { createTestServer, engine, type Answers } from '../testing/index.ts';
import { bodyOf, packedAnswer, createAnswerCache, cacheLifetime } from './answer.ts';

const body = bodyOf('{"data":[]}');

describe('the answer cache', () => {
  const cacheKey = { key: 'a', version: '1:7', now: 1_000 };

  it('are given again to the same question of the same version alone', () => {
    const cache = createAnswerCache(() => 0);
    cache.store(cacheKey, [], body);
    expect(cache.find(cacheKey)).toBe(body);
    expect(cache.find({ ...cacheKey, key: 'b' })).toBeNull();
    expect(cache.find({ ...cacheKey, version: '2:7' })).toBeNull();
  });

  it('end with the first date in their rows, and do not hold before they were made', () => {
    const cache = createAnswerCache(() => 0);
    cache.store(cacheKey, [{ available_to: new Date(5_000) }, { expired_at: new Date(3_000), id: 1 }], body);
    expect(cache.find({ ...cacheKey, now: 2_999 })).toBe(body);
    expect(cache.find({ ...cacheKey, now: 3_000 })).toBeNull();
    expect(cache.find({ ...cacheKey, now: 999 })).toBeNull();
  });

  it('are forgotten well before changes are, and when the real clock is set back', () => {
    let real = 10_000;
    const cache = createAnswerCache(() => real);
    cache.store(cacheKey, [], body);
    real = 10_000 + cacheLifetime - 1;
    expect(cache.find(cacheKey)).toBe(body);
    real = 10_000 + cacheLifetime;
    expect(cache.find(cacheKey)).toBeNull();
    real = 9_999;
    expect(cache.find(cacheKey)).toBeNull();
  });

  it('are a thousand at most', () => {
    const cache = createAnswerCache(() => 0);
    for (let at = 0; at <= 1_000; at += 1) cache.store({ ...cacheKey, key: String(at) }, [], body);
    expect(cache.find({ ...cacheKey, key: '0' })).toBeNull();
    expect(cache.find({ ...cacheKey, key: '1' })).toBe(body);
  });
});

describe('polled reads', () => {
  it('show every change with the next poll: offers, messages, language, time, money', async () => {
    const server = await createTestServer();
    const { access: token } = await server.signUp();
    const { db } = server.deps;
    const offers = async () => await server.offers(token);
    const welcome = async () => (await server.read('welcomeOffers', token)).data;
    const messages = async () => await server.notifications(token);
    const before = await offers();
    expect(await offers()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    const [first] = before;
    await server.update('offers', { id: first?.id ?? '' }, { status: 'rejected' });
    expect((await offers())[0]?.status).toBe('rejected');
    expect((await welcome()).find(({ id }) => id === first?.id)?.status ?? 'rejected').toBe('rejected');

    // An offer expires without a write that would invalidate the cache.
    const open = (await offers()).find(({ status }) => status === 'available')?.id ?? '';
    const end = new Date(server.clock.now().getTime() + 60_000);
    await db.updateTable('offers').set({ available_to: end }).where('id', '=', open).execute();
    const statusOfOpen = async () => (await offers()).find(({ id }) => id === open)?.status;
    expect(await statusOfOpen()).toBe('available');
    server.clock.pass(60_000);
    expect(await statusOfOpen()).toBe('expired');

    const countBefore = (await messages()).length;
    const { page } = await server.startDeposit(token);
    await server.press(page, 'success');
    expect((await messages()).length).toBeGreaterThan(countBefore);
    const body = await server.read('balance', token);
    expect(body.realBalance).toBeGreaterThan(0);

    await server.close();
  });

  it.runIf(engine === 'postgres')(
    'wait for the end of a transaction that commits with a lower number than one before it',
    async () => {
      const server = await createTestServer();
      const { access: token } = await server.signUp();
      const { db } = server.deps;
      const read = async () => await server.offers(token);
      const [one, two] = await read();
      const reject = (id: string | undefined, on: typeof db) =>
        on
          .updateTable('offers')
          .set({ status: 'rejected' })
          .where('id', '=', id ?? '')
          .execute();
      await db.transaction().execute(async (trx) => {
        await reject(one?.id, trx);
        await reject(two?.id, db);
        expect((await read()).map(({ status }) => status).filter((is) => is === 'rejected')).toHaveLength(1);
      });
      expect((await read()).map(({ status }) => status).filter((is) => is === 'rejected')).toHaveLength(2);
      await server.close();
    },
  );

  it('see nothing of an open transaction', async () => {
    const server = await createTestServer();
    const { access: token } = await server.signUp();
    const balance = () => server.get<Answers['balance']>('/api/v1/profile/balance', { token });
    await balance();
    let concurrent: ReturnType<typeof balance> | undefined;
    await server
      .write(async (trx) => {
        await trx.updateTable('players').set({ currency: 'AZN' }).execute();
        concurrent = balance();
        await trx.selectFrom('players').select('id').execute();
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect((await concurrent)?.body.currency).toBe('KZT');
    await server.close();
  });
});

const headers = { 'Cache-Control': 'no-store', ETag: 'W/"1"' };
const textOf = (length: number) => JSON.stringify({ text: 'ә'.repeat(length) });

describe('the answer of a read', () => {
  it('is packed for who takes it, with its own length and its tag', async () => {
    const body = textOf(2_000);
    const answer = packedAnswer(bodyOf(body), 'br, gzip, deflate', headers);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(body);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      'content-encoding': 'gzip',
      'content-length': String(bytes.length),
      'content-type': 'application/json; charset=utf-8',
      etag: 'W/"1"',
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['short', 100, 'gzip'],
    ['too long to be packed on the spot', 40_000, 'gzip'],
    ['for who asks for nothing', 2_000, null],
    ['for who refuses', 2_000, 'gzip;q=0, br'],
    ['for who takes something else', 2_000, 'x-gzip-not, br'],
  ])('is left as it is: %s', async (_, length, accepted) => {
    const body = textOf(length);
    const answer = packedAnswer(bodyOf(body), accepted, headers);
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(answer.headers.get('Content-Length')).toBe(String(Buffer.byteLength(body)));
    expect(await answer.text()).toBe(body);
  });
});
