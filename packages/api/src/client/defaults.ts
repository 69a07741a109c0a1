import type { Clock, Random } from './ports.ts';

/** Maximum number of retries of one call. */
export const maxRetries = 5;

const first = 1000;
const longest = 30_000;

/**
 * Delay before retry number `retry` (from 0), ms: 1 s, doubled each time, at most 30 s. Up to a tenth is
 * added as jitter, so that clients do not retry simultaneously.
 */
export function backoff(retry: number, fraction: number): number {
  return Math.min(longest, first * 2 ** retry * (1 + fraction / 10));
}

/** Delay from `Retry-After`, ms, within the bounds of a retry. */
export function retryAfterDelay(seconds: number | null): number {
  return Math.min(longest, (seconds ?? 1) * 1000);
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    }),
};

/** `randomUUID` is missing outside secure contexts, so the UUID is formatted here. */
export const systemRandom: Random = {
  fraction: () => Math.random(),
  uuid: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  },
};
