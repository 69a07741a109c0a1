import { fieldCodes, type Schema } from '@tulpar/api/contract';
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

type Issues = Parameters<typeof fieldCodes>[0];

/** Result of a schema: its output or its issues. */
type Parsed = { readonly value: unknown } | { readonly issues: Issues };

export async function parse(schema: Schema, value: unknown): Promise<Parsed> {
  const result = await schema['~standard'].validate(value);
  // These are the schema's own issues; the type only promises their common part.
  return result.issues === undefined ? { value: result.value } : { issues: result.issues as Issues };
}

/** Names of values that the database cannot store, because they contain NUL. */
export const unkeepable = (values: Readonly<Record<string, string>>): string[] =>
  Object.keys(values).filter((name) => values[name]?.includes('\0'));

/** Values of a query; refuses with 422 and field codes. */
export async function parseQuery(
  schema: Schema | undefined,
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const wrong = unkeepable(query);
  if (wrong.length === 0) return await parseFields(schema, query);
  const fields = Object.fromEntries(wrong.map((name) => [name, ['FIELD_INVALID']]));
  return refuse(422, 'VALIDATION_ERROR', { fields });
}

/** Value of a request part; refuses with 422 and field codes. */
export async function parseFields(schema: Schema | undefined, value: unknown): Promise<unknown> {
  if (schema === undefined) return undefined;
  const parsed = await parse(schema, value);
  if ('value' in parsed) return parsed.value;
  return refuse(422, 'VALIDATION_ERROR', { fields: fieldCodes(parsed.issues, value) });
}
