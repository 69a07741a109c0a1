import { followEvents, readEvent, type EventData, type EventEffects, type EventName } from './events.ts';
import { isRecord } from '../storage/storage.ts';

/** Name of the lock the tab holds that reads the stream, and of the channel it tells the others on. */
const NAME = 'events';

/** What tabs say to each other; `mark` names the sign-in it belongs to. */
type Word =
  | { readonly mark: string | null; readonly kind: 'ask' }
  | { readonly mark: string | null; readonly kind: 'live'; readonly isLive: boolean }
  | {
      readonly mark: string | null;
      readonly kind: 'event';
      readonly name: EventName;
      readonly data: EventData;
    };

function readWord(value: unknown, mark: string | null): Word | null {
  if (!isRecord(value) || value['mark'] !== mark) return null;
  const { kind, isLive, name, data } = value;
  if (kind === 'ask') return { mark, kind };
  if (kind === 'live' && typeof isLive === 'boolean') return { mark, kind, isLive };
  if (kind !== 'event' || typeof name !== 'string') return null;
  const event = readEvent({ event: name, data: JSON.stringify(data ?? {}) });
  return event && { mark, kind, ...event };
}

/** The means by which tabs share a stream; the browser's own unless a test brings others. */
export interface TabPorts {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: (() => BroadcastChannel) | undefined;
  readonly follow: typeof followEvents;
}

const browser = (): TabPorts => ({
  locks: globalThis.navigator?.locks,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel(NAME),
  follow: followEvents,
});

/**
 * Follows the events with one stream for all tabs of a browser: the tab that holds the lock reads it and tells the
 * others. When that tab goes, the next one takes over. Browsers without the means read one stream a tab. `mark` names
 * the sign-in: what a tab of another one says is not heard.
 */
export async function shareEvents(
  effects: EventEffects,
  mark: string | null,
  signal: AbortSignal,
  { locks, channel: open, follow }: TabPorts = browser(),
): Promise<void> {
  if (!locks || !open) return follow(effects, signal);
  const channel = open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const say = (word: Word) => channel.postMessage(word);
  let isReading = false;
  let isLive = false;
  const setLive = (next: boolean) => {
    if (isLive === next || signal.aborted) return;
    isLive = next;
    effects.live(next);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const word = readWord(data, mark);
    if (!word || signal.aborted) return;
    if (word.kind === 'ask') {
      if (isReading) say({ mark, kind: 'live', isLive });
    } else if (!isReading) {
      if (word.kind === 'live') setLive(word.isLive);
      else effects.happened(word.name, word.data);
    }
  });
  say({ mark, kind: 'ask' });
  const read = async () => {
    isReading = true;
    // Whoever read before is gone, perhaps without a word.
    setLive(false);
    await follow(
      {
        live(next) {
          setLive(next);
          say({ mark, kind: 'live', isLive: next });
        },
        happened(name, data) {
          effects.happened(name, data);
          say({ mark, kind: 'event', name, data });
        },
      },
      signal,
    );
    say({ mark, kind: 'live', isLive: false });
  };
  try {
    await locks.request(NAME, { signal }, read);
  } catch (error) {
    // The wish for the lock was taken back.
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}
