import type { EventKind } from '../db/operation-tables.ts';
import type { TournamentUpdate } from '@tulpar/api/contract';
import type { Currency, Language } from '../domain/locale/locale.ts';
import { eventKinds, type Moment } from './player-events.ts';

export interface Reader {
  readonly playerId: number;
  readonly sessionId: string;
  readonly currency: Currency;
  readonly language: Language;
  /** Slug of a tournament whose leaderboard is followed. */
  readonly tournament?: string | undefined;
  /** Expiry of the access token that opened the stream. */
  readonly until: Date;
}

export interface EventStream extends Reader {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Kinds to send; a kind that changes twice while the reader is slow is sent once. */
  readonly pending: Set<EventKind>;
  /** Whether the reader accepts more data now. */
  isReady(): boolean;
  /** Sends events of a moment; a cursor alone moves the position the client resumes from. */
  send(kinds: ReadonlySet<EventKind>, moment: Moment): void;
  /** Sends a leaderboard; does not change the position the client resumes from. */
  sendBoard(update: TournamentUpdate): void;
  /** Sends a ping; false if the reader has received nothing for three of them. */
  ping(): boolean;
  /** Ends the stream; `retry`: ms after which the client may reconnect. */
  end(retry?: number): void;
}

/** Buffered bytes from which a reader counts as slow. */
const mostHeld = 4_096;
const mostMissedPings = 3;
const encoder = new TextEncoder();

/**
 * Creates a stream. `wake` is called when a slow reader accepts data again, `closed` once when the stream
 * ends.
 */
export function createStream(
  reader: Reader,
  on: { readonly wake: (stream: EventStream) => void; readonly closed: (stream: EventStream) => void },
): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null;
  let missed = 0;
  const write = (text: string) => controller?.enqueue(encoder.encode(text));
  const over = () => {
    if (controller === null) return;
    controller = null;
    on.closed(stream);
  };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(given) {
        controller = given;
      },
      pull() {
        missed = 0;
        if (stream.pending.size > 0) on.wake(stream);
      },
      cancel: over,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostHeld }),
  );
  const stream: EventStream = {
    ...reader,
    body,
    pending: new Set(),
    isReady: () => (controller?.desiredSize ?? 0) > 0,
    send(kinds, { cursor, balance }) {
      const changed = eventKinds.filter((kind) => kinds.has(kind));
      const events = changed.map((kind) => {
        const data = kind === 'balance' ? JSON.stringify(balance) : '{}';
        return `id: ${cursor}\nevent: ${kind}\ndata: ${data}\n\n`;
      });
      write(events.length === 0 ? `id: ${cursor}\n\n` : events.join(''));
    },
    sendBoard(update) {
      write(`event: tournament\ndata: ${JSON.stringify(update)}\n\n`);
    },
    ping() {
      if (controller === null) return true;
      if (stream.isReady()) write(': ping\n\n');
      else missed += 1;
      return missed < mostMissedPings;
    },
    end(retry) {
      const ending = controller;
      if (ending === null) return;
      if (retry !== undefined) write(`retry: ${retry}\n\n`);
      over();
      ending.close();
    },
  };
  return stream;
}
