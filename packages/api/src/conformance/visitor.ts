import {
  authenticate,
  buildPath,
  endpoints,
  refresh,
  serializeQuery,
  type Endpoint,
  type QueryInput,
} from '../contract/index.ts';
import { z } from '../z.ts';

/** A response. Without one, `status` is 0 and `text` is the reason. */
export interface CallResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; undefined if it is not JSON. */
  readonly body: unknown;
  /** Time until the last byte, ms. */
  readonly took: number;
}

export interface CallInput {
  readonly params?: QueryInput;
  readonly query?: QueryInput;
  /** Sent as JSON; a `raw` body is sent unchanged. */
  readonly body?: unknown;
  readonly raw?: string;
  /** Access token; the player's by default, null for none. */
  readonly token?: string | null;
  /** Idempotency key; a new one by default, null for none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Login of the test player. */
export interface Player {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly password: string;
  /** `KZ` by default. */
  readonly region?: 'KZ' | 'AZ' | undefined;
  readonly brand?: string | undefined;
}

/** A token that no server has issued. */
export const nonsense = 'nonsense';
/** Response timeout, ms. */
const timeout = 30_000;

export const newKey = () => crypto.randomUUID();

export function loginBody({ region = 'KZ', brand = 'conformance', ...player }: Player, origin: string) {
  return { ...player, region, brand, domain: new URL(origin).hostname };
}

/** Logs the player in and sends requests as that player, as a guest, or with invalid tokens. */
export async function createVisitor(
  origin: string,
  player: Player,
  send: typeof fetch = (...words) => fetch(...words),
) {
  const request = async (path: string, init: RequestInit): Promise<CallResponse> => {
    const start = performance.now();
    const done = (status: number, headers: Headers, text: string): CallResponse => {
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        body = undefined;
      }
      return { status, headers, text, body, took: performance.now() - start };
    };
    try {
      const response = await send(`${origin}${path}`, { signal: AbortSignal.timeout(timeout), ...init });
      return done(response.status, response.headers, await response.text());
    } catch (error) {
      return done(0, new Headers(), `no answer: ${String(error)}`);
    }
  };

  const signIn = await request(authenticate.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
    body: JSON.stringify(loginBody(player, origin)),
  });
  const granted = z.safeParse(endpoints.authenticate.response, signIn.body);
  const { access, refresh: renewal } = granted.success ? granted.data : { access: null, refresh: null };
  if (access === null || renewal === null)
    throw new Error(`The player cannot sign in: ${signIn.status} ${signIn.text.slice(0, 300)}`);
  let token = access.token;
  let refreshToken = renewal.token;

  /** Sends one request of a call, without checking parameters, query and body against the contract. */
  const attempt = (endpoint: Endpoint, how: CallInput = {}): Promise<CallResponse> => {
    const query = serializeQuery({ ...how.query, ...endpoint.match });
    const bearer = how.token === undefined ? token : how.token;
    const key = how.key === undefined ? newKey() : how.key;
    const content = how.raw ?? (how.body === undefined ? undefined : JSON.stringify(how.body));
    const headers: Record<string, string> = { ...how.headers };
    if (bearer !== null) headers['Authorization'] ??= `Bearer ${bearer}`;
    if (endpoint.method === 'POST' && key !== null) headers['Idempotency-Key'] = key;
    if (content !== undefined) headers['Content-Type'] ??= 'application/json';
    return request(`${buildPath(endpoint, how.params)}${query === '' ? '' : `?${query}`}`, {
      method: endpoint.method,
      headers,
      ...(content === undefined ? {} : { body: content }),
    });
  };

  return {
    origin,
    player,
    request,
    token: () => token,
    refreshToken: () => refreshToken,
    /** Like `attempt`; refreshes an expired token once. */
    async call(endpoint: Endpoint, how: CallInput = {}): Promise<CallResponse> {
      const response = await attempt(endpoint, how);
      if (how.token !== undefined || codeOf(response) !== 'AUTH_TOKEN_EXPIRED') return response;
      await this.renew();
      return await attempt(endpoint, how);
    },
    /** Exchanges the refresh token for a new pair of tokens. */
    async renew(): Promise<CallResponse> {
      const response = await attempt(refresh, { body: { refresh_token: refreshToken }, token: null });
      const pair = z.safeParse(refresh.response, response.body);
      if (pair.success) {
        token = pair.data.access.token;
        refreshToken = pair.data.refresh.token;
      }
      return response;
    },
  };
}

export type Visitor = Awaited<ReturnType<typeof createVisitor>>;

/** A value of a response by its path; undefined if missing. */
export function pick(body: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (inner === null || inner === undefined ? undefined : Reflect.get(Object(inner), name)),
    body,
  );
}

export const codeOf = ({ body }: CallResponse): unknown => pick(body, 'message');

/** Status of a response for a report; of an error, or without a response, also the first 160 characters. */
export const described = (response: CallResponse): string =>
  response.status >= 400 || response.status === 0
    ? `${response.status} ${response.text.slice(0, 160)}`
    : `${response.status}`;

/** Null if the response is this error, else a description. */
export const refusedWith = (response: CallResponse, status: number, code: string): string | null =>
  response.status === status && codeOf(response) === code
    ? null
    : `expected ${status} ${code}, got ${described(response)}`;
