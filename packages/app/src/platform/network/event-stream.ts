import type { Clock } from './clock.ts';

export interface StreamMessage {
  readonly event: string;
  readonly data: string;
}

/** Maximum length of an unfinished message, characters; ours have a line or two. */
const MAX = 65_536;

export interface StreamListener {
  message(message: StreamMessage): void;
  /** The server requests this reconnection delay, ms. */
  retry(ms: number): void;
}

/** Parses `text/event-stream` incrementally; throws if a message does not end. */
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

export interface Reading extends StreamListener {
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
