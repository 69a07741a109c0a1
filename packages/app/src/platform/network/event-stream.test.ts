import { describe, expect, it } from 'vitest';
import { createEventParser, readStream, type StreamMessage } from './events.ts';

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

const balance = 'id: 41\nevent: balance\ndata: {"realBalance":1}\n\n';
const received = [{ event: 'balance', data: '{"realBalance":1}' }];

describe('an event stream', () => {
  it('is the same however it is cut into pieces and whatever its line ends are', () => {
    for (const text of [balance, balance.replaceAll('\n', '\r\n'), balance.replaceAll('\n', '\r') + ': x\r'])
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
