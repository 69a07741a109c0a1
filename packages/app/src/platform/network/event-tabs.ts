import {
  followEvents,
  readEvent,
  type EventData,
  type EventEffects,
  type EventName,
} from './event-stream.ts';
import { hasStorage, isRecord, tabLocks } from '../storage/storage.ts';

/** Name of the lock held by the tab that reads the stream, and of the channel to the other tabs. */
const NAME = 'events';

/** Messages between tabs; `sessionId` identifies the session. */
type TabMessage =
  | { readonly sessionId: string | null; readonly kind: 'request' }
  | { readonly sessionId: string | null; readonly kind: 'live'; readonly isLive: boolean }
  | {
      readonly sessionId: string | null;
      readonly kind: 'event';
      readonly name: EventName;
      readonly data: EventData;
    };

function readMessage(value: unknown, sessionId: string | null): TabMessage | null {
  if (!isRecord(value) || value['sessionId'] !== sessionId) return null;
  const { kind, isLive, name, data } = value;
  if (kind === 'request') return { sessionId, kind };
  if (kind === 'live' && typeof isLive === 'boolean') return { sessionId, kind, isLive };
  if (kind !== 'event' || typeof name !== 'string') return null;
  const event = readEvent({ event: name, data: JSON.stringify(data ?? {}) });
  return event && { sessionId, kind, ...event };
}

export interface TabPorts {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: (() => BroadcastChannel) | undefined;
  readonly follow: typeof followEvents;
}

const browser = (): TabPorts => ({
  locks: tabLocks(),
  channel: hasStorage() ? () => new BroadcastChannel(NAME) : undefined,
  follow: followEvents,
});

/**
 * Shares one event stream between all tabs of a session: the tab that holds the lock reads it and broadcasts.
 * When that tab closes, the next one takes over. Browsers without Web Locks or storage use one stream per tab.
 */
export async function shareEvents(
  effects: EventEffects,
  sessionId: string | null,
  signal: AbortSignal,
  { locks, channel: open, follow }: TabPorts = browser(),
): Promise<void> {
  if (!locks || !open) return follow(effects, signal);
  const channel = open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const send = (message: TabMessage) => channel.postMessage(message);
  let isReading = false;
  let isLive = false;
  const setLive = (next: boolean) => {
    if (isLive === next || signal.aborted) return;
    isLive = next;
    effects.live(next);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data, sessionId);
    if (!message || signal.aborted) return;
    if (message.kind === 'request') {
      if (isReading) send({ sessionId, kind: 'live', isLive });
    } else if (!isReading) {
      if (message.kind === 'live') setLive(message.isLive);
      else effects.happened(message.name, message.data);
    }
  });
  send({ sessionId, kind: 'request' });
  const read = async () => {
    isReading = true;
    // The previous reader may have closed without a message.
    setLive(false);
    await follow(
      {
        live(next) {
          setLive(next);
          send({ sessionId, kind: 'live', isLive: next });
        },
        happened(name, data) {
          effects.happened(name, data);
          send({ sessionId, kind: 'event', name, data });
        },
      },
      signal,
    );
    send({ sessionId, kind: 'live', isLive: false });
  };
  try {
    await locks.request(NAME, { signal }, read);
  } catch (error) {
    // The lock request was aborted.
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}
