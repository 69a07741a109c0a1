import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { browserHeaders } from './client.ts';
import { asPlayer } from './players.ts';
import type { Player } from './players.ts';

/** An open stream of events. */
export interface OpenStream {
  /** Bytes of asking for it and of everything up to its first sign of life. */
  readonly opening: number;
  /** Bytes and length, ms, from the first ping to the last; both 0 before the second one. */
  idle(): { readonly bytes: number; readonly length: number };
  /** Resolves when the next event of this name arrives. */
  next(name: string): Promise<void>;
  close(): void;
}

/** Opens a stream; resolves with its first sign of life. */
export async function openStream(origin: string, player: Player): Promise<OpenStream> {
  const agent = new Agent();
  const headers = { ...browserHeaders, Accept: 'text/event-stream', ...asPlayer(player) };
  const sent = request(`${origin}/api/v1/events`, { agent, headers });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end();
  });
  if (answer.statusCode !== 200) throw new Error(`The stream answered ${answer.statusCode}`);
  const { socket } = answer;
  const bytesNow = () => socket.bytesRead + socket.bytesWritten;
  const waiting: { readonly name: string; readonly resolve: () => void }[] = [];
  let last = { bytes: 0, at: 0 };
  let ping: typeof last | null = null;
  let isOpen: (() => void) | null = null;
  const opened = new Promise<void>((resolve) => {
    isOpen = resolve;
  });
  answer.on('data', (part: Buffer) => {
    last = { bytes: bytesNow(), at: performance.now() };
    isOpen?.();
    const text = part.toString();
    if (text.startsWith(': ping')) ping ??= last;
    for (const one of waiting.splice(0)) {
      if (text.includes(`event: ${one.name}\n`)) one.resolve();
      else waiting.push(one);
    }
  });
  // Closing is the only way a stream of the bench ends.
  answer.on('error', () => undefined);
  await opened;
  const opening = last.bytes;
  return {
    opening,
    idle() {
      const from = ping ?? last;
      return { bytes: last.bytes - from.bytes, length: last.at - from.at };
    },
    next: (name) => new Promise((resolve) => waiting.push({ name, resolve })),
    close: () => {
      sent.destroy();
      agent.destroy();
    },
  };
}
