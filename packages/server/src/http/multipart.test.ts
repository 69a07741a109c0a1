import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testServer } from '../testing/index.ts';
import { hashParts, multipartLimit, readParts, valueOfParts } from './body.ts';

const body = (boundary: string, name = 'documents[0]') =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc\r\n--${boundary}--\r\n`,
  );
const read = (bytes: Uint8Array, boundary: string) =>
  readParts(bytes, `multipart/form-data; boundary=${boundary}`);

describe('bodies with files', () => {
  it('are the same by their parts, whatever the boundary', { tags: ['API-20'] }, async () => {
    const hashes = [];
    for (const boundary of ['one', 'two']) hashes.push(await hashParts(await read(body(boundary), boundary)));
    expect(hashes[0]).toBe(hashes[1]);
    expect(await hashParts(await read(body('one', 'other'), 'one'))).not.toBe(hashes[0]);
  });

  it('give lists in the order of their numbers, and of a plain name the first', { tags: ['API-20'] }, () => {
    const value = valueOfParts([
      ['documents[2]', 'c'],
      ['documents[0]', 'a'],
      ['document_type', 'Passport'],
      ['document_type', 'other'],
      ['__proto__', 'x'],
    ]);
    expect(value['documents']).toEqual(['a', 'c']);
    expect(value['document_type']).toBe('Passport');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});

describe('an upload', () => {
  const server = testServer();
  afterEach(() => void vi.useRealTimers());

  /** Sends a chunked body without a length, chunk by chunk. */
  const open = (token: string) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const answer = Promise.resolve(
      server.app.request(`${server.origin}/api/v1/profile/documents/upload`, {
        method: 'POST',
        body: readable,
        duplex: 'half',
        headers: {
          'Content-Type': 'multipart/form-data; boundary=x',
          'Idempotency-Key': randomUUID(),
          Authorization: `Bearer ${token}`,
        },
      }),
    );
    const status = answer.then((response) => response.status);
    return {
      status,
      write: (bytes: Uint8Array) => writer.write(bytes),
      abort: async () => {
        await writer.abort(new Error('the client is gone')).catch(() => undefined);
        await status;
      },
      end: async () => {
        // A refused body is not read completely.
        writer.close().catch(() => undefined);
        return await status;
      },
    };
  };
  const whole = (token: string) => {
    const upload = open(token);
    upload.write(Buffer.from('--x--\r\n')).catch(() => undefined);
    return upload.end();
  };

  it('takes one slot of its player and none of others', { tags: ['SEC-16', 'X36'] }, async () => {
    const [slow, other] = [await server.signUp(), await server.signUp()];
    const first = open(slow.access);
    await first.write(Buffer.from('--x\r\n'));
    expect(await Promise.all([whole(slow.access), whole(slow.access), whole(slow.access)])).toEqual([
      429, 429, 429,
    ]);
    expect(await whole(other.access)).toBe(422);
    await first.write(Buffer.from('\r\n--x--\r\n'));
    expect(await first.end()).not.toBe(429);
    expect(await whole(slow.access)).toBe(422);
  });

  it('counts the bytes that have come, not those that might', { tags: ['SEC-16', 'X36'] }, async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => server.signUp()));
    const idle = players.slice(0, 5).map(({ access }) => open(access));
    await Promise.all(idle.map(({ write }) => write(Buffer.from('--x\r\n'))));
    const last = players.at(-1)?.access ?? '';
    expect(await whole(last)).toBe(422);
    const bytes = Buffer.alloc(Math.floor(multipartLimit * 0.9));
    await Promise.all(idle.slice(0, 3).map(({ write }) => write(bytes)));
    // Three bodies leave too little memory for a fourth.
    idle[3]?.write(bytes).catch(() => undefined);
    expect(await idle[3]?.status).toBe(429);
    for (const { abort } of idle.slice(0, 3)) await abort();
    expect(await idle[4]?.end()).toBe(400);
    expect(await whole(last)).toBe(422);
  });

  it('that pauses for ten seconds is answered with 408', { tags: ['SEC-16'] }, async () => {
    const { access } = await server.signUp();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const paused = open(access);
    await paused.write(Buffer.from('--x\r\n'));
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await paused.status).toBe(408);
    vi.useRealTimers();
    expect(await whole(access)).toBe(422);
  });
});
