import { describe, expect, it } from 'vitest';
import { balance, check, pay, signUp } from '../contract/index.ts';
import { balanceSample, bodies, paymentAccepted } from '../samples/index.ts';
import { inFlightCode, isDefinitive } from '../errors.ts';
import { backoff } from './retry.ts';
import { createTestHarness, failure, json, refusal, type TestServer } from './testing/harness.ts';

const body = bodies.pay;
const times = (harness: { seen: readonly { at: number }[] }) => harness.seen.map(({ at }) => at / 1000);
const inFlight = () => refusal(409, 'IDEMPOTENCY_IN_FLIGHT', {}, { 'Retry-After': '3' });

describe('an attempt', () => {
  it('goes to the API base with the bearer token', { tags: ['NET-01', 'NET-02'] }, async () => {
    const { client, run, seen } = createTestHarness(() => json(200, balanceSample));
    expect(await run(client.call(balance))).toEqual(balanceSample);
    expect(seen[0]).toMatchObject({ method: 'GET', url: 'https://api.example/api/v1/profile/balance' });
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer acc_1');
    expect(seen[0]?.headers.has('Content-Type')).toBe(false);
  });

  it('carries no Authorization while there is no access token', { tags: ['NET-02'] }, async () => {
    const { client, run, seen, session } = createTestHarness(() =>
      json(200, { status: 'ok', country: null }),
    );
    session.access = null;
    await run(client.call(check));
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
  });

  it('is given up after 10 s', { tags: ['NET-03'] }, async () => {
    const harness = createTestHarness((_, count) => (count === 1 ? 'hang' : json(200, balanceSample)));
    await harness.call(balance);
    expect(times(harness)).toEqual([0, 11]);
  });

  it('counts the time of the body too', { tags: ['NET-03'] }, async () => {
    const harness = createTestHarness((_, count) => {
      if (count > 1) return json(200, balanceSample);
      return Object.assign(new Response(), { text: () => new Promise(() => undefined) });
    });
    await harness.call(balance);
    expect(times(harness)).toEqual([0, 11]);
  });
});

describe('repeats', () => {
  it.each<[string, TestServer]>([
    ['network errors', () => 'down'],
    ['500', () => refusal(500, 'GENERAL_ERROR')],
    ['no status', () => Object.defineProperty(new Response(), 'status', { value: 0 })],
  ])('wait 1, 2, 4, 8, 16 s and end as killed: %s', { tags: ['NET-04', 'NET-05'] }, async (_, server) => {
    const harness = createTestHarness(server);
    const error = await harness.fails(balance);
    expect(error).toMatchObject({
      kind: 'killed',
      message: 'Request killed after maximum retries',
      code: 'Request killed after maximum retries',
      retryable: true,
    });
    expect(times(harness)).toEqual([0, 1, 3, 7, 15, 31]);
  });

  it('follow a timeout too: six attempts of 10 s', { tags: ['NET-04', 'NET-05'] }, async () => {
    const harness = createTestHarness(() => 'hang');
    const error = await harness.fails(balance);
    expect(error).toMatchObject({ kind: 'killed', status: null });
    expect(times(harness)).toEqual([0, 11, 23, 37, 55, 81]);
  });

  it('never wait longer than 30 s, nor a tenth longer than the step', { tags: ['NET-04'] }, () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((retry) => backoff(retry, 0))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    expect(backoff(2, 0.999)).toBeGreaterThan(4000);
    expect(backoff(2, 0.999)).toBeLessThan(4400);
    expect(backoff(5, 0.999)).toBe(30_000);
  });

  it('500 is reported once and repeated; the status reaches the caller', { tags: ['NET-06'] }, async () => {
    const harness = createTestHarness((_, count) =>
      count < 4
        ? refusal(500, 'GENERAL_ERROR', {}, { 'X-Request-Id': `req_${count}` })
        : json(200, balanceSample),
    );
    await harness.call(balance);
    expect(harness.reports).toEqual([
      { type: 'server', endpoint: 'balance', status: 500, requestId: 'req_1', issues: [] },
    ]);
    const always = createTestHarness(() => refusal(500, 'GENERAL_ERROR'));
    expect(await always.fails(balance)).toMatchObject({ kind: 'killed', status: 500 });
  });

  it('are counted in the error, so callers do not retry them', { tags: ['NET-05', 'OP-15'] }, async () => {
    const harness = createTestHarness((_, count) => (count < 3 ? 'down' : refusal(503, 'DEFAULT')));
    expect(await harness.fails(balance)).toMatchObject({ kind: 'server', attempts: 3 });
    const killed = createTestHarness(() => 'down');
    expect(await killed.fails(balance)).toMatchObject({ attempts: 6 });
  });

  it('503 of a busy server waits as long as it says', { tags: ['OPS-01'] }, async () => {
    const busy = () => refusal(503, 'SERVER_BUSY', {}, { 'Retry-After': '3' });
    const harness = createTestHarness((_, count) => (count < 3 ? busy() : json(200, balanceSample)));
    expect(await harness.call(balance)).toEqual(balanceSample);
    expect(times(harness)).toEqual([0, 3, 6]);
    const always = createTestHarness(busy);
    expect(await always.fails(balance)).toMatchObject({ kind: 'killed', status: 503, attempts: 6 });
  });

  it.each([
    [400, 'rejected'],
    [404, 'rejected'],
    [405, 'rejected'],
    [409, 'rejected'],
    [413, 'rejected'],
    [422, 'rejected'],
    [429, 'rateLimited'],
    [451, 'regionBlocked'],
    [501, 'rejected'],
    [502, 'server'],
    [503, 'server'],
    [504, 'server'],
  ])('%i is not repeated: %s', { tags: ['NET-05'] }, async (status, kind) => {
    const harness = createTestHarness(() => refusal(status, 'SOME_CODE'));
    const error = await harness.fails(balance);
    expect(error).toMatchObject({ kind, status, code: 'SOME_CODE' });
    expect(harness.seen).toHaveLength(1);
  });

  it('are none where the contract says one attempt', { tags: ['API-46', 'AVAIL-01'] }, async () => {
    const harness = createTestHarness((_, count) => (count === 1 ? 'down' : refusal(500, 'GENERAL_ERROR')));
    expect(await harness.fails(check)).toMatchObject({ kind: 'network' });
    expect(await harness.fails(check)).toMatchObject({ kind: 'server', status: 500 });
    expect(harness.seen).toHaveLength(2);
  });
});

describe('an intent', () => {
  it('keeps its key and its bytes over repeats', { tags: ['NET-14'] }, async () => {
    const harness = createTestHarness((_, count) => (count < 4 ? 'down' : json(200, paymentAccepted)));
    expect(await harness.call(pay, { body })).toEqual(paymentAccepted);
    const keys = new Set(harness.seen.map(({ headers }) => headers.get('Idempotency-Key')));
    expect([...keys]).toEqual(['00000000-0000-4000-8000-000000000001']);
    expect(new Set(harness.seen.map((request) => request.body)).size).toBe(1);
    expect(JSON.parse(String(harness.seen[0]?.body))).toEqual(body);
    expect(harness.seen[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('is a new one for every call, unless the caller says which', { tags: ['NET-14'] }, async () => {
    const harness = createTestHarness(() => json(200, paymentAccepted));
    await harness.call(pay, { body });
    await harness.call(pay, { body });
    await harness.call(pay, { body }, { idempotencyKey: 'given' });
    await harness.fails(balance);
    expect(harness.seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      '00000000-0000-4000-8000-000000000001',
      '00000000-0000-4000-8000-000000000002',
      'given',
      null,
    ]);
  });

  it('still running is retried after Retry-After with the same key', { tags: ['NET-14'] }, async () => {
    const harness = createTestHarness((_, count) => (count < 3 ? inFlight() : json(200, paymentAccepted)));
    expect(await harness.call(pay, { body })).toEqual(paymentAccepted);
    expect(times(harness)).toEqual([0, 3, 6]);
    expect(new Set(harness.seen.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('that never stops running counts as tries', { tags: ['NET-05'] }, async () => {
    const harness = createTestHarness(inFlight);
    const error = await harness.fails(pay, { body });
    expect(error).toMatchObject({ kind: 'idempotencyInFlight', status: 409, retryable: true });
    expect(harness.seen).toHaveLength(6);
  });

  it('outlives the page if the caller requests it', { tags: ['NET-14'] }, async () => {
    const harness = createTestHarness(() => json(200, paymentAccepted));
    await harness.call(pay, { body }, { keepalive: true });
    expect(harness.seen[0]?.keepalive).toBe(true);
  });
});

describe('a caller that gives up', () => {
  it('aborts immediately while the request is pending', async () => {
    const harness = createTestHarness(() => 'hang');
    const stop = new AbortController();
    const call = failure(harness.client.call(balance, {}, { signal: stop.signal }));
    await harness.settle();
    stop.abort();
    expect(await harness.run(call)).toMatchObject({ kind: 'aborted', retryable: false });
    expect(harness.seen).toHaveLength(1);
    expect(harness.elapsed()).toBe(0);
    expect(harness.refusals, 'the server refused nothing').toEqual([]);
  });

  it('aborts immediately between two attempts', async () => {
    const harness = createTestHarness(() => 'down');
    const stop = new AbortController();
    const call = failure(harness.client.call(balance, {}, { signal: stop.signal }));
    await harness.settle();
    stop.abort();
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(harness.seen).toHaveLength(1);
    expect(harness.elapsed()).toBe(0);
  });

  it('sends nothing when it gave up before', async () => {
    const harness = createTestHarness(() => json(200, {}));
    const stop = new AbortController();
    stop.abort();
    const call = harness.client.call(signUp, { body: {} as never }, { signal: stop.signal });
    expect(await harness.run(failure(call))).toMatchObject({ kind: 'aborted' });
  });
});

describe('which answers settle an intent', () => {
  it('those the server stores; no answer, a fault or a refusal to run yet do not', () => {
    for (const status of [400, 404, 409, 413, 415, 422])
      expect(isDefinitive(status, 'X'), `${status}`).toBe(true);
    for (const status of [null, 401, 403, 429, 451, 500, 502, 503, 504])
      expect(isDefinitive(status, null), `${status}`).toBe(false);
    expect(isDefinitive(409, inFlightCode)).toBe(false);
  });
});
