import type { z } from '../z.ts';

export type Schema = z.core.$ZodType;

/**
 * Who may make a call. `player`: 401 without a valid access token. `both`: a guest or a player; an invalid token is
 * 401. `open`: no token needed, an invalid one is ignored. `guest`: like `open`, and only used while logged out.
 */
export type Auth = 'player' | 'both' | 'open' | 'guest';

export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  ResponseSchema extends Schema = Schema,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
> {
  readonly id: string;
  /** Id in docs/requirements.md; `fixed` or `addition` for a call that has none. */
  readonly row: string;
  /** One sentence that describes the call in the OpenAPI document. */
  readonly summary: string;
  readonly method: Method;
  /**
   * Absolute path with parameters in braces: `/api/v1/games/{slug}`. A path with a trailing slash is also served
   * without it.
   */
  readonly path: `/${string}`;
  /** Distinguishes calls with the same method and path: this call applies if the query has these values. */
  readonly match?: Readonly<Record<string, string>>;
  readonly auth: Auth;
  /** Path parameters. An invalid one is 404 with the first code of `errors[404]`, or NOT_FOUND. */
  readonly params?: Params;
  /** Parses the strings of a query. Callers pass, and handlers receive, the parsed values. */
  readonly query?: Query;
  readonly body?: Body;
  /** Format of the body; `json` by default. */
  readonly bodyType?: 'json' | 'multipart';
  /** Maximum body size, bytes; a larger body is 413. By default the server's limit for `bodyType`. */
  readonly bodyLimit?: number;
  readonly response: ResponseSchema;
  /** Format of the response; `json` by default. */
  readonly responseType?: 'json' | 'text' | 'event-stream';
  readonly errors?: Readonly<Record<number, readonly string[]>>;
  /** Poll interval of the client, ms. */
  readonly poll?: number;
  /** The server sends an `ETag` and responds with 304 if it is unchanged. */
  readonly etag?: boolean;
  /** `false`: the client never retries the call. */
  readonly retry?: boolean;
  /** `true`: a 401 is an ordinary error and never starts a token refresh (login, refresh, logout …). */
  readonly plain401?: boolean;
}

/** A GET call: has no idempotency key, and rarely side effects (`confirmEmail`). */
export type ReadEndpoint = Endpoint<
  Schema | undefined,
  Schema | undefined,
  Schema | undefined,
  Schema,
  'GET'
>;

/** A POST call: requires an idempotency key. */
export type CommandEndpoint = Endpoint<
  Schema | undefined,
  Schema | undefined,
  Schema | undefined,
  Schema,
  'POST'
>;

type Out<S> = S extends Schema ? z.output<S> : undefined;

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? Out<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Out<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? Out<B> : never;
export type ResponseOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never;

type Field<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : Record<never, unknown> extends V
    ? { readonly [P in K]?: V }
    : { readonly [P in K]: V };

/** Input of a call: only the parts that the call has. A part is optional if all of its members are. */
export type InputOf<E> = Field<'params', ParamsOf<E>> & Field<'query', QueryOf<E>> & Field<'body', BodyOf<E>>;

// @__NO_SIDE_EFFECTS__
export function defineEndpoint<
  ResponseSchema extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
>(
  endpoint: Endpoint<Params, Query, Body, ResponseSchema, Method>,
): Endpoint<Params, Query, Body, ResponseSchema, Method> {
  return endpoint;
}
