import { eventData, eventSilence, events, type Balance } from '@tulpar/api/contract';
import { isApiError, stream } from './api.ts';
import { systemClock, type Clock } from './clock.ts';
import { readStream, type StreamMessage } from './event-stream.ts';

export type EventName = keyof typeof eventData;
/** Balance for a balance event; other events have no data. */
export type EventData = Balance | null;

export interface EventEffects {
  happened(name: EventName, data: EventData): void;
  /** Called on every change. Each connection follows a gap, so everything must be refetched. */
  live(isLive: boolean): void;
  /** A message of another type. */
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
/** Delay before reconnecting, ms: the server's value within these bounds. */
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
    let asked = 0;
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
      if (isApiError(error)) asked = (error.retryAfter ?? 0) * 1000;
    } finally {
      if (isLive) effects.live(false);
    }
    if (failures >= 2) {
      wait = PAUSE;
      failures = 0;
    }
    try {
      // Random jitter, so that not all clients reconnect to a new server simultaneously.
      await clock.sleep(Math.max(wait, asked) * (1 + fraction() / 10), signal);
    } catch {
      break;
    }
  }
}
