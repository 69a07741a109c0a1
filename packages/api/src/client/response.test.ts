import { describe, expect, it, vi } from 'vitest';
import {
  authenticate,
  balance,
  checkPhoneCode,
  game,
  games,
  paymentMethods,
  signUp,
  textProbe,
  translations,
  updateProfile,
  uploadDocuments,
} from '../contract/index.ts';
import { ApiError, hasCode, isApiError } from '../errors.ts';
import { balanceSample, bodies, gamesList, paymentMethodList } from '../samples/index.ts';
import { createTestHarness, json, refusal } from './testing/harness.ts';
import { createSkew } from './client.ts';

const login = {
  body: { email: 'a@b.kz', password: 'secret', region: 'KZ', brand: 'tulpar', domain: 'app.example' },
} as const;
const html = (status: number) => new Response('<html>proxy</html>', { status });

describe('403', () => {
  it('with a JSON object ends the session as a ban', { tags: ['NET-07'] }, async () => {
    const harness = createTestHarness(() => refusal(403, 'AUTH_USER_BANNED'));
    expect(await harness.fails(balance)).toMatchObject({ kind: 'banned', status: 403 });
    expect(harness.session.ends).toEqual(['ban']);
    expect(harness.reports).toEqual([]);
  });

  it('is a ban whatever the content type and the code say', { tags: ['NET-07'] }, async () => {
    const harness = createTestHarness(
      () => new Response('{}', { status: 403, headers: { 'Content-Type': 'text/html' } }),
    );
    await harness.fails(balance);
    expect(harness.session.ends).toEqual(['ban']);
  });

  it.each(['<html>blocked</html>', '[]', '"no"', 'ok]', ''])(
    'of a proxy (%j) is reported and ends nothing',
    { tags: ['NET-13'] },
    async (text) => {
      const harness = createTestHarness(() => new Response(text, { status: 403 }));
      expect(await harness.fails(balance)).toMatchObject({ kind: 'rejected', status: 403, code: null });
      expect(harness.session.ends).toEqual([]);
      expect(harness.reports).toMatchObject([{ type: 'wrongResponse', endpoint: 'balance', status: 403 }]);
    },
  );

  it.each([
    ['the message', refusal(422, 'AUTH_USER_BANNED')],
    ['the domain errors', refusal(422, 'VALIDATION_ERROR', { errors: { domain: ['AUTH_USER_BANNED'] } })],
  ])('the ban marker in %s is a ban', { tags: ['AUTH-22', 'AUTH-23', 'API-03'] }, async (_, answer) => {
    const harness = createTestHarness(() => answer);
    expect(await harness.fails(authenticate, login)).toMatchObject({ kind: 'banned' });
    expect(harness.session.ends).toEqual(['ban']);
  });

  it('the marker means nothing outside sign-in', { tags: ['API-03'] }, async () => {
    const harness = createTestHarness(() => refusal(422, 'AUTH_USER_BANNED'));
    await harness.fails(balance);
    expect(harness.session.ends).toEqual([]);
  });
});

describe('a body', () => {
  it('that is not JSON is reported as a wrong response', { tags: ['NET-13'] }, async () => {
    const harness = createTestHarness(() => html(200));
    expect(await harness.fails(balance)).toMatchObject({ kind: 'wrongResponse', status: 200, code: null });
    expect(harness.reports).toMatchObject([{ type: 'wrongResponse', endpoint: 'balance', status: 200 }]);
    expect(harness.seen).toHaveLength(1);
  });

  it('is not read when it is far too long, even if correct', { tags: ['NET-13', 'F38'] }, async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const harness = createTestHarness(() => json(200, { ...balanceSample, more: 'x'.repeat(4_000_000) }));
    const error = await harness.fails(balance);
    expect(error).toMatchObject({ kind: 'wrongResponse', status: 200 });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('of a fault in front of the server is reported too', { tags: ['NET-13'] }, async () => {
    const harness = createTestHarness(() => html(502));
    expect(await harness.fails(balance)).toMatchObject({ kind: 'server', status: 502, code: null });
    expect(harness.reports).toMatchObject([{ type: 'wrongResponse', status: 502 }]);
  });

  it('that is exactly ok is a success', { tags: ['NET-13'] }, async () => {
    const harness = createTestHarness(() => new Response('ok'));
    expect(await harness.call(checkPhoneCode, { body: { code: '123456' } })).toEqual({
      success: true,
    });
    expect(await harness.call(textProbe)).toBe('ok');
    expect(harness.reports).toEqual([]);
  });

  it('drops fields that the contract lacks', async () => {
    const harness = createTestHarness(() => json(200, { ...balanceSample, crypto: 1 }));
    expect(await harness.call(balance)).toEqual(balanceSample);
  });

  it('that breaks the contract is reported by its places, never by its values', async () => {
    const secret = 'p@ssw0rd-77011234567';
    const harness = createTestHarness(() =>
      json(200, { realBalance: secret, bonusBalance: 1.5, currency: 'KZT' }, { 'X-Request-Id': 'req_9' }),
    );
    const error = await harness.fails(balance);
    expect(error).toMatchObject({
      kind: 'contract',
      issues: ['realBalance', 'bonusBalance'],
      requestId: 'req_9',
    });
    expect(harness.reports).toEqual([
      {
        type: 'contract',
        endpoint: 'balance',
        status: 200,
        requestId: 'req_9',
        issues: ['realBalance', 'bonusBalance'],
      },
    ]);
    const written = JSON.stringify([error, harness.reports]) + String(error) + String((error as Error).stack);
    expect(written).not.toContain(secret);
  });

  it('names the place inside a list', { tags: ['API-31'] }, async () => {
    const list = gamesList();
    const broken = { ...list, data: [list.data[0], { ...list.data[1], id: null }] };
    const harness = createTestHarness(() => json(200, broken));
    expect(await harness.fails(games)).toMatchObject({ issues: ['data.1.id'] });
  });

  it('comes with its headers where the caller wants them', { tags: ['API-25'] }, async () => {
    const harness = createTestHarness(() => json(200, paymentMethodList, { 'X-Response-Time': '37' }));
    const query = {
      transaction_type: 'deposit',
      currency: 'KZT',
      applepay_available: false,
      locale: 'kz',
    } as const;
    const answer = await harness.run(harness.client.callFull(paymentMethods, { query }));
    expect(answer.headers.get('X-Response-Time')).toBe('37');
    expect(answer.data).toHaveLength(paymentMethodList.length);
    expect(harness.seen[0]?.url).toBe(
      'https://api.example/api/v1/cashbox?transaction_type=deposit&currency=KZT&applepay_available=false&locale=kz',
    );
  });
});

describe('a refusal', () => {
  it('gives codes by field, general ones under domain', { tags: ['ERR-01', 'ERR-03'] }, async () => {
    const harness = createTestHarness(() =>
      refusal(
        422,
        'VALIDATION_ERROR',
        {
          errors: { email: ['EMAIL_TAKEN'], domain: ['A'], system: ['B'] },
          details: { allowed_amount: 5 },
        },
        { 'X-Request-Id': 'req_5' },
      ),
    );
    const error = await harness.fails(updateProfile, { body: { email: 'a@b.kz' } });
    if (!isApiError(error, 'validation')) throw error;
    expect(error.fields).toEqual({ email: ['EMAIL_TAKEN'], domain: ['A'], system: ['B'] });
    expect(error.domain).toEqual(['A', 'B']);
    expect(error).toMatchObject({ requestId: 'req_5', details: { allowed_amount: 5 }, retryable: false });
    expect(hasCode(error, 'EMAIL_TAKEN')).toBe(true);
    expect(hasCode(error, 'VALIDATION_ERROR')).toBe(true);
    expect(hasCode(error, 'EMAIL_INVALID')).toBe(false);
    expect(harness.reports).toEqual([]);
  });

  it('takes what it can of errors in another shape', { tags: ['ERR-01'] }, async () => {
    const errors = { email: 'EMAIL_TAKEN', phone: [1, 'PHONE_TAKEN', null], address: null };
    const harness = createTestHarness(() => json(422, { message: 7, errors }));
    expect(await harness.fails(updateProfile, { body: {} })).toMatchObject({
      kind: 'validation',
      code: null,
      fields: { email: ['EMAIL_TAKEN'], phone: ['PHONE_TAKEN'], address: [] },
    });
  });

  it.each([['DEFAULT'], ['GENERAL_ERROR'], [''], [undefined]])(
    'with the message %j is reported',
    { tags: ['ERR-04'] },
    async (message) => {
      const harness = createTestHarness(() => json(409, { message }));
      expect(await harness.fails(balance)).toMatchObject({ kind: 'rejected', status: 409 });
      expect(harness.reports).toMatchObject([{ type: 'unexplained', endpoint: 'balance', status: 409 }]);
    },
  );

  it('with a specific message is not', { tags: ['ERR-04'] }, async () => {
    const harness = createTestHarness(() => refusal(409, 'PLAYER_RESTRICTED'));
    await harness.fails(balance);
    expect(harness.reports).toEqual([]);
  });

  it.each([
    ['90', 90],
    ['Mon, 12 Jan 2026 09:02:00 GMT', 120],
    ['soon', null],
    [null, null],
  ])('of too many attempts carries the time of Retry-After: %s', async (header, seconds) => {
    const harness = createTestHarness(() =>
      refusal(429, 'TOO_MANY_ATTEMPTS', {}, header === null ? {} : { 'Retry-After': header }),
    );
    const error = await harness.fails(authenticate, login);
    expect(error).toMatchObject({ kind: 'rateLimited', retryAfter: seconds, retryable: true });
  });

  it('of a parameter that names nothing needs no request', async () => {
    const harness = createTestHarness(() => json(200, {}));
    for (const slug of ['', '.', '..']) {
      const error = await harness.fails(game, { params: { slug } });
      expect(error).toMatchObject({ kind: 'rejected', status: 404, code: 'NOT_FOUND' });
    }
    expect(harness.seen).toEqual([]);
  });

  it('is an error of its own kind', () => {
    const error = new ApiError('network', { endpoint: 'balance' });
    expect(isApiError(error)).toBe(true);
    expect(isApiError(error, 'timeout', 'network')).toBe(true);
    expect(isApiError(error, 'timeout')).toBe(false);
    expect(isApiError(new TypeError('network'))).toBe(false);
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'network',
      code: null,
      fields: {},
      retryable: true,
    });
  });
});

describe('a request', () => {
  it('sends files as numbered parts', { tags: ['API-20'] }, async () => {
    const harness = createTestHarness(() => json(200, { data: [] }));
    const documents = [
      new File(['a'], 'a.png', { type: 'image/png' }),
      new File(['b'], 'b.png', { type: 'image/png' }),
    ];
    await harness.call(uploadDocuments, { body: { documents, document_type: 'Passport' } });
    const parts = harness.seen[0]?.body;
    if (!(parts instanceof FormData)) throw new Error('no parts');
    expect([...parts.keys()]).toEqual(['documents[0]', 'documents[1]', 'document_type']);
    expect(harness.seen[0]?.headers.has('Content-Type')).toBe(false);
  });

  it('carries the body of a registration', { tags: ['API-02'] }, async () => {
    const harness = createTestHarness(() => json(200, { access: null, refresh: null, redirect_url: '/' }));
    const { email: _, ...others } = bodies.signUp;
    const body = { ...others, phone: '77011234567' };
    await harness.call(signUp, { body });
    expect(JSON.parse(String(harness.seen[0]?.body))).toEqual(body);
  });
});

describe('an ETag', () => {
  const tagged = (body: unknown) => json(200, body, { ETag: '"1"' });

  it('gives the same object again while nothing changed', { tags: ['NET-17'] }, async () => {
    const harness = createTestHarness((request, count) => {
      if (request.headers.get('If-None-Match') === '"1"') return new Response(null, { status: 304 });
      return count === 1 ? tagged(balanceSample) : html(200);
    });
    const first = await harness.call(balance);
    expect(await harness.call(balance)).toBe(first);
    expect(harness.seen.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, '"1"']);
  });

  it('is forgotten with the session', async () => {
    const harness = createTestHarness(() => tagged(balanceSample));
    await harness.call(balance);
    harness.session.generation += 1;
    await harness.call(balance);
    expect(harness.seen[1]?.headers.has('If-None-Match')).toBe(false);
  });

  it('is cached for the last fifty addresses', async () => {
    const harness = createTestHarness(() => tagged({}));
    const read = (lng: string) => harness.call(translations, { params: { lng: lng as 'ru' } });
    for (let index = 0; index < 51; index++) await read(`l${index}`);
    await read('l0');
    await read('l50');
    expect(harness.seen.at(-2)?.headers.has('If-None-Match')).toBe(false);
    expect(harness.seen.at(-1)?.headers.get('If-None-Match')).toBe('"1"');
  });

  it('is not used where the contract names none', async () => {
    const harness = createTestHarness(() => tagged(gamesList()));
    await harness.call(games);
    await harness.call(games);
    expect(harness.seen[1]?.headers.has('If-None-Match')).toBe(false);
  });

  it('of a 304 without a conditional request is an error', async () => {
    const harness = createTestHarness(() => new Response(null, { status: 304 }));
    expect(await harness.fails(balance)).toMatchObject({ kind: 'rejected', status: 304 });
  });
});

describe('the time', () => {
  it('follows the Date of the server, and does not jump for a second', async () => {
    let date = 'Mon, 12 Jan 2026 11:00:00 GMT';
    const harness = createTestHarness(() => json(200, balanceSample, { Date: date }));
    const device = harness.clock.now();
    expect(harness.client.now()).toBe(device);
    await harness.call(balance);
    expect(harness.client.now()).toBe(Date.parse(date) + 500);
    date = 'Mon, 12 Jan 2026 11:00:01 GMT';
    await harness.call(balance);
    expect(harness.client.now()).toBe(Date.parse('Mon, 12 Jan 2026 11:00:00 GMT') + 500);
    date = 'nonsense';
    await harness.call(balance);
    expect(harness.client.now()).toBe(Date.parse('Mon, 12 Jan 2026 11:00:00 GMT') + 500);
  });

  it('follows the server on a device a day off, and adjusted meanwhile', { tags: ['F29'] }, async () => {
    let shift = 24 * 3_600_000;
    const moment = () => harness.clock.now() + shift;
    const harness = createTestHarness(() =>
      json(200, balanceSample, { Date: new Date(moment()).toUTCString() }),
    );
    for (const next of [shift, -shift, 2 * shift, 0]) {
      shift = next;
      await harness.call(balance);
      expect(Math.abs(harness.client.now() - moment())).toBeLessThanOrEqual(1000);
    }
  });
});

const now = Date.UTC(2026, 0, 1);
const learned = (headers: Record<string, string>) => {
  const skew = createSkew({ now: () => now, sleep: () => Promise.resolve() });
  const isOther = skew.learn({ headers: new Headers(headers), sentAt: now, receivedAt: now });
  expect(isOther).toBe(skew.now() !== now);
  return skew.now() - now;
};
const minuteAhead = new Date(now + 60_000).toUTCString();

it('follows the clock of the server, but not the date of a response from a cache', () => {
  expect(learned({ Date: minuteAhead })).toBe(60_500);
  expect(learned({ Date: minuteAhead, Age: '20' })).toBe(0);
});
