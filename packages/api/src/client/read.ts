import { ApiError, type ApiErrorKind, type FieldCodes } from '../errors.ts';
import type { RawResponse } from './attempt.ts';

/** Result for a body that is not JSON or is too long. */
export const unreadable = Symbol('unreadable');

/**
 * Maximum length of a body, characters. Responses of the contract are far shorter, and parsing a longer one would
 * block the page.
 */
const longest = 4_000_000;

/** The body as JSON; the plain text `ok` counts as `{"success":true}`. */
export function readBody(text: string): unknown {
  if (text.length > longest) return unreadable;
  if (text === 'ok') return { success: true };
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return unreadable;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `Retry-After`, a number or a date, in seconds from `now`; null if missing or invalid. */
export function retryAfter(headers: Headers, now: number): number | null {
  const text = headers.get('Retry-After');
  if (text === null) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** Error of a response. Parts that violate the contract are omitted. */
export function toError(
  endpoint: string,
  response: RawResponse,
  body: unknown,
  now: number,
  attempts = 1,
): ApiError {
  const { status, headers } = response;
  const record = isRecord(body) ? body : {};
  const fields = readFields(record['errors']);
  return new ApiError(kindOf(status, fields), {
    endpoint,
    status,
    code: typeof record['message'] === 'string' && record['message'] !== '' ? record['message'] : null,
    fields,
    details: isRecord(record['details']) ? record['details'] : {},
    requestId: requestId(headers),
    retryAfter: retryAfter(headers, now),
    attempts,
  });
}

export function requestId(headers: Headers): string | null {
  return headers.get('X-Request-Id');
}

function kindOf(status: number, fields: FieldCodes): ApiErrorKind {
  if (status === 429) return 'rateLimited';
  if (status === 451) return 'regionBlocked';
  if (status >= 500 && status !== 501) return 'server';
  return Object.keys(fields).length > 0 ? 'validation' : 'rejected';
}

function readFields(errors: unknown): FieldCodes {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([name, codes]) => [
      name,
      (Array.isArray(codes) ? codes : [codes]).filter((code) => typeof code === 'string'),
    ]),
  );
}
