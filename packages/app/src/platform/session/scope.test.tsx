import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { noticeCheck, watchConnectivity, watchedFetch } from '../network/connectivity.ts';
import { useQuery } from '../network/query.ts';
import { useAtomValue } from '../state/store.ts';
import { SessionScope } from './scope.tsx';
import { endSession, sessionStateAtom, startSession, watchSession } from './session.ts';

/** Status of the test server's next response; null is no response. */
let status: number | null = 503;
const requests: string[] = [];

const fetchResponse = watchedFetch(async (input, init) => {
  requests.push(String(input));
  init?.signal?.throwIfAborted();
  if (status === null) throw new TypeError('Failed to fetch');
  return new Response(null, { status });
});

async function read(path: string) {
  const response = await fetchResponse(path);
  if (!response.ok) throw new Error(path);
  return path;
}

function Reader() {
  const { status: state } = useQuery({ queryKey: ['read'], queryFn: () => read('/read'), retry: false });
  return <p>{state}</p>;
}

/** The availability check (API-46) as the shell calls it. */
async function check() {
  try {
    await read('/check');
    noticeCheck(true);
  } catch {
    noticeCheck(false);
  }
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

let element: HTMLElement;
const reads = () => requests.filter((path) => path === '/read').length;
const shows = (text: string) => expect.poll(() => element.textContent).toBe(text);
let stop: () => void;

beforeEach(async () => {
  status = 503;
  requests.length = 0;
  stop = watchConnectivity(check);
  ({ container: element } = await render(
    <SessionScope>
      <Reader />
    </SessionScope>,
  ));
  await shows('error');
});

afterEach(() => stop());

describe('a read that gave up', () => {
  it('is not repeated because another call succeeds', { tags: ['NET-05'] }, async () => {
    for (const failure of [503, null]) {
      status = failure;
      await read('/other').catch(() => undefined);
      status = 200;
      await read('/other');
    }
    await shows('error');
    expect(reads()).toBe(1);
  });

  it('is repeated when the failed check succeeds', { tags: ['API-46'] }, async () => {
    await check();
    status = 200;
    await read('/other');
    await shows('error');
    expect(reads()).toBe(1);
    await check();
    await shows('success');
    expect(reads()).toBe(2);
    await check();
    expect(reads()).toBe(2);
  });

  it('is repeated after being offline, if checked', { tags: ['API-46', 'AVAIL-05'] }, async () => {
    setOnline(false);
    setOnline(true);
    await expect.poll(() => requests.at(-1)).toBe('/check');
    await shows('error');
    expect(reads()).toBe(1);
    status = 200;
    await check();
    await shows('success');
    expect(reads()).toBe(2);
  });

  it('the check repeats until it succeeds itself', { tags: ['API-46'] }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await check();
    status = 200;
    await read('/other');
    await vi.advanceTimersByTimeAsync(3100);
    expect(requests.filter((path) => path === '/check')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests.filter((path) => path === '/check')).toHaveLength(2);
    vi.useRealTimers();
    await shows('success');
  });

  it('an aborted request starts no check', { tags: ['API-46'] }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    status = 200;
    await read('/other');
    await fetchResponse('/aborted', { signal: AbortSignal.abort() }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).not.toContain('/check');
  });
});

function Greeting() {
  return <p>{useAtomValue(sessionStateAtom).signedIn ? 'player' : 'guest'}</p>;
}

it('a page restored after a sign-out shows a guest first', { tags: ['AUTH-18', 'F20'] }, async () => {
  startSession({ access: 'a', refresh: 'a' });
  const stopWatching = watchSession();
  const { container } = await render(
    <SessionScope>
      <Greeting />
    </SessionScope>,
  );
  expect(container.textContent).toBe('player');
  localStorage.clear();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(container.textContent).toBe('guest');
  stopWatching();
  endSession('logout');
});
