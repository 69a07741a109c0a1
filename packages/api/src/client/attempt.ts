import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError } from '../errors.ts';
import type { BuiltRequest } from './build.ts';
import type { Clock } from './ports.ts';

/** Timeout of one attempt, ms. */
export const attemptTimeout = 10_000;

/** A response before parsing. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The open body of an event stream; null for every other response. */
  readonly stream: ReadableStream<Uint8Array> | null;
  /** When the request was sent and when the response headers arrived, ms of the device's clock. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/**
 * Sends one request. Throws `network`, `timeout` or `aborted`; a response without a status is `network`. An event
 * stream is returned once its headers have arrived: from then on only the signal aborts it.
 */
export async function attempt(
  { id: endpoint, responseType }: Pick<Endpoint, 'id' | 'responseType'>,
  request: BuiltRequest,
  extra: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
  { fetch, clock }: { readonly fetch: typeof globalThis.fetch; readonly clock: Clock },
): Promise<RawResponse> {
  // Not `AbortSignal.any`, which the oldest supported browsers do not have.
  const stop = new AbortController();
  const finished = new AbortController();
  let timedOut = false;
  let isHandedOver = false;
  const giveUp = () => stop.abort();
  signal?.addEventListener('abort', giveUp, { once: true });
  if (signal?.aborted) giveUp();
  const watch = async () => {
    await clock.sleep(attemptTimeout, finished.signal);
    timedOut = true;
    giveUp();
  };
  // The sleep rejects if the attempt ends first, which is expected.
  watch().catch(() => undefined);
  try {
    const sentAt = clock.now();
    const response = await fetch(request.url, {
      ...request.init,
      headers: { ...request.headers, ...extra },
      signal: stop.signal,
    });
    const receivedAt = clock.now();
    const { status, headers } = response;
    if (status === 0) throw new TypeError('answer without a status');
    isHandedOver = responseType === 'event-stream' && response.ok;
    const stream = isHandedOver ? response.body : null;
    const text = isHandedOver ? '' : await response.text();
    return { status, headers, text, stream, sentAt, receivedAt };
  } catch (cause) {
    if (signal?.aborted) throw new ApiError('aborted', { endpoint });
    throw new ApiError(timedOut ? 'timeout' : 'network', { endpoint, cause });
  } finally {
    finished.abort();
    if (!isHandedOver) signal?.removeEventListener('abort', giveUp);
  }
}
