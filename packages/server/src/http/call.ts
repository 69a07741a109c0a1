import type { ResponseOf, BodyOf, endpoints, ParamsOf, QueryOf } from '@tulpar/api/contract';
import type { Kysely, Transaction } from 'kysely';
import type { EventKind } from '../db/operation-tables.ts';
import type { Database } from '../db/types.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Device } from '../domain/sessions/devices.ts';
import type { Country, Currency, Language } from '../domain/locale/locale.ts';
import type { CallPlayer, RequestFacts } from './request-facts.ts';
import type { Rows } from './answer.ts';

export { refuse } from '../domain/errors/refusal.ts';

export interface CallContext {
  readonly deps: Dependencies;
  /** For reads, and for changes that a refusal must not undo; all other changes of a POST use `write`. */
  readonly db: Kysely<Database>;
  /** Null for a guest. Never null if the call's `auth` is `player`: use `signedIn(context)`. */
  readonly player: CallPlayer | null;
  /** From the query (`language`, `locale`), otherwise the player's, otherwise ru. */
  readonly language: Language;
  /** The player's; for a guest from the query, otherwise KZT. */
  readonly currency: Currency;
  /** Market that the currency belongs to. */
  readonly country: Country;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Key of the address for rate limits; see `networkOf` in `origins.ts`. */
  readonly network: string;
  /** Data about the browser, which a session stores. */
  readonly device: Device;
  /** Public origin of this server, for example `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** Origin of the app: the `Origin` header if the app may be served from it, otherwise `origin`. */
  readonly appOrigin: string;
  /** Idempotency key of a POST, a lower-case UUID; null for a GET. */
  readonly idempotencyKey: string | null;
  now(): Date;
  /** The player's balance, minor units; null if this request did not read it. */
  readonly balance: RequestFacts['balance'];
  /** The region that the sandbox blocks; null if none. */
  readonly blockedRegion: RequestFacts['sandbox']['region'];
  /**
   * Makes the response of a read cacheable: it depends only on the player and these rows, until an event of this
   * kind or until a date in the rows passes.
   */
  madeOf(kind: EventKind, rows: Rows): void;
  header(name: string, value: string): void;
  /**
   * Runs the change and stores its response for the idempotency key in one transaction: a crash leaves both or
   * neither. The transaction holds the lock of a logged-in player, so read the time inside. Do slow work such as
   * password hashing before it. Call it at most once per request; the result is the response. A refusal thrown
   * inside rolls everything back.
   */
  write<Answer>(change: (trx: Transaction<Database>) => Promise<Answer>): Promise<Answer>;
}

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;

export interface CallInput<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

/** Handles one call: resolves with the body of a 200, throws `Refusal` otherwise. */
export type Handler<Id extends EndpointId> = (
  context: CallContext,
  input: CallInput<Endpoints[Id]>,
) => Promise<ResponseOf<Endpoints[Id]>>;

export type Calls = { readonly [Id in EndpointId]?: Handler<Id> };

/** Handlers of all calls except the event stream. */
export type AllCalls = Required<Omit<Calls, 'events'>>;

/** Runs a change of the logged-in player; the response only says that it succeeded. */
export const succeed = (
  context: CallContext,
  change: (trx: Transaction<Database>, playerId: number, now: Date) => Promise<unknown>,
) =>
  context.write(async (trx) => {
    await change(trx, signedIn(context).id, context.now());
    return { success: true as const };
  });

export function signedIn(context: CallContext): CallPlayer {
  if (context.player === null) throw new Error('A call for players was mounted without authentication');
  return context.player;
}
