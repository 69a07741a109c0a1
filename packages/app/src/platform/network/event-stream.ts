import { eventData, eventSilence, events, type Balance } from '@tulpar/api/contract';
import { isApiError, stream } from './api.ts';
import { systemClock, type Clock } from './clock.ts';

export interface StreamMessage {
  readonly event: string;
  readonly data: string;
}

/** Maximum length of an unfinished message, characters; those of the server have a line or two. */
const MAX = 65_536;

interface StreamListener {
  message(message: StreamMessage): void;
  /** The server requests this reconnection delay, ms. */
  retry(ms: number): void;
}

/** Parses `text/event-stream` incrementally; throws if an unfinished message is too long. */
export function createEventParser(listener: StreamListener): (text: string) => void {
  let rest = '';
  let event = '';
  let data: string[] = [];
  const line = (text: string) => {
    if (text === '') {
      if (data.length > 0) listener.message({ event: event || 'message', data: data.join('\n') });
      event = '';
      data = [];
      return;
    }
    const colon = text.indexOf(':');
    const name = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
    else if (name === 'retry' && /^\d{1,9}$/.test(value)) listener.retry(Number(value));
  };
  return (text) => {
    rest += text;
    // A piece can end between `\r` and `\n`.
    const isHalf = rest.endsWith('\r');
    const lines = (isHalf ? rest.slice(0, -1) : rest).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + (isHalf ? '\r' : '');
    for (const text of lines) line(text);
    if (rest.length + data.reduce((sum, part) => sum + part.length, 0) > MAX)
      throw new Error('An event has no end');
  };
}

interface Reading extends StreamListener {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Silence after which the connection counts as lost, ms. */
  readonly silence: number;
  /** Data arrived, possibly only a keep-alive comment. */
  alive(): void;
}

/** Reads a stream to its end; rejects on an error or a timeout. */
export async function readStream(body: ReadableStream<Uint8Array>, reading: Reading): Promise<void> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  reading.signal.addEventListener('abort', stop, { once: true });
  const decoder = new TextDecoder();
  const push = createEventParser(reading);
  try {
    for (;;) {
      const wait = new AbortController();
      const silent = reading.clock.sleep(reading.silence, wait.signal).then(() => null);
      silent.catch(() => undefined);
      const piece = await Promise.race([reader.read(), silent]).finally(() => wait.abort());
      if (piece === null) throw new Error('The event stream fell silent');
      if (piece.done) return;
      reading.alive();
      push(decoder.decode(piece.value, { stream: true }));
    }
  } finally {
    reading.signal.removeEventListener('abort', stop);
    stop();
  }
}

export type EventName = keyof typeof eventData;
/** Balance for a balance event; other events have no data. */
export type EventData = Balance | null;

export interface EventEffects {
  happened(name: EventName, data: EventData): void;
  /** Called on every change. Each connection follows a gap, so everything must be refetched. */
  live(isLive: boolean): void;
  /** Called for a message that is no valid event of the contract. */
  other?(message: StreamMessage): void;
}

export interface EventPorts {
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly clock: Clock;
  /** Random number from 0 to below 1. */
  readonly fraction: () => number;
}

const ports: EventPorts = {
  open: (signal) => stream(events, { signal }),
  clock: systemClock,
  fraction: () => Math.random(),
};

/** After two consecutive failures polling is used for this long, ms. */
const PAUSE = 60_000;
/** A stream that ends sooner counts as failed, to avoid a reconnection loop, ms. */
const SHORT = 10_000;
/** Delay before reconnecting, ms: the usual one, or the server's value within the bounds. */
const WAIT = { usual: 1000, least: 200, most: 30_000 };

/** Parses an event; null if it is unknown or invalid. */
export function readEvent({ event, data }: StreamMessage): { name: EventName; data: EventData } | null {
  if (!Object.hasOwn(eventData, event)) return null;
  const name = event as EventName;
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return null;
  }
  if (name !== 'balance') return eventData[name].safeParse(json).success ? { name, data: null } : null;
  const balance = eventData.balance.safeParse(json);
  return balance.success ? { name, data: balance.data } : null;
}

/**
 * Follows the server's events until the signal aborts. Not live between connections, and for a minute after
 * two consecutive failures; polls run meanwhile.
 */
export async function followEvents(
  effects: EventEffects,
  signal: AbortSignal,
  { open, clock, fraction }: EventPorts = ports,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const start = clock.now();
    let isLive = false;
    let wait = WAIT.usual;
    let retryAfter = 0;
    try {
      const body = await open(signal);
      await readStream(body, {
        clock,
        signal,
        silence: eventSilence,
        alive() {
          if (isLive || signal.aborted) return;
          isLive = true;
          effects.live(true);
        },
        retry(ms) {
          wait = Math.min(WAIT.most, Math.max(WAIT.least, ms));
        },
        message(message) {
          const read = readEvent(message);
          if (signal.aborted) return;
          if (read) effects.happened(read.name, read.data);
          else effects.other?.(message);
        },
      });
      failures = isLive && clock.now() - start >= SHORT ? 0 : failures + 1;
    } catch (error) {
      if (signal.aborted) break;
      failures += 1;
      if (isApiError(error)) retryAfter = (error.retryAfter ?? 0) * 1000;
    } finally {
      if (isLive) effects.live(false);
    }
    if (failures >= 2) {
      wait = PAUSE;
      failures = 0;
    }
    try {
      // Random jitter, so that not all clients reconnect to a new server simultaneously.
      await clock.sleep(Math.max(wait, retryAfter) * (1 + fraction() / 10), signal);
    } catch {
      break;
    }
  }
}
