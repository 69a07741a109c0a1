import { refuse } from '../domain/errors/refusal.ts';

/** Most bytes a JSON body may have. */
export const jsonLimit = 64 * 1024;

const empty = new Uint8Array();

/** The bytes of a body; stops reading and refuses with 413 as soon as there are too many. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > limit) refuse(413, 'BODY_TOO_LARGE');
  if (request.body === null) return empty;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > limit) refuse(413, 'BODY_TOO_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Escapes that may stand for what no database keeps. */
const odd = /\\u(?:0000|d[89a-f])/i;

/** A text with a NUL is refused; half a character becomes the sign for an unreadable one. */
function keepable(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new SyntaxError('NUL');
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value;
}

/** Deepest nesting a body may have; the contract needs five levels. */
const deepest = 32;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

/** Parsed JSON of a body; refuses with 415 or 400. */
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
    // Answered below.
  }
  return refuse(400, 'BODY_INVALID');
}
