import { busyCode, inFlightCode, type ApiError } from '../errors.ts';

/** Maximum number of retries of one call. */
export const maxRetries = 5;

/** Delay before the first retry, and longest delay, ms. */
const first = 1000;
const longest = 30_000;

/**
 * Delay before retry number `retry` (from 0), ms: 1 s, doubled each time. `fraction` (0 to 1) adds up to a tenth, so
 * that clients do not retry at the same time. Never above 30 s.
 */
export function backoff(retry: number, fraction: number): number {
  return Math.min(longest, first * 2 ** retry * (1 + fraction / 10));
}

/** Delay from `Retry-After`, ms: 1 s without the header, at most 30 s. */
export function retryAfterDelay(seconds: number | null): number {
  return Math.min(longest, (seconds ?? 1) * 1000);
}

/**
 * Delay before a failed call is retried, ms: after no response, a 500, a busy server, or a request with the same
 * key that is still in flight. Null for other errors.
 */
export function retryDelay(error: ApiError, retry: number, fraction: number): number | null {
  const { kind, status, code, retryAfter } = error;
  if ((status === 409 && code === inFlightCode) || (status === 503 && code === busyCode))
    return retryAfterDelay(retryAfter);
  return kind === 'network' || kind === 'timeout' || status === 500 ? backoff(retry, fraction) : null;
}
