import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { RunPrepared } from './db/open.ts';
import type { Connection, Database } from './db/types.ts';
import type { Language, Country, Currency, PerCurrencyAmount } from './domain/locale/locale.ts';
import type { PlayerQueue } from './queues.ts';
import type { Secrets } from './secrets.ts';

/** What the rules of rounds need to know about a game. */
export interface GameFacts {
  readonly slug: string;
  readonly name: string;
  readonly hasDemo: boolean;
  /** Minimum and maximum stake of a round, minor units. */
  readonly minBet: PerCurrencyAmount;
  readonly maxBet: PerCurrencyAmount;
  /** Percentage of a stake that counts towards wagering, 0–100. */
  readonly wagerContribution: number;
  readonly countries: readonly Country[];
}

export type GameCard = ResponseOf<(typeof endpoints)['games']>['data'][number];

/** For whom game cards are created. */
export interface GameView {
  readonly language: Language;
  readonly currency: Currency;
}

/** Access of rounds and bonuses to the catalogue. */
export interface GameSource {
  /** Null for an unknown slug. */
  find(db: Connection, slug: string): Promise<GameFacts | null>;
  /** Cards of existing slugs, in the requested order. */
  cards(db: Connection, slugs: readonly string[], view: GameView): Promise<GameCard[]>;
}

/** The provider's response to a deposit that the player has confirmed on the payment page. */
export type DepositAnswer =
  | { readonly kind: 'paid' }
  | { readonly kind: 'refused'; readonly errorType: string }
  /** The provider pays after this time, ms. */
  | { readonly kind: 'pending'; readonly settleIn: number }
  /** No response: the player stays on the provider's page, and the deposit expires unpaid. */
  | { readonly kind: 'none' };

/** The payment provider. Only the sandbox implements it; an operator adds an implementation. */
export interface PaymentProvider {
  /** URL of a deposit's payment page; `origin` is the origin of this server. */
  pageAddress(origin: string, token: string): string;
  /** Response to a deposit of `amount`, minor units. */
  answerDeposit(amount: number): DepositAnswer;
  /** Error type if a withdrawal of `amount`, minor units, is refused; or null. */
  refuseWithdrawal(amount: number): string | null;
  /** Whether the first request for `amount`, minor units, fails and a retry with the same key succeeds. */
  failsOnce(amount: number): boolean;
}

/** Source of time for all rules; tests set it. */
export interface Clock {
  now(): Date;
}

/** Offset of the clock from real time; the sandbox sets it in the database, every process reads it. */
export interface TimeShift {
  ms: number;
}

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Handles GET requests under `/cdn/`. */
export interface Images {
  /** The path after `/cdn/` is the key; the query contains format, quality, width, height. */
  handle(request: Request): Promise<Response>;
  /** Waits for running work; called when the server closes. */
  close(): Promise<void>;
}

/** A message to a player outside the app. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  /** Purpose, for example `confirm_email`. */
  readonly purpose: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  /** URL that the message contains; null without one. */
  readonly link: string | null;
}

/** Sends messages. The reference implementation stores them in `outbox`, which the sandbox shows. */
export interface Outbox {
  /** Runs in the caller's transaction: a rollback cancels the message. */
  send(db: Connection, message: OutgoingMessage, at: Date): Promise<void>;
}

/** Files of players by key, stored in the database or in a bucket. */
export interface FileStorage {
  /** Stores a new file, which expires unless a document uses it by then. */
  put(key: string, content: Uint8Array, expiresAt: Date): Promise<void>;
  /** Null for an unknown key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Does nothing for an unknown key. */
  delete(key: string): Promise<void>;
}

/**
 * External dependencies of domain rules, events and request handling. A function lists only those that it uses,
 * for example `Pick<Ports, 'db' | 'clock'>`.
 */
export interface Ports {
  readonly db: Kysely<Database>;
  readonly runPrepared: RunPrepared;
  /** Time of the database plus the sandbox's time shift. */
  readonly clock: Clock;
  /** Queue in which a player's writes wait before they take a database connection. */
  readonly queue: PlayerQueue;
  readonly outbox: Outbox;
  readonly files: FileStorage;
  readonly games: GameSource;
  readonly provider: PaymentProvider;
  readonly secrets: Secrets;
  /** Sends a request to another server; replaced in tests. */
  readonly fetch: typeof fetch;
  readonly log: Log;
  /** Turnover required before a deposit can be withdrawn, as a multiple of the deposit; 0: none. */
  readonly turnoverFactor: number;
}
