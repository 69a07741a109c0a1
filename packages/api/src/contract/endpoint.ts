import type { z } from '../z.ts';

/** Any schema of the wire; both sides parse with it. */
export type Schema = z.core.$ZodType;

/**
 * Who may call. `player`: 401 without a valid access token. `both`: a guest or a player; a bad token is 401.
 * `open`: a token is never needed and a bad one never matters. `guest`: as `open`, called only while signed out.
 */
export type Auth = 'player' | 'both' | 'open' | 'guest';

/** One call of the contract, as data. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
> {
  /** Key of the call in the endpoint map. */
  readonly id: string;
  /** Ledger row, or `fixed` or `addition` for a call without one. */
  readonly row: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly method: Method;
  /**
   * Absolute from the API base; parameters in braces: `/api/v1/games/{slug}`.
   * A path that ends in a slash is also answered without it.
   */
  readonly path: `/${string}`;
  /** Another call has the same method and path; this one is meant when the query holds these values. */
  readonly match?: Readonly<Record<string, string>>;
  readonly auth: Auth;
  /** A value that does not fit answers 404 with the first code of `errors[404]`, else NOT_FOUND. */
  readonly params?: Params;
  /** Parses the raw strings of the address; the output is what callers pass and handlers get. */
  readonly query?: Query;
  readonly body?: Body;
  /** `json` unless the body is files. */
  readonly bodyType?: 'json' | 'multipart';
  /** Most bytes of the body, where it is not the usual number of its type; more answers 413. */
  readonly bodyLimit?: number;
  readonly answer: Answer;
  /** `json` unless the answer is plain text or a stream of events. */
  readonly answerType?: 'json' | 'text' | 'event-stream';
  /** Codes special to the call, by status. */
  readonly errors?: Readonly<Record<number, readonly string[]>>;
  /** Poll interval of the client, ms. */
  readonly poll?: number;
  /** The server sends an `ETag` and answers 304. */
  readonly etag?: boolean;
  /** `false`: one attempt, whatever happens. */
  readonly retry?: boolean;
  /** `true`: a 401 is an ordinary error answer and never starts a refresh (sign-in calls). */
  readonly plain401?: boolean;
}

/** A call that changes nothing. */
export type ReadEndpoint = Endpoint<
  Schema | undefined,
  Schema | undefined,
  Schema | undefined,
  Schema,
  'GET'
>;

/** A call that changes something: it carries an idempotency key. */
export type CommandEndpoint = Endpoint<
  Schema | undefined,
  Schema | undefined,
  Schema | undefined,
  Schema,
  'POST'
>;

type Out<S> = S extends Schema ? z.output<S> : undefined;

/** What a handler and a caller exchange for one call. */
export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? Out<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Out<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? Out<B> : never;
export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never;

type Field<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : Record<never, unknown> extends V
    ? { readonly [P in K]?: V }
    : { readonly [P in K]: V };

/** Everything a caller passes: only the parts the call has, optional where every member is. */
export type InputOf<E> = Field<'params', ParamsOf<E>> & Field<'query', QueryOf<E>> & Field<'body', BodyOf<E>>;

/** Declares a call and keeps its literal types. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<
  Answer extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
>(endpoint: Endpoint<Params, Query, Body, Answer, Method>): Endpoint<Params, Query, Body, Answer, Method> {
  return endpoint;
}
