import type { Schema } from '@tulpar/api/contract';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { busyCode } from '@tulpar/api/errors';
import { isOutage } from '../db/open.ts';
import { BucketError } from '../files/storage.ts';
import { Refusal } from '../domain/errors/refusal.ts';
import { parse } from './body.ts';

export const jsonType = 'application/json; charset=utf-8';

export function errorBody(refusal: Refusal, requestId: string): string {
  const { fields, details, extra } = refusal.options;
  return JSON.stringify({
    ...extra,
    message: refusal.code,
    ...(fields === undefined ? {} : { errors: fields }),
    request_id: requestId,
    ...(details === undefined ? {} : { details }),
  });
}

export function errorHeaders(refusal: Refusal): Record<string, string> {
  const { retryAfter, headers } = refusal.options;
  return {
    ...headers,
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) }),
  };
}

/** Field errors by violated unique constraint of the players table, for the second of two concurrent changes. */
const takenContacts: Readonly<Record<string, Readonly<Record<string, string[]>>>> = {
  players_email_key: { email: ['EMAIL_TAKEN'] },
  players_phone_key: { phone: ['PHONE_TAKEN'] },
};

/**
 * The refusal for a thrown value: 503 for an unreachable or busy database or bucket, 422 for a contact that a
 * concurrent request took after the check, 500 for a bug.
 */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isOutage(error) || error instanceof BucketError) return new Refusal(503, busyCode, { retryAfter: 1 });
  const constraint: unknown = error instanceof Error && 'constraint' in error ? error.constraint : null;
  const fields = takenContacts[String(constraint)];
  return fields === undefined
    ? new Refusal(500, 'GENERAL_ERROR')
    : new Refusal(422, 'VALIDATION_ERROR', { fields });
}

/** A response of this server violates the contract; the message contains paths, never values. */
class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError';
}

/** Throws if a response violates the contract. */
export async function checkAnswer(id: string, schema: Schema, value: unknown): Promise<void> {
  const parsed = await parse(schema, value);
  if ('value' in parsed) return;
  const paths = parsed.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`);
  throw new WrongAnswerError(`The answer of ${id} breaks the contract at ${paths.join(', ')}`);
}

export function entityTag(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether the client already has the body with this tag. */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const bare = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare);
}

/** A JSON response with a `Content-Length`, so that `compress` in `app.ts` leaves short bodies uncompressed. */
export function jsonAnswer(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const length = String(Buffer.byteLength(body));
  return new Response(body, {
    status,
    headers: { 'Content-Type': jsonType, 'Content-Length': length, ...headers },
  });
}

/** Minimum and maximum length of the bodies that `packedAnswer` compresses, characters. */
const packed = { least: 1_024, most: 32_768 };

const acceptsGzip = (accepted: string | null) => accepted !== null && /(^|,)\s*gzip\s*(,|$)/i.test(accepted);

/** A JSON body with its tag; compressed when first requested. */
interface Body {
  readonly text: string;
  readonly tag: string;
  packed: Uint8Array<ArrayBuffer> | null;
}

export const bodyOf = (text: string): Body => ({ text, tag: entityTag(text), packed: null });

/**
 * JSON response of a read. Bodies of usual size are compressed synchronously, which is several times faster than a
 * stream; `compress` in `app.ts` compresses larger ones while they are sent.
 */
export function packedAnswer(
  body: Body,
  acceptEncoding: string | null,
  headers: Readonly<Record<string, string>>,
): Response {
  const { length } = body.text;
  if (length < packed.least || length > packed.most || !acceptsGzip(acceptEncoding))
    return jsonAnswer(200, body.text, headers);
  const bytes = (body.packed ??= gzipSync(body.text));
  return new Response(bytes, {
    headers: {
      'Content-Type': jsonType,
      'Content-Length': String(bytes.length),
      'Content-Encoding': 'gzip',
      Vary: 'Accept-Encoding',
      ...headers,
    },
  });
}

/** Key of a cached response to a poll, and the version of the data that the response contains. */
export interface CacheKey {
  /** Player with currency and language, call and query, as text. */
  readonly key: string;
  /** Read before the response is created, so that a change in between is noticed at the next poll. */
  readonly version: string;
  /** Time of the request, ms. */
  readonly now: number;
}

/** Rows that a response was created from. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Caches responses to polls until their data may have changed. */
export interface AnswerCache {
  find(cacheKey: CacheKey): Body | null;
  store(cacheKey: CacheKey, rows: Rows, body: Body): void;
}

interface CachedAnswer {
  readonly version: string;
  /** Real time of creation, ms. */
  readonly at: number;
  /** Range of server time, ms, in which no date in the response passes. */
  readonly from: number;
  readonly until: number;
  readonly body: Body;
}

/** Maximum number of cached responses, and of characters per response. */
const mostAnswers = 1_000;
const longest = 32_768;
/**
 * Lifetime of a cached response, ms. Events are deleted after an hour; then the version of a player without events
 * repeats, so responses must expire well before that.
 */
export const cacheLifetime = 10 * 60_000;

/** The earliest date after `now` in any row; when it passes, the response may change without an event. */
function nextDate(rows: Rows, now: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    for (const value of Object.values(row)) {
      if (value instanceof Date && value.getTime() > now) next = Math.min(next, value.getTime());
    }
  }
  return next;
}

/** A cache of responses for one database. `realNow` returns real time, ms. */
export function createAnswerCache(realNow: () => number = Date.now): AnswerCache {
  const cache = new Map<string, CachedAnswer>();
  return {
    find({ key, version, now }) {
      const known = cache.get(key);
      if (known?.version !== version || now < known.from || now >= known.until) return null;
      const age = realNow() - known.at;
      return age >= 0 && age < cacheLifetime ? known.body : null;
    },
    store({ key, version, now }, rows, body) {
      // Delete before setting, so that the map's order stays oldest first.
      cache.delete(key);
      if (body.text.length > longest) return;
      cache.set(key, { version, at: realNow(), from: now, until: nextDate(rows, now), body });
      for (const oldest of cache.keys()) {
        if (cache.size <= mostAnswers) break;
        cache.delete(oldest);
      }
    },
  };
}
