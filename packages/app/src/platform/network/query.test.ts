import { InfiniteQueryObserver, QueryObserver } from '@tanstack/query-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient, FRESH, queryClientAtom, repeats, checkTimes, type QueryClient } from './query.ts';
import { clockChangesAtom } from './clock.ts';
import { startNewGeneration } from '../session/session.ts';
import { store } from '../state/store.ts';
import { createClient } from '@tulpar/api/client';
import { balance } from '@tulpar/api/contract';
import { ApiError, type ApiErrorKind } from '@tulpar/api/errors';

describe('reads', () => {
  it('stay fresh and cached for 5 minutes, and are not refetched on focus', { tags: ['NET-16'] }, () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(FRESH).toBe(300_000);
    expect(queries).toMatchObject({
      staleTime: FRESH,
      gcTime: FRESH,
      refetchOnWindowFocus: false,
    });
  });

  it('are not polled in the background', { tags: ['NET-17'] }, () => {
    expect(createQueryClient().getDefaultOptions().queries?.refetchIntervalInBackground).toBe(false);
  });

  it('a query atom refuses to outlive the cache', () => {
    expect(() => checkTimes({ staleTime: Infinity })).toThrow(/gcTime/);
    expect(() => checkTimes({ staleTime: Infinity, gcTime: Infinity })).not.toThrow();
    expect(() => checkTimes({})).not.toThrow();
  });

  it('a session has a cache of its own, and nothing of it is in the next', () => {
    const first = store.get(queryClientAtom);
    first.setQueryData(['profile'], 'alice');
    expect(store.get(queryClientAtom)).toBe(first);
    startNewGeneration();
    const next = store.get(queryClientAtom);
    expect(next).not.toBe(first);
    expect(next.getQueryData(['profile'])).toBeUndefined();
  });
});

const error = (kind: ApiErrorKind) => new ApiError(kind, { endpoint: 'x' });

/** A list that is shown, of three pages; each response is sent by `respond`. */
async function openList() {
  const queries = createQueryClient();
  const requests: { page: number; respond: () => void }[] = [];
  let version = 1;
  const list = new InfiniteQueryObserver(queries, {
    queryKey: ['list'],
    queryFn: ({ pageParam: page }) =>
      new Promise<string>((resolve) => {
        requests.push({ page, respond: () => resolve(`${page} v${version}`) });
      }),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => (pages.length < 3 ? pages.length + 1 : null),
  });
  onTestFinished(list.subscribe(() => undefined));
  onTestFinished(() => queries.clear());
  const respond = async (page: number) => {
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    // The last request has replaced an earlier one.
    const request = requests.splice(0).at(-1);
    expect(request?.page).toBe(page);
    request?.respond();
    await new Promise((resolve) => setTimeout(resolve));
  };
  await respond(1);
  return {
    queries,
    list,
    respond,
    more: () => void list.fetchNextPage(),
    isLoadingMore: () => list.getCurrentResult().isFetchingNextPage,
    pages: () => list.getCurrentResult().data?.pages,
    change: () => (version += 1),
    isIdle: () => requests.length === 0 && queries.isFetching() === 0,
  };
}

type List = Awaited<ReturnType<typeof openList>>;

it('data read while the clock was ahead is read again once the clock is corrected', () => {
  const queries = store.get(queryClientAtom);
  queries.setQueryData(['future'], 1, { updatedAt: Date.now() + 3_600_000 });
  queries.setQueryData(['past'], 1);
  store.set(clockChangesAtom, (count) => count + 1);
  expect(queries.getQueryState(['future'])?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['past'])?.isInvalidated).toBe(false);
});

it('a change during the first read is followed by another read', async () => {
  const queries = createQueryClient();
  onTestFinished(() => queries.clear());
  const responses: (() => void)[] = [];
  let value = 'former';
  const read = new QueryObserver(queries, {
    queryKey: ['read'],
    queryFn: () => {
      const response = value;
      return new Promise<string>((resolve) => responses.push(() => resolve(response)));
    },
  });
  onTestFinished(read.subscribe(() => undefined));
  value = 'changed';
  const invalidated = queries.invalidateQueries({ queryKey: ['read'] });
  responses[0]?.();
  await expect.poll(() => responses.length).toBe(2);
  responses[1]?.();
  await invalidated;
  expect(read.getCurrentResult().data).toBe('changed');
});

describe('the next page of a list', { tags: ['UI-01'] }, () => {
  it.each([
    ['refetch', (queries: QueryClient) => queries.refetchQueries({ type: 'active' })],
    ['invalidation', (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['list'] })],
  ] as const)('arrives in spite of a %s, which then reads all pages', async (_name, renew) => {
    const { queries, respond, more, isLoadingMore, pages, change, isIdle } = await openList();
    more();
    const renewed = renew(queries);
    expect(isLoadingMore()).toBe(true);
    await respond(2);
    expect(pages()).toEqual(['1 v1', '2 v1']);
    change();
    await respond(1);
    await respond(2);
    await renewed;
    expect(pages()).toEqual(['1 v2', '2 v2']);
    expect(isIdle()).toBe(true);
  });

  it.each([
    ['an invalidation', ({ queries }: List) => queries.invalidateQueries({ queryKey: ['list'] })],
    ['an interval or a focus', ({ list }: List) => list.refetch({ cancelRefetch: false })],
  ] as const)('replaces a running refetch by %s, which then is done again', async (_name, renew) => {
    const opened = await openList();
    const { respond, more, pages, change, isIdle } = opened;
    change();
    void renew(opened);
    await expect.poll(isIdle).toBe(false);
    more();
    await respond(2);
    await respond(1);
    await respond(2);
    expect(pages()).toEqual(['1 v2', '2 v2']);
    expect(isIdle()).toBe(true);
  });
});

describe('repeats of a read', { tags: ['NET-15'] }, () => {
  it('three retries, and only for failures that were neither retried by the client nor refused', () => {
    expect([0, 1, 2, 3].map((failures) => repeats(failures, new TypeError('x')))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(['server', 'wrongResponse'].map((kind) => repeats(0, error(kind as ApiErrorKind)))).toEqual([
      true,
      true,
    ]);
    for (const kind of [
      'killed',
      'network',
      'timeout',
      'rejected',
      'validation',
      'rateLimited',
      'contract',
      'aborted',
    ])
      expect([kind, repeats(0, error(kind as ApiErrorKind))]).toEqual([kind, false]);
  });

  it('do not multiply with those of the client', async () => {
    const client = createQueryClient();
    const read = vi.fn().mockRejectedValue(error('killed'));
    await expect(client.fetchQuery({ queryKey: ['x'], queryFn: read, retry: repeats })).rejects.toMatchObject(
      {
        kind: 'killed',
      },
    );
    expect(read).toHaveBeenCalledTimes(1);
    const faulty = vi.fn().mockRejectedValue(error('server'));
    await expect(
      client.fetchQuery({ queryKey: ['y'], queryFn: faulty, retry: repeats, retryDelay: 0 }),
    ).rejects.toMatchObject({ kind: 'server' });
    expect(faulty).toHaveBeenCalledTimes(4);
  });
});

/** A server that counts its requests and returns the statuses in turn; 0 is no response. */
function createCountingServer(...statuses: readonly number[]) {
  let requests = 0;
  const client = createClient({
    baseUrl: 'https://api.example',
    session: {
      access: () => 'a',
      refresh: () => 'r',
      generation: () => 1,
      store: () => undefined,
      end: () => undefined,
    },
    clock: { now: () => 0, sleep: () => Promise.resolve() },
    async fetch() {
      const status = statuses[Math.min(requests, statuses.length - 1)];
      requests += 1;
      if (status === 0) throw new TypeError('Failed to fetch');
      const body = status === 200 ? 'a page of a proxy' : JSON.stringify({ message: 'DEFAULT' });
      return new Response(body, { status: status ?? 500 });
    },
  });
  return {
    requests: () => requests,
    read: () =>
      createQueryClient().fetchQuery({
        queryKey: ['x'],
        queryFn: () => client.call(balance),
        retryDelay: 0,
      }),
  };
}

describe('requests of a read in sum', () => {
  it.each([502, 503, 504])('%i: four', { tags: ['NET-15', 'OP-36'] }, async (status) => {
    const server = createCountingServer(status);
    await expect(server.read()).rejects.toMatchObject({ kind: 'server', status });
    expect(server.requests()).toBe(4);
  });

  it.each([
    [[500, 500, 503], 3],
    [[0, 502], 2],
    [[503, 500, 503], 3],
    [[0, 0, 504, 0, 504], 3],
    [[500, 200], 2],
  ])('what the client has repeated is final: %j', { tags: ['NET-15', 'OP-15'] }, async (statuses, count) => {
    const server = createCountingServer(...statuses);
    await expect(server.read()).rejects.toMatchObject({ attempts: expect.any(Number) });
    expect(server.requests()).toBe(count);
  });

  it('without an answer: six, as the client makes them', { tags: ['NET-05', 'F12'] }, async () => {
    const server = createCountingServer(0);
    await expect(server.read()).rejects.toMatchObject({ kind: 'killed', attempts: 6 });
    expect(server.requests()).toBe(6);
  });
});
