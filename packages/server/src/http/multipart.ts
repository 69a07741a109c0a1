import { documentMaxBytes, documentMaxFiles, fieldCodes, type Schema } from '@tulpar/api/contract';
import { refuse } from '../domain/errors/refusal.ts';
import { sha256 } from '../secrets.ts';
import { readBytes, parse } from './body.ts';

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
 * Handles a request with files; another one of the same sender is refused with 429 until it has ended. It
 * protects the memory of this process, so each process counts separately.
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
 * Reads a body with files. Memory is counted as data arrives, so announced but unsent data costs nothing.
 * Refuses with 429 if all bodies together become too large, with 408 if this one pauses.
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

/** `documents[0]`, `documents[1]` … become a list ordered by number; of a plain name the first one counts. */
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
