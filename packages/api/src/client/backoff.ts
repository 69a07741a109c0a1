/** Most repeats of one call after its first attempt. */
export const maxRetries = 5;

const first = 1000;
const longest = 30_000;

/**
 * Wait before repeat number `retry` (from 0), ms: 1 s doubled each time, at most 30 s. Up to a tenth is
 * added by chance, so that clients that failed together do not come back together.
 */
export function backoff(retry: number, fraction: number): number {
  return Math.min(longest, first * 2 ** retry * (1 + fraction / 10));
}

/** Delay from `Retry-After`, ms, within the bounds of a retry. */
export function retryAfterDelay(seconds: number | null): number {
  return Math.min(longest, (seconds ?? 1) * 1000);
}
