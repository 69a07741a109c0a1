import type { ResponseOf, Endpoint, InputOf } from '../contract/endpoint.ts';
import { refresh } from '../contract/tokens.ts';
import { ApiError, isApiError } from '../errors.ts';
import { z } from '../z.ts';
import { attempt, type RawResponse } from './attempt.ts';
import { build, type BuiltRequest } from './build.ts';
import { maxRetries, retryDelay } from './retry.ts';
import { systemClock, systemRandom } from './system-ports.ts';
import { createLazyRefresher } from './lazy-refresher.ts';
import type { CallOptions, ClientOptions, ClientReport, Clock } from './ports.ts';
import { isRecord, readBody, requestId, toError, unreadable } from './read.ts';

/** Maximum number of cached responses. */
const most = 50;

/** Cached responses by URL, so that a 304 returns the same object again. A login or logout clears the cache. */
function createEtags() {
  const cached = new Map<string, { readonly etag: string; readonly value: unknown }>();
  let current: number | undefined;
  const turn = (generation: number) => {
    if (generation !== current) cached.clear();
    current = generation;
  };
  return {
    get: (url: string, generation: number) => {
      turn(generation);
      return cached.get(url);
    },
    set: (url: string, generation: number, etag: string, value: unknown) => {
      turn(generation);
      cached.delete(url);
      cached.set(url, { etag, value });
      const [oldest] = cached.keys();
      if (cached.size > most && oldest !== undefined) cached.delete(oldest);
    },
  };
}

/** `Date` has a resolution of one second, so differences up to this are ignored, ms. */
const tolerance = 2000;

/** Server time estimated from its responses. It ignores small differences, so that it does not jitter. */
export function createSkew(clock: Clock) {
  let offset = 0;
  return {
    now: () => clock.now() + offset,
    /** Updates the estimate; returns whether it has changed. */
    learn: ({ headers, sentAt, receivedAt }: Pick<RawResponse, 'headers' | 'sentAt' | 'receivedAt'>) => {
      // The response comes from a cache, so its `Date` is in the past.
      if (headers.has('Age')) return false;
      const date = Date.parse(headers.get('Date') ?? '');
      // `Date` is rounded down, by half a second on average, and was set in the middle of the round trip.
      const seen = date + 500 - (sentAt + receivedAt) / 2;
      const isOther = Math.abs(seen - offset) > tolerance;
      if (isOther) offset = Math.round(seen);
      return isOther;
    },
  };
}

export interface FullResponse<T> {
  readonly data: T;
  readonly headers: Headers;
}

type Arguments<E> =
  Record<never, unknown> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions];

/** Typed client of the contract. Every failure is an `ApiError`. */
export interface Client {
  /** Makes a call and returns the parsed response. A 304 returns the same object as before. */
  call<E extends Endpoint>(endpoint: E, ...rest: Arguments<E>): Promise<ResponseOf<E>>;
  /** Like `call`, with the response headers. */
  callFull<E extends Endpoint>(endpoint: E, ...rest: Arguments<E>): Promise<FullResponse<ResponseOf<E>>>;
  /**
   * Opens an event stream with the session's token, refreshed if needed, until the signal aborts. Not retried: the
   * caller must reconnect.
   */
  stream(
    endpoint: Endpoint,
    options: { readonly signal: AbortSignal },
    input?: { readonly query?: Readonly<Record<string, string>> },
  ): Promise<ReadableStream<Uint8Array>>;
  /** Server time estimated from its responses, ms since the epoch. */
  now(): number;
  /** A new idempotency key for an action of the player. */
  newKey(): string;
}

/** Codes that explain nothing, so their responses are reported to the operator. */
const unexplained = new Set<string | null>([null, 'DEFAULT', 'GENERAL_ERROR']);
const banMarker = 'AUTH_USER_BANNED';

/** Creates a client. The steps of a call and their numbers are in the README of the package. */
export function createClient(options: ClientOptions): Client {
  const { session, baseUrl = '', clock = systemClock, random = systemRandom } = options;
  const ports = { fetch: options.fetch ?? ((...args) => fetch(...args)), clock };
  const skew = createSkew(clock);
  const etags = createEtags();

  const report = (
    type: ClientReport['type'],
    endpoint: Endpoint,
    response: RawResponse,
    issues: string[] = [],
  ) =>
    options.report?.({
      type,
      endpoint: endpoint.id,
      status: response.status,
      requestId: requestId(response.headers),
      issues,
    });

  const send = async (
    endpoint: Endpoint,
    request: BuiltRequest,
    extra: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => {
    const response = await attempt(endpoint, request, extra, signal, ports);
    if (skew.learn(response)) options.clockChanged?.();
    return response;
  };

  const renew = createLazyRefresher({
    session,
    clock,
    random,
    now: skew.now,
    lock: options.lock,
    send: (token, key) =>
      send(
        refresh,
        build(refresh, { body: { refresh_token: token } }, { idempotencyKey: key }, baseUrl, random),
        {},
      ),
  });

  /** Parses the body of a successful response; throws if it is invalid. */
  const accept = (endpoint: Endpoint, response: RawResponse, attempts: number): unknown => {
    const body = endpoint.responseType === 'text' ? response.text : readBody(response.text);
    if (body === unreadable) {
      report('wrongResponse', endpoint, response);
      throw new ApiError('wrongResponse', { ...about(endpoint, response), attempts });
    }
    const parsed = z.safeParse(endpoint.response, body);
    if (parsed.success) return parsed.data;
    // Report only the paths, because values may be personal data.
    const issues = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
    report('contract', endpoint, response, issues);
    throw new ApiError('contract', { ...about(endpoint, response), issues });
  };

  /** The stream of a successful response; throws if it is something else, such as the HTML page of a proxy. */
  const acceptStream = (endpoint: Endpoint, response: RawResponse): ReadableStream<Uint8Array> => {
    const { stream, headers } = response;
    if (stream && headers.get('Content-Type')?.startsWith('text/event-stream')) return stream;
    stream?.cancel().catch(() => undefined);
    report('wrongResponse', endpoint, response);
    throw new ApiError('wrongResponse', about(endpoint, response));
  };

  /** Error of a response; a ban ends the session. Reports what an operator should know; `known`: already reported. */
  const refuse = (endpoint: Endpoint, response: RawResponse, known: boolean, attempts: number): ApiError => {
    const body = readBody(response.text);
    const error = toError(endpoint.id, response, body, skew.now(), attempts);
    const marked = error.code === banMarker || error.domain.includes(banMarker);
    if ((response.status === 403 && isRecord(body)) || (endpoint.plain401 === true && marked)) {
      session.end('ban');
      return new ApiError('banned', { ...error, code: banMarker });
    }
    if (known) return error;
    if (response.status === 500) report('server', endpoint, response);
    else if (body === unreadable || response.status === 403) report('wrongResponse', endpoint, response);
    else if (unexplained.has(error.code) && error.kind !== 'validation')
      report('unexplained', endpoint, response);
    return error;
  };

  const exchange = async (
    endpoint: Endpoint,
    input: object = {},
    callOptions: CallOptions = {},
  ): Promise<FullResponse<unknown>> => {
    const { signal } = callOptions;
    const request = build(endpoint, input, callOptions, baseUrl, random);
    const generation = session.generation();
    const personal = endpoint.auth === 'player' || endpoint.auth === 'both';
    const current = () => {
      if (personal && session.generation() !== generation)
        throw new ApiError('staleSession', { endpoint: endpoint.id });
    };
    let retries = 0;
    let replays = 0;
    let reported = false;

    /** Waits before a retry, or throws if there is none. */
    const again = async (error: ApiError) => {
      const wait = retryDelay(error, retries, random.fraction());
      if (wait === null && error.kind !== 'aborted') options.refused?.(error.code);
      if (wait === null || endpoint.retry === false || options.isOffline?.() === true) throw error;
      if (retries === maxRetries) {
        if (error.status === 409) throw new ApiError('idempotencyInFlight', { ...error, cause: error });
        throw new ApiError('killed', { ...error, attempts: retries + 1, cause: error });
      }
      retries += 1;
      await pause(wait);
      current();
    };
    const pause = (ms: number) => raced(endpoint, clock.sleep(ms, signal), signal);

    for (;;) {
      const access = session.access();
      const cached = endpoint.etag ? etags.get(request.url, generation) : undefined;
      const extra: Record<string, string> = {};
      if (access !== null) extra['Authorization'] = `Bearer ${access}`;
      if (cached) extra['If-None-Match'] = cached.etag;

      let response: RawResponse;
      try {
        response = await send(endpoint, request, extra, signal);
      } catch (error) {
        current();
        if (!isApiError(error)) throw error;
        await again(error);
        continue;
      }
      current();

      const { status, headers } = response;
      if (status === 304 && cached) return { data: cached.value, headers };
      if (status >= 200 && status < 300) {
        if (endpoint.responseType === 'event-stream')
          return { data: acceptStream(endpoint, response), headers };
        const data = accept(endpoint, response, retries + 1);
        const etag = headers.get('ETag');
        if (endpoint.etag && etag !== null) etags.set(request.url, generation, etag, data);
        return { data, headers };
      }
      if (status === 401 && !endpoint.plain401) {
        // A guest made a call that is not only for players: there is no session to refresh or to end.
        const guest = access === null && session.refresh() === null && endpoint.auth !== 'player';
        if (guest || replays === maxRetries) {
          if (!guest) session.end('expired');
          throw new ApiError('unauthenticated', {
            ...toError(endpoint.id, response, readBody(response.text), skew.now()),
          });
        }
        replays += 1;
        await raced(endpoint, renew(access), signal);
        current();
        continue;
      }
      const error = refuse(endpoint, response, reported, retries + 1);
      reported ||= status === 500;
      await again(error);
    }
  };

  return {
    call: async (endpoint, ...[input, callOptions]) =>
      (await exchange(endpoint, input, callOptions)).data as ResponseOf<typeof endpoint>,
    callFull: async (endpoint, ...[input, callOptions]) =>
      (await exchange(endpoint, input, callOptions)) as FullResponse<ResponseOf<typeof endpoint>>,
    stream: async (endpoint, callOptions, input) =>
      (await exchange(endpoint, input, callOptions)).data as ReadableStream<Uint8Array>,
    now: skew.now,
    newKey: random.uuid,
  };
}

function about(endpoint: Endpoint, response: RawResponse) {
  return { endpoint: endpoint.id, status: response.status, requestId: requestId(response.headers) };
}

/** Rejects when the caller aborts; `work` continues, because other callers may wait for it too. */
async function raced<T>(endpoint: Endpoint, work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const aborted = () => new ApiError('aborted', { endpoint: endpoint.id });
  if (signal?.aborted) {
    work.catch(() => undefined);
    throw aborted();
  }
  let stop = () => {};
  const patience = new Promise<never>((_, reject) => {
    stop = () => reject(aborted());
    signal?.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, patience]);
  } catch (error) {
    if (signal?.aborted) throw aborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
