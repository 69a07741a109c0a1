import { describe, expect, it, vi } from 'vitest';
import {
  authenticate,
  balance,
  cancelWithdrawal,
  games,
  launchGame,
  refresh,
  translations,
} from '../contract/index.ts';
import { balanceSample, refreshed } from '../samples/index.ts';
import { createClient } from './client.ts';
import {
  createTestLock,
  createTestHarness,
  failure,
  json,
  refusal,
  type Seen,
  type TestServer,
  createTestSession,
} from './testing/harness.ts';
import { systemClock, systemRandom } from './system-ports.ts';
import { createLazyRefresher } from './lazy-refresher.ts';
import type { createRefresher, Refresher } from './refresh.ts';

const expired = () => refusal(401, 'AUTH_TOKEN_EXPIRED');
const isRefresh = ({ url }: Seen) => url.endsWith(refresh.path);
const refreshes = (harness: { seen: readonly Seen[] }) => harness.seen.filter(isRefresh);
const bearer = ({ headers }: Seen) => headers.get('Authorization');

/** Accepts the refreshed token; `renew` responds to the refresh call. */
const server =
  (
    renew: TestServer = () => json(200, refreshed),
    answer: () => Response = () => json(200, balanceSample),
  ): TestServer =>
  (request, count) => {
    if (isRefresh(request)) return renew(request, count);
    return bearer(request) === `Bearer ${refreshed.access.token}` ? answer() : expired();
  };

describe('401', () => {
  it('is followed by one refresh, and all fifty are repeated', { tags: ['NET-10', 'F1'] }, async () => {
    const harness = createTestHarness(server());
    const calls = Promise.all(Array.from({ length: 50 }, () => harness.client.call(balance)));
    expect(await harness.run(calls)).toHaveLength(50);
    expect(refreshes(harness)).toHaveLength(1);
    expect(harness.seen).toHaveLength(101);
    expect(harness.session).toMatchObject({
      access: refreshed.access.token,
      refresh: refreshed.refresh.token,
      ends: [],
    });
    expect(JSON.parse(String(refreshes(harness)[0]?.body))).toEqual({ refresh_token: 'ref_1' });
  });

  it('keeps the idempotency key over the refresh', { tags: ['NET-10', 'NET-14'] }, async () => {
    const harness = createTestHarness(server(undefined, () => json(200, { success: true })));
    await harness.call(cancelWithdrawal, { body: { transaction_id: 'trx_1' } });
    const keys = harness.seen
      .filter((request) => !isRefresh(request))
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual(['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001']);
  });

  it('sends no request when another tab already has new tokens', { tags: ['NET-10'] }, async () => {
    const harness = createTestHarness((request) => {
      if (bearer(request) === 'Bearer acc_other') return json(200, balanceSample);
      harness.session.access = 'acc_other';
      return expired();
    });
    expect(await harness.call(balance)).toEqual(balanceSample);
    expect(refreshes(harness)).toHaveLength(0);
  });

  it('waits a moment for the tokens of the tab before it', { tags: ['NET-10', 'F2'] }, async () => {
    const late = createTestHarness(
      (request) => (bearer(request) === 'Bearer acc_other' ? json(200, balanceSample) : expired()),
      {
        lock: async (_name, task) => {
          void late.clock.sleep(300).then(() => (late.session.access = 'acc_other'));
          return await task(true);
        },
      },
    );
    expect(await late.call(balance)).toEqual(balanceSample);
    expect(refreshes(late)).toHaveLength(0);

    const nothing = createTestHarness(server(), { lock: (_name, task) => task(true) });
    expect(await nothing.call(balance)).toEqual(balanceSample);
    expect(refreshes(nothing)).toHaveLength(1);
    expect(nothing.elapsed()).toBeLessThanOrEqual(1000);
  });

  it('is refreshed by one of two tabs', { tags: ['NET-10'] }, async () => {
    const lock = createTestLock();
    const harness = createTestHarness(server(), { lock });
    const { session } = harness;
    const other = createClient({
      session: {
        access: () => session.access,
        refresh: () => session.refresh,
        generation: () => session.generation,
        store: (tokens) => {
          session.access = tokens.access.token;
          session.refresh = tokens.refresh.token;
        },
        end: () => undefined,
      },
      fetch: harness.fetch,
      clock: harness.clock,
      lock,
    });
    await harness.run(Promise.all([harness.client.call(balance), other.call(balance)]));
    expect(refreshes(harness)).toHaveLength(1);
  });

  it('continues for other callers when one aborts', { tags: ['NET-10'] }, async () => {
    let answer: (response: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const harness = createTestHarness(server(() => slow));
    const stop = new AbortController();
    const first = failure(harness.client.call(balance, {}, { signal: stop.signal }));
    const second = harness.client.call(balance);
    await harness.settle();
    stop.abort();
    expect(await first).toMatchObject({ kind: 'aborted' });
    answer(json(200, refreshed));
    expect(await harness.run(second)).toEqual(balanceSample);
    expect(refreshes(harness)).toHaveLength(1);
  });

  it(
    'is refreshed at most five times, and a server failure does not end the session',
    { tags: ['NET-11'] },
    async () => {
      const harness = createTestHarness(server(() => refusal(503, 'GENERAL_ERROR')));
      const error = await harness.fails(balance);
      expect(error).toMatchObject({ kind: 'killed', endpoint: 'refresh', status: 503 });
      expect(refreshes(harness).map(({ at }) => at / 1000)).toEqual([0, 1, 3, 7, 15]);
      expect(new Set(refreshes(harness).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
      expect(harness.session).toMatchObject({ access: 'acc_1', refresh: 'ref_1', ends: [] });
    },
  );

  it('is refreshed again after a lost connection and a timeout', { tags: ['NET-11'] }, async () => {
    let tries = 0;
    const harness = createTestHarness(
      server(() => {
        tries += 1;
        if (tries === 1) return 'down';
        return tries === 2 ? 'hang' : json(200, refreshed);
      }),
    );
    expect(await harness.call(balance)).toEqual(balanceSample);
    expect(refreshes(harness)).toHaveLength(3);
    expect(harness.session.ends).toEqual([]);
  });

  it('ends the session when five new tokens were refused', { tags: ['NET-11'] }, async () => {
    let made = 0;
    const harness = createTestHarness((request) => {
      if (!isRefresh(request)) return expired();
      made += 1;
      const token = { token: `t_${made}`, expires_in: 1 };
      return json(200, { access: token, refresh: token });
    });
    const error = await harness.fails(balance);
    expect(error).toMatchObject({ kind: 'unauthenticated', status: 401, code: 'AUTH_TOKEN_EXPIRED' });
    expect(refreshes(harness)).toHaveLength(5);
    expect(harness.session.ends).toEqual(['expired']);
  });

  it('ends the session when the refresh answers 400', { tags: ['NET-12'] }, async () => {
    const harness = createTestHarness(server(() => refusal(400, 'REFRESH_TOKEN_INVALID')));
    const calls = Promise.all([failure(harness.client.call(balance)), failure(harness.client.call(balance))]);
    for (const error of await harness.run(calls)) expect(error).toMatchObject({ kind: 'unauthenticated' });
    expect(refreshes(harness)).toHaveLength(1);
    expect(harness.session.ends).toEqual(['expired']);
  });

  it('ends the session as a ban when the refresh answers 403', { tags: ['NET-07'] }, async () => {
    const harness = createTestHarness(server(() => refusal(403, 'AUTH_USER_BANNED')));
    expect(await harness.fails(balance)).toMatchObject({ kind: 'banned' });
    expect(harness.session.ends).toEqual(['ban']);
  });

  it('is not refreshed again before the server allows it', { tags: ['NET-11'] }, async () => {
    const harness = createTestHarness(
      server(() => refusal(429, 'TOO_MANY_ATTEMPTS', {}, { 'Retry-After': '60' })),
    );
    expect(await harness.fails(balance)).toMatchObject({ kind: 'rateLimited', retryAfter: 60 });
    expect(refreshes(harness)).toHaveLength(1);
    expect(harness.session.ends).toEqual([]);
  });

  it(
    'measures the wait after a 409 with the server’s clock, not the device’s',
    { tags: ['NET-11'] },
    async () => {
      const hourAhead = (second: number) => new Date(Date.UTC(2026, 0, 12, 10, 0, second)).toUTCString();
      const harness = createTestHarness(
        server((_, count) =>
          count === 2
            ? refusal(409, 'REQUEST_IN_PROGRESS', {}, { Date: hourAhead(0), 'Retry-After': hourAhead(5) })
            : json(200, refreshed),
        ),
      );
      expect(await harness.call(balance)).toEqual(balanceSample);
      expect(refreshes(harness).map(({ at }) => at)).toEqual([0, 5000]);
    },
  );

  it('takes no tokens out of an answer that breaks the contract', { tags: ['NET-11'] }, async () => {
    const harness = createTestHarness(server(() => json(200, { access: 'acc' })));
    expect(await harness.fails(balance)).toMatchObject({ kind: 'killed' });
    expect(harness.session).toMatchObject({ access: 'acc_1', refresh: 'ref_1' });
  });

  it('without a refresh token ends the session as missing', { tags: ['NET-08', 'NET-09'] }, async () => {
    const harness = createTestHarness(server());
    harness.session.refresh = null;
    expect(await harness.fails(balance)).toMatchObject({ kind: 'unauthenticated' });
    expect(harness.session.ends).toEqual(['missing']);
    expect(refreshes(harness)).toHaveLength(0);
  });

  it('requires a login from a guest and ends nothing', { tags: ['NET-09'] }, async () => {
    const harness = createTestHarness(() => refusal(401, 'AUTH_REQUIRED'));
    Object.assign(harness.session, { access: null, refresh: null });
    const call = harness.client.call(launchGame, {
      params: { slug: 'lazy-lantern' },
      body: { mode: 'real', locale: 'ru' },
    });
    expect(await harness.run(failure(call))).toMatchObject({
      kind: 'unauthenticated',
      code: 'AUTH_REQUIRED',
    });
    expect(harness.session.ends).toEqual([]);
  });

  it('of a sign-in is an ordinary error', { tags: ['API-03', 'API-04'] }, async () => {
    const harness = createTestHarness(() => refusal(401, 'AUTH_INVALID_CREDENTIALS'));
    const body = {
      token: 't',
      auth_type: null,
      region: 'KZ',
      brand: 'tulpar',
      domain: 'app.example',
    } as const;
    expect(await harness.fails(authenticate, { body })).toMatchObject({
      kind: 'rejected',
      status: 401,
      code: 'AUTH_INVALID_CREDENTIALS',
    });
    expect(harness.seen).toHaveLength(1);
    expect(harness.session.ends).toEqual([]);
  });
});

describe('another session', () => {
  it('gets no answer of the former one', async () => {
    const harness = createTestHarness(() => {
      harness.session.generation += 1;
      return json(200, balanceSample);
    });
    expect(await harness.fails(balance)).toMatchObject({ kind: 'staleSession' });
    expect(await harness.fails(games)).toMatchObject({ kind: 'staleSession' });
  });

  it('gets no repeat of a former request', async () => {
    const harness = createTestHarness(() => 'down');
    const call = failure(harness.client.call(balance));
    await harness.settle();
    harness.session.generation += 1;
    expect(await harness.run(call)).toMatchObject({ kind: 'staleSession' });
    expect(harness.seen).toHaveLength(1);
  });

  it('keeps its tokens when the answer of an earlier refresh arrives last', async () => {
    const harness = createTestHarness(
      server(() => {
        Object.assign(harness.session, { access: 'acc_new', refresh: 'ref_new', generation: 2 });
        return json(200, refreshed);
      }),
    );
    expect(await harness.fails(balance)).toMatchObject({ kind: 'staleSession' });
    expect(harness.session).toMatchObject({ access: 'acc_new', refresh: 'ref_new', ends: [] });
  });

  it('starts its own refresh while one for the previous session is running', async () => {
    let renewals = 0;
    const harness = createTestHarness(
      server(() => {
        renewals += 1;
        return renewals === 1 ? 'hang' : json(200, refreshed);
      }),
    );
    const former = failure(harness.client.call(balance));
    await harness.settle();
    Object.assign(harness.session, { access: 'acc_2', refresh: 'ref_2', generation: 2 });
    expect(await harness.call(balance)).toEqual(balanceSample);
    expect(await harness.run(former)).toMatchObject({ kind: 'staleSession' });
    expect(harness.session.ends).toEqual([]);
  });

  it('is not ended by a refresh token of the former one that is dead', async () => {
    const harness = createTestHarness(
      server(() => {
        Object.assign(harness.session, { access: 'acc_new', refresh: 'ref_new', generation: 2 });
        return refusal(400, 'REFRESH_TOKEN_INVALID');
      }),
    );
    expect(await harness.fails(balance)).toMatchObject({ kind: 'staleSession' });
    expect(harness.session.ends).toEqual([]);
  });

  it('does not drop answers of public calls', async () => {
    const harness = createTestHarness(() => {
      harness.session.generation += 1;
      return json(200, { hello: 'Привет' });
    });
    const call = harness.client.call(translations, { params: { lng: 'ru' } });
    expect(await harness.run(call)).toEqual({ hello: 'Привет' });
  });
});

const session = createTestSession();
const ports = {
  session: session.port,
  clock: systemClock,
  random: systemRandom,
  now: Date.now,
  send: vi.fn(),
};

describe('a refresher whose code is loaded on demand', () => {
  it('keeps the session if its code does not load, and retries', { tags: ['NET-11'] }, async () => {
    const renew = vi.fn<Refresher>().mockResolvedValue(undefined);
    const code = vi
      .fn<() => Promise<{ createRefresher: typeof createRefresher }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ createRefresher: () => renew });
    const refresher = createLazyRefresher(ports, code);
    await expect(refresher('acc_1')).rejects.toMatchObject({ kind: 'network' });
    expect(session.port.access()).toBe('acc_1');
    await refresher('acc_1');
    expect(renew).toHaveBeenCalledExactlyOnceWith('acc_1');
  });

  it('fetches it once for all that are refused', { tags: ['NET-10'] }, async () => {
    const renew = vi.fn<Refresher>().mockResolvedValue(undefined);
    const code = vi.fn().mockResolvedValue({ createRefresher: () => renew });
    const refresher = createLazyRefresher(ports, code);
    await Promise.all([refresher('acc_1'), refresher('acc_1'), refresher('acc_1')]);
    expect(code).toHaveBeenCalledOnce();
    expect(renew).toHaveBeenCalledTimes(3);
  });
});
