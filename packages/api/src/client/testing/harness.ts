import { createClient } from '../client.ts';
// Loads what `lazy-refresher.ts` imports lazily, because the test clock does not wait for an import.
import '../refresh.ts';
import type { ClientOptions, ClientReport, Clock, Lock, SessionEnd, SessionPort } from '../ports.ts';

/** A request received by the test server. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  /** Time of the test clock, ms. */
  readonly at: number;
  readonly keepalive: boolean;
}

/** A test server. `hang` never responds, `down` drops the connection. */
export type TestServer = (request: Seen, count: number) => Response | Promise<Response> | 'hang' | 'down';

interface Timer {
  readonly due: number;
  readonly fire: () => void;
}

/** A clock that advances to the next timer only when all other work is done. */
export function createTestClock(start = Date.parse('2026-01-12T09:00:00Z')) {
  let now = start;
  const timers = new Set<Timer>();
  const clock: Clock = {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const timer: Timer = { due: now + ms, fire: resolve };
        timers.add(timer);
        signal?.addEventListener('abort', () => {
          timers.delete(timer);
          reject(signal.reason);
        });
      }),
  };
  /** Runs everything that does not wait for a timer. */
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  /** Advances to the next timer; false if there is none. */
  const tick = async (): Promise<boolean> => {
    await settle();
    const [next] = [...timers].sort((a, b) => a.due - b.due);
    if (!next) return false;
    timers.delete(next);
    now = Math.max(now, next.due);
    next.fire();
    await settle();
    return true;
  };
  /** Advances time until the work is done. */
  const run = async <T>(work: Promise<T>): Promise<T> => {
    const state = { done: false };
    const mark = () => {
      state.done = true;
    };
    work.then(mark, mark);
    await settle();
    while (!state.done) {
      const moved = await tick();
      if (!moved && !state.done) throw new Error('everybody waits and nobody is awaited');
    }
    return await work;
  };
  return { clock, run, tick, settle, elapsed: () => now - start, advance: (ms: number) => (now += ms) };
}

/** Tokens in memory, shared by all tabs of a test. */
export function createTestSession(access: string | null = 'acc_1', refresh: string | null = 'ref_1') {
  const state = { access, refresh, generation: 1, ends: [] as SessionEnd[] };
  const port: SessionPort = {
    access: () => state.access,
    refresh: () => state.refresh,
    generation: () => state.generation,
    store: (tokens) => {
      state.access = tokens.access.token;
      state.refresh = tokens.refresh.token;
    },
    end: (reason) => {
      state.ends.push(reason);
      state.access = null;
      state.refresh = null;
      state.generation += 1;
    },
  };
  return { state, port };
}

/** Runs tasks one after another, as Web Locks do. */
export function createTestLock(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return async (_name, task) => {
    const turn = last.then(() => task(false));
    last = turn.catch(() => undefined);
    return await turn;
  };
}

const aborted = () => new DOMException('aborted', 'AbortError');

export function createTestHarness(server: TestServer, options: Partial<ClientOptions> = {}) {
  const time = createTestClock();
  const session = createTestSession();
  const seen: Seen[] = [];
  const reports: ClientReport[] = [];
  const refusals: (string | null)[] = [];
  let keys = 0;
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const request: Seen = {
      method: init.method ?? 'GET',
      url: String(input),
      headers: new Headers(init.headers),
      body: init.body,
      at: time.elapsed(),
      keepalive: init.keepalive === true,
    };
    seen.push(request);
    if (init.signal?.aborted) throw aborted();
    const answer = await server(request, seen.length);
    if (answer === 'down') throw new TypeError('connection refused');
    const broken = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(aborted()));
    });
    if (answer === 'hang') return await broken;
    // The signal also aborts reading the body, as in a browser.
    const read = answer.text.bind(answer);
    return Object.assign(answer, { text: () => Promise.race([read(), broken]) });
  };
  const client = createClient({
    baseUrl: 'https://api.example',
    session: session.port,
    fetch,
    clock: time.clock,
    random: {
      fraction: () => 0,
      uuid: () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`,
    },
    lock: createTestLock(),
    report: (report) => reports.push(report),
    refused: (code) => refusals.push(code),
    ...options,
  });
  return {
    client,
    /** Makes a call and advances the clock until it has a response. */
    call: ((...input) => time.run(client.call(...input))) as typeof client.call,
    /** Makes a call that fails, and returns its error. */
    fails: ((...input) => time.run(failure(client.call(...input)))) as (
      ...input: Parameters<typeof client.call>
    ) => Promise<unknown>,
    session: session.state,
    seen,
    reports,
    refusals,
    fetch,
    ...time,
  };
}

export function json(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

/** An error response in the shape of the contract. */
export function refusal(
  status: number,
  message: string,
  more: object = {},
  headers: Readonly<Record<string, string>> = {},
) {
  return json(status, { message, request_id: 'req_1', ...more }, headers);
}

export async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('the call succeeded');
}
