import type { z } from '../z.ts';

/** A schema of the contract; client and server parse with it. */
export type Schema = z.core.$ZodType;

/**
 * Who may call. `player`: 401 without a valid access token. `both`: a guest or a player; an invalid token is
 * 401. `open`: no token needed, an invalid one is ignored. `guest`: like `open`, only called while logged
 * out.
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
  /** Ledger id, or `fixed` or `addition` for a call without one. */
  readonly row: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly method: Method;
  /**
   * Absolute path; parameters in braces: `/api/v1/games/{slug}`. With a trailing slash it is also served
   * without it.
   */
  readonly path: `/${string}`;
  /** Distinguishes calls with the same method and path: this one applies if the query has these values. */
  readonly match?: Readonly<Record<string, string>>;
  readonly auth: Auth;
  /** An invalid value returns 404 with the first code of `errors[404]`, otherwise NOT_FOUND. */
  readonly params?: Params;
  /** Parses the raw query strings; callers pass and handlers receive its output. */
  readonly query?: Query;
  readonly body?: Body;
  /** `json` by default. */
  readonly bodyType?: 'json' | 'multipart';
  /** Maximum body size, bytes, if not the default of its type; more returns 413. */
  readonly bodyLimit?: number;
  readonly response: ResponseSchema;
  /** `json` by default. */
  readonly responseType?: 'json' | 'text' | 'event-stream';
  readonly errors?: Readonly<Record<number, readonly string[]>>;
  /** Poll interval of the client, ms. */
  readonly poll?: number;
  /** The server sends an `ETag` and supports 304. */
  readonly etag?: boolean;
  /** `false`: never retried. */
  readonly retry?: boolean;
  /** `true`: a 401 is an ordinary error and never starts a refresh (login calls). */
  readonly plain401?: boolean;
}

/** A call without side effects. */
export type ReadEndpoint = Endpoint<
  Schema | undefined,
  Schema | undefined,
  Schema | undefined,
  Schema,
  'GET'
>;

/** A call with side effects, which has an idempotency key. */
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

/** Input of a call: only the parts it has, optional if all members are. */
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
