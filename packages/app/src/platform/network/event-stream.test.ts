import { ApiError } from '@tulpar/api/errors';
import { describe, expect, it } from 'vitest';
import {
  followEvents,
  readEvent,
  createEventParser,
  readStream,
  type EventEffects,
  type StreamMessage,
} from './event-stream.ts';
import { shareEvents, type TabPorts } from './event-tabs.ts';

const encoder = new TextEncoder();
const balance = { realBalance: 1_250_000, bonusBalance: 300_000, currency: 'KZT' } as const;
const eventText = `id: 41\nevent: balance\ndata: ${JSON.stringify(balance)}\n\n`;

interface Connection {
  readonly sends?: readonly string[];
  /** How long it stays open, ms. */
  readonly lasts?: number;
  readonly refuses?: Error;
}

/** Follows a sequence of connections and stops after the last; time passes only by sleeping. */
async function follow(connections: readonly Connection[]) {
  let now = 0;
  let count = 0;
  const stop = new AbortController();
  const log: string[] = [];
  const waits: number[] = [];
  const clock = {
    now: () => now,
    // Timeouts for silence never fire here.
    sleep: (ms: number, signal?: AbortSignal) => {
      if (ms === 45_000) return new Promise<void>(() => undefined);
      if (signal?.aborted) return Promise.reject(new Error('stopped'));
      waits.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
  const effects: EventEffects = {
    live: (isLive) => log.push(isLive ? 'live' : 'polls'),
    happened: (name, data) => log.push(data ? `${name} ${data.realBalance}` : name),
  };
  const open = async () => {
    const connection = connections[count];
    count += 1;
    if (!connection) {
      stop.abort();
      throw new ApiError('aborted', { endpoint: 'events' });
    }
    if (connection.refuses) throw connection.refuses;
    const pieces = [...(connection.sends ?? [])];
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece !== undefined) return controller.enqueue(encoder.encode(piece));
        now += connection.lasts ?? 0;
        controller.close();
      },
    });
  };
  await followEvents(effects, stop.signal, { open, clock, fraction: () => 0 });
  return { log, waits };
}

const refused = new ApiError('server', { endpoint: 'events', status: 503 });

describe('following the events', () => {
  it('replaces polling while connected', { tags: ['NET-17', 'BONUS-20', 'NOTIF-01'] }, async () => {
    const sends = [
      'id: 40\n\n',
      eventText,
      'event: offers\ndata: {}\n\n',
      'event: notifications\ndata: {}\n\n',
    ];
    const { log, waits } = await follow([{ sends, lasts: 900_000 }]);
    expect(log).toEqual(['live', 'balance 1250000', 'offers', 'notifications', 'polls']);
    expect(waits).toEqual([1000]);
  });

  it('is not live before the first event, as a proxy may buffer the stream', async () => {
    expect((await follow([{ lasts: 900_000 }])).log).toEqual([]);
  });

  it('comes back when the server says', async () => {
    const long = { sends: ['retry: 5000\n\n'], lasts: 60_000 };
    expect((await follow([long, long])).waits).toEqual([5000, 5000]);
    expect((await follow([{ sends: ['retry: 1\n\n'], lasts: 60_000 }])).waits).toEqual([200]);
    expect((await follow([{ sends: ['retry: 999999\n\n'], lasts: 60_000 }])).waits).toEqual([30_000]);
  });

  it('polls for a minute after two failures in a row', async () => {
    const failing = { refuses: refused };
    expect((await follow([failing, failing, failing, failing])).waits).toEqual([1000, 60_000, 1000, 60_000]);
    const good = { sends: [': ping\n\n'], lasts: 20_000 };
    expect((await follow([failing, good, failing, good])).waits).toEqual([1000, 1000, 1000, 1000]);
  });

  it('counts a connection that closes immediately as a failure', async () => {
    const interrupted = { sends: ['id: 1\n\n'] };
    expect((await follow([interrupted, interrupted])).waits).toEqual([1000, 60_000]);
  });

  it('does not come back before the server allows it', async () => {
    const full = new ApiError('rateLimited', { endpoint: 'events', status: 429, retryAfter: 90 });
    expect((await follow([{ refuses: full }])).waits).toEqual([90_000]);
  });

  it.each([
    ['balance', '{"realBalance":1.5,"bonusBalance":0,"currency":"KZT"}'],
    ['balance', '{"realBalance":'],
    ['jackpot', '{}'],
    ['__proto__', '{}'],
    ['offers', '7'],
  ])('skips what is unknown or not as agreed: %s %s', (event, data) => {
    expect(readEvent({ event, data })).toBeNull();
  });
});

/** Tabs of one browser: a lock and a channel they share. */
function createBrowser() {
  const channels = new Set<EventTarget>();
  let last: Promise<unknown> = Promise.resolve();
  const streams: EventEffects[] = [];
  const ports: TabPorts = {
    locks: {
      request: (async (_name: string, { signal }: LockOptions, run: () => Promise<void>) => {
        const turn = last.then(() => (signal?.aborted ? undefined : run()));
        last = turn.catch(() => undefined);
        return turn;
      }) as unknown as LockManager['request'],
    },
    channel: () => {
      const channel = Object.assign(new EventTarget(), {
        postMessage(data: unknown) {
          const dispatch = (other: EventTarget) =>
            other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
          for (const other of channels) if (other !== channel) dispatch(other);
        },
        close: () => void channels.delete(channel),
      });
      channels.add(channel);
      return channel as unknown as BroadcastChannel;
    },
    follow: (effects, signal) =>
      new Promise((resolve) => {
        streams.push(effects);
        signal.addEventListener('abort', () => resolve());
      }),
  };
  const openTab = (sessionId = 'me') => {
    const stop = new AbortController();
    const log: string[] = [];
    const done = shareEvents(
      { live: (is) => log.push(is ? 'live' : 'polls'), happened: (name) => log.push(name) },
      sessionId,
      stop.signal,
      ports,
    );
    return { log, close: () => (stop.abort(), done) };
  };
  return { openTab, streams };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('several tabs', () => {
  it('share one stream, and the next one takes over', async () => {
    const { openTab, streams } = createBrowser();
    const one = openTab();
    await turn();
    const two = openTab();
    const foreign = openTab('somebody else');
    await turn();
    expect(streams).toHaveLength(1);
    streams[0]?.live(true);
    streams[0]?.happened('balance', balance);
    const lateTab = openTab();
    expect([one.log, two.log, lateTab.log, foreign.log]).toEqual([
      ['live', 'balance'],
      ['live', 'balance'],
      ['live'],
      [],
    ]);
    await one.close();
    await turn();
    expect(two.log).toEqual(['live', 'balance', 'polls']);
    expect(streams).toHaveLength(2);
    streams[1]?.live(true);
    expect([two.log.at(-1), lateTab.log]).toEqual(['live', ['live', 'polls', 'live']]);
    await Promise.all([two.close(), lateTab.close(), foreign.close()]);
  });
});

function parse(pieces: readonly string[]) {
  const messages: StreamMessage[] = [];
  const retries: number[] = [];
  const push = createEventParser({
    message: (message) => messages.push(message),
    retry: (ms) => retries.push(ms),
  });
  for (const piece of pieces) push(piece);
  return { messages, retries };
}

const sent = 'id: 41\nevent: balance\ndata: {"realBalance":1}\n\n';
const received = [{ event: 'balance', data: '{"realBalance":1}' }];

describe('an event stream', () => {
  it('is the same however it is cut into pieces and whatever its line ends are', () => {
    for (const text of [sent, sent.replaceAll('\n', '\r\n'), sent.replaceAll('\n', '\r') + ': x\r'])
      for (const size of [1, 2, 3, 7, text.length]) {
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        expect(parse(pieces).messages, `${JSON.stringify(text)} by ${size}`).toEqual(received);
      }
  });

  it('supports comments, ids without data, and retry intervals', () => {
    expect(
      parse([': ping\n\n', 'id: 7\n\n', 'retry: 500\n\nretry: soon\n\n', 'data: a\ndata:b\n\n']),
    ).toEqual({
      messages: [{ event: 'message', data: 'a\nb' }],
      retries: [500],
    });
  });

  it('is given up when a message has no end', () => {
    expect(() => parse(['data: '.padEnd(70_000, 'x')])).toThrow(/no end/);
    expect(() => parse(Array.from({ length: 40 }, () => `data: ${'x'.repeat(2000)}\n`))).toThrow(/no end/);
  });

  it('counts as lost when it falls silent, and is closed', async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      cancel() {
        isCancelled = true;
      },
    });
    const clock = { now: () => 0, sleep: () => Promise.resolve() };
    const { signal } = new AbortController();
    const reading = { clock, signal, silence: 45_000, alive() {}, message() {}, retry() {} };
    await expect(readStream(body, reading)).rejects.toThrow(/silent/);
    expect(isCancelled).toBe(true);
  });

  it('is cancelled when it is no longer needed', async () => {
    const stop = new AbortController();
    const clock = { now: () => 0, sleep: () => new Promise<void>(() => undefined) };
    const reading = { clock, signal: stop.signal, silence: 45_000, alive() {}, message() {}, retry() {} };
    const done = readStream(new ReadableStream<Uint8Array>(), reading);
    stop.abort();
    await done;
  });
});
