import type { AnswerOf, BodyOf, endpoints, ParamsOf, QueryOf } from '@tulpar/api/contract';
import type { Kysely, Transaction } from 'kysely';
import type { EventKind } from '../db/event-tables.ts';
import type { Database } from '../db/types.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Device } from '../domain/sessions/index.ts';
import type { Country, Currency, Language } from '../domain/locale/locale.ts';
import type { RequestFacts } from './request-facts.ts';
import type { Rows } from './answer-cache.ts';

export { refuse } from '../domain/errors/refusal.ts';

/** The signed-in player of a request, fresh from the database. */
export interface CallPlayer {
  readonly id: number;
  readonly sessionId: string;
  readonly currency: Currency;
  readonly language: Language;
  /** On a break or self-excluded; deposits and real play are refused. */
  readonly isRestricted: boolean;
}

/** What a handler knows about the request besides its input. */
export interface CallContext {
  readonly deps: Dependencies;
  /** For reading. Everything a POST changes goes through `write`. */
  readonly db: Kysely<Database>;
  /** Null for a guest. Never null in a call whose `auth` is `player`: use `signedIn(context)`. */
  readonly player: CallPlayer | null;
  /** From the query (`language`, `locale`), else the player's, else ru. */
  readonly language: Language;
  /** The player's; for a guest from the query, else KZT. */
  readonly currency: Currency;
  /** Market that goes with the currency. */
  readonly country: Country;
  readonly requestId: string;
  /** Address of the peer as the server sees it. */
  readonly ip: string;
  readonly userAgent: string;
  /** What limits count the address under; see `networkOf`. */
  readonly network: string;
  /** The browser, as a session remembers it. */
  readonly device: Device;
  /** Origin of this server as browsers reach it, for example `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** Value of the `Origin` header when it is one of ours, else `origin`: where the app lives. */
  readonly appOrigin: string;
  /** Lower-case UUID of a POST, null for a GET. */
  readonly idempotencyKey: string | null;
  now(): Date;
  /** The player's money where it was read with the request, minor units. */
  readonly balance: RequestFacts['balance'];
  /**
   * Says that the answer of a read is made of these rows and the player alone: it is given again to the same
   * question while nothing of the kind has changed and none of their dates has passed.
   */
  madeOf(kind: EventKind, rows: Rows): void;
  /** Adds a header to the answer. */
  header(name: string, value: string): void;
  /**
   * Runs the change and stores its answer for the idempotency key in one transaction: a crash leaves both
   * or neither. It holds the lock of a signed-in player, so read the time inside it. Slow work (password hashing) belongs
   * before it. Once per request, its result is the answer.
   * A refusal thrown inside rolls everything back.
   */
  write<Answer>(change: (trx: Transaction<Database>) => Promise<Answer>): Promise<Answer>;
}

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;

/** Parsed request of one call. */
export interface CallInput<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

/** Answers one call: resolves with the body of a 200, throws `Refusal` for anything else. */
export type Handler<Id extends EndpointId> = (
  context: CallContext,
  input: CallInput<Endpoints[Id]>,
) => Promise<AnswerOf<Endpoints[Id]>>;

/** Handlers by call; a call without one is answered with 501. */
export type Calls = { readonly [Id in EndpointId]?: Handler<Id> };

/** The player of a call that needs one. */
export function signedIn(context: CallContext): CallPlayer {
  if (context.player === null) throw new Error('A call for players was mounted without authentication');
  return context.player;
}
