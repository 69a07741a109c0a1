import { ApiError } from '../errors.ts';
import type { BuiltRequest } from './build.ts';
import type { Clock } from './ports.ts';

/** Longest time one attempt may take, ms. */
export const attemptTimeout = 10_000;

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** When the request left and the answer was here, ms of the device's clock. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** One request. Throws `network`, `timeout` or `aborted`; an answer without a status is `network`. */
export async function attempt(
  endpoint: string,
  request: BuiltRequest,
  extra: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
  { fetch, clock }: { readonly fetch: typeof globalThis.fetch; readonly clock: Clock },
): Promise<RawAnswer> {
  // Linked by hand: AbortSignal.any is younger than the browsers we serve.
  const stop = new AbortController();
  const finished = new AbortController();
  let timedOut = false;
  const giveUp = () => stop.abort();
  signal?.addEventListener('abort', giveUp, { once: true });
  if (signal?.aborted) giveUp();
  const watch = async () => {
    await clock.sleep(attemptTimeout, finished.signal);
    timedOut = true;
    giveUp();
  };
  // Rejects when the attempt ends first; nobody waits for it.
  watch().catch(() => undefined);
  try {
    const sentAt = clock.now();
    const response = await fetch(request.url, {
      ...request.init,
      headers: { ...request.headers, ...extra },
      signal: stop.signal,
    });
    const receivedAt = clock.now();
    const text = await response.text();
    if (response.status === 0) throw new TypeError('answer without a status');
    return { status: response.status, headers: response.headers, text, sentAt, receivedAt };
  } catch (cause) {
    if (signal?.aborted) throw new ApiError('aborted', { endpoint });
    throw new ApiError(timedOut ? 'timeout' : 'network', { endpoint, cause });
  } finally {
    finished.abort();
    signal?.removeEventListener('abort', giveUp);
  }
}
