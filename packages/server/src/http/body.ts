import { fieldCodes, type Schema, documentMaxBytes, documentMaxFiles } from '@tulpar/api/contract';
import { Refusal, refuse } from '../domain/errors/refusal.ts';
import { sha256 } from '../secrets.ts';

/** Maximum size of a JSON body, bytes. */
export const jsonLimit = 64 * 1024;

const empty = new Uint8Array();

/** Reads a body; stops and refuses with 413 as soon as it is too large. */
export async function readBytes(
  request: Request,
  limit: number,
  watch?: {
    /** Called with the size of every chunk before it is stored; may refuse. */
    readonly onPiece: (size: number) => void;
    /** Maximum pause between two chunks, ms; a longer one is refused with 408. */
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

/** JSON escapes of NUL and surrogates, which the database may reject. */
const odd = /\\u(?:0000|d[89a-f])/i;

/** Throws for a key or text with NUL; replaces lone surrogates in texts. */
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
    // Invalid JSON is refused below.
  }
  return refuse(400, 'BODY_INVALID');
}

type Issues = Parameters<typeof fieldCodes>[0];

type Parsed = { readonly value: unknown } | { readonly issues: Issues };

export async function parse(schema: Schema, value: unknown): Promise<Parsed> {
  const result = await schema['~standard'].validate(value);
  // The type only promises what issues of all schema libraries have in common; ours have more.
  return result.issues === undefined ? { value: result.value } : { issues: result.issues as Issues };
}

/** Names of values with NUL, which the database cannot store. */
export const unkeepable = (values: Readonly<Record<string, string>>): string[] =>
  Object.keys(values).filter((name) => values[name]?.includes('\0'));

/** Validates a query; refuses with 422 and field codes. */
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

/** Maximum size of a body with files: the maximum of every file plus part headers, bytes. */
export const multipartLimit = documentMaxFiles * documentMaxBytes + 64 * 1024;

/** Maximum size of all bodies with files in memory, bytes. */
const room = 3 * multipartLimit;
/** Maximum pause while receiving a body, ms. */
const longestPause = 10_000;

const uploading = new Set<string>();
const received = new WeakMap<Request, number>();
let held = 0;

/**
 * Handles a request with files; meanwhile other ones of the same sender are refused with 429. Protects the memory
 * of this process, so each process counts for itself.
 */
export async function withUploadSlot<T>(
  sender: string,
  request: Request,
  work: () => Promise<T>,
): Promise<T> {
  if (uploading.has(sender)) return refuse(429, 'TOO_MANY_ATTEMPTS', { retryAfter: 2 });
  uploading.add(sender);
  try {
    return await work();
  } finally {
    uploading.delete(sender);
    held -= received.get(request) ?? 0;
  }
}

/**
 * Reads a body with files. Counts the data that has arrived, not what was announced. Refuses with 429 if all bodies
 * in memory become too large, with 408 if this body pauses.
 */
export const readUpload = (request: Request, limit: number): Promise<Uint8Array> =>
  readBytes(request, limit, {
    longestPause,
    onPiece(size) {
      if (held + size > room) refuse(429, 'TOO_MANY_ATTEMPTS', { retryAfter: 5 });
      held += size;
      received.set(request, (received.get(request) ?? 0) + size);
    },
  });

/** Parts by name, in the order received. */
type Parts = readonly (readonly [string, string | File])[];

const isMultipart = (contentType: string | null) =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'multipart/form-data';

/** Parses the parts of a body; refuses with 415 or 400. */
export async function readParts(bytes: Uint8Array, contentType: string | null): Promise<Parts> {
  if (contentType === null || !isMultipart(contentType)) return refuse(415, 'CONTENT_TYPE_INVALID');
  try {
    const body = new Response(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      headers: { 'Content-Type': contentType },
    });
    return [...(await body.formData())];
  } catch {
    return refuse(400, 'BODY_INVALID');
  }
}

/** Hash of the parts without the boundary, which differs between attempts. */
export async function hashParts(parts: Parts): Promise<string> {
  const lines: string[] = [];
  for (const [name, value] of parts) {
    const part =
      typeof value === 'string'
        ? [name, sha256(value)]
        : [name, value.name, value.type, sha256(new Uint8Array(await value.arrayBuffer()))];
    lines.push(JSON.stringify(part));
  }
  return sha256(lines.join('\n'));
}

const numbered = /^(\w+)\[(\d{1,3})\]$/;

/** Makes `documents[0]`, `documents[1]` … a list in this order; of a plain name the first part counts. */
export function valueOfParts(parts: Parts): Record<string, unknown> {
  const plain = new Map<string, unknown>();
  const lists = new Map<string, { readonly index: number; readonly value: string | File }[]>();
  for (const [name, value] of parts) {
    const [, list, index] = numbered.exec(name) ?? [];
    if (list !== undefined && index !== undefined) {
      lists.set(list, [...(lists.get(list) ?? []), { index: Number(index), value }]);
    } else if (!plain.has(name)) {
      plain.set(name, value);
    }
  }
  for (const [name, entries] of lists) {
    plain.set(
      name,
      entries.toSorted((one, other) => one.index - other.index).map(({ value }) => value),
    );
  }
  return Object.fromEntries(plain);
}

/** Parses a body with files; refuses with 422 and, in `details.files`, the codes by file. */
export async function parseParts(schema: Schema, parts: Parts): Promise<unknown> {
  const value = valueOfParts(parts);
  const parsed = await parse(schema, value);
  if ('value' in parsed) return parsed.value;
  const files = parsed.issues.flatMap(({ path, message }) => {
    const [, index] = path;
    return typeof index === 'number' ? [{ index, code: message }] : [];
  });
  return refuse(422, 'VALIDATION_ERROR', {
    fields: fieldCodes(parsed.issues, value),
    ...(files.length === 0 ? {} : { details: { files } }),
  });
}
