import { Refusal, refuse } from '../domain/errors/refusal.ts';

/** Maximum size of a JSON body, bytes. */
export const jsonLimit = 64 * 1024;

const empty = new Uint8Array();

/** Reads a body; stops and refuses with 413 as soon as it is too large. */
export async function readBytes(
  request: Request,
  limit: number,
  watch?: {
    /** Called with the size of every chunk before it is added; may refuse. */
    readonly onPiece: (size: number) => void;
    /** Maximum pause between two chunks, ms; after it the response is 408. */
    readonly longestPause: number;
  },
): Promise<Uint8Array> {
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > limit) refuse(413, 'BODY_TOO_LARGE');
  if (request.body === null) return empty;
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await (watch ? within(watch.longestPause, reader.read()) : reader.read());
      if (done) return Buffer.concat(parts);
      size += value.byteLength;
      if (size > limit) refuse(413, 'BODY_TOO_LARGE');
      watch?.onPiece(value.byteLength);
      parts.push(value);
    }
  } finally {
    reader.releaseLock();
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, 'BODY_INVALID')), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Escapes of characters that the database cannot store. */
const odd = /\\u(?:0000|d[89a-f])/i;

/** Refuses a text with NUL; replaces lone surrogates. */
function keepable(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new SyntaxError('NUL');
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value;
}

/** Maximum nesting of a body; the contract needs five levels. */
const deepest = 32;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

/** Parses a JSON body; refuses with 415 or 400. */
export function parseJson(bytes: Uint8Array, contentType: string | null): unknown {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json') refuse(415, 'CONTENT_TYPE_INVALID');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(400, 'BODY_INVALID');
  }
  try {
    const value: unknown = odd.test(text) ? JSON.parse(text, keepable) : JSON.parse(text);
    if (!isDeeperThan(deepest, value)) return value;
  } catch {
    // Refused below.
  }
  return refuse(400, 'BODY_INVALID');
}
