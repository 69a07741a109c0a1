import { eventData, eventSilence, events, type Balance } from '@tulpar/api/contract';
import { isApiError, stream } from './api.ts';
import { systemClock, type Clock } from './clock.ts';
import { readStream, type StreamMessage } from './event-stream.ts';

/** Names of the events, and what each brings. */
export type EventName = keyof typeof eventData;
/** A balance as an event brings it; the other events bring nothing. */
export type EventData = Balance | null;

/** What following the events changes in the app. */
export interface EventEffects {
  /** Something changed. */
  happened(name: EventName, data: EventData): void;
  /** Whether events arrive; called at every change. Each beginning comes after a gap, so everything is asked anew. */
  live(isLive: boolean): void;
  /** A message of another kind, as it came. */
  other?(message: StreamMessage): void;
}

/** What following the events needs of the world. */
export interface EventPorts {
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly fraction: () => number;
}

const ports: EventPorts = {
  open: (signal) => stream(events, { signal }),
  clock: systemClock,
  fraction: () => Math.random(),
};

/** Two failures in a row are answered by polling for so long, ms. */
const PAUSE = 60_000;
/** A stream that ends sooner, ms, has failed: else a server that hangs up at once would be asked without end. */
const SHORT = 10_000;
/** Wait before coming back, ms: what the server asks for within these bounds. */
const WAIT = { usual: 1000, least: 200, most: 30_000 };

/** Takes an event apart; null for one that is unknown or not as the contract says. */
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
 * Follows the server's events until the signal ends it. Polls run wherever it is not live: before the first sign of
 * life of a connection, between two connections, and for a minute after two failures in a row.
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
      // A little later by chance, so that not everybody comes back to a new server at once.
      await clock.sleep(Math.max(wait, asked) * (1 + fraction() / 10), signal);
    } catch {
      break;
    }
  }
}
