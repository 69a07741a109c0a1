import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { AskPrepared } from './db/prepared.ts';
import type { Connection, Database } from './db/types.ts';
import type { PaymentProvider } from './domain/payments/provider.ts';
import type { GameSource } from './domain/rounds/game-source.ts';
import type { Language } from './domain/locale/locale.ts';
import type { PlayerQueue } from './player-queue.ts';
import type { Secrets } from './secrets.ts';

/** The one source of time; tests move it by hand. */
export interface Clock {
  now(): Date;
}

/** How far the sandbox has advanced the clock; every process reads it from the database. */
export interface TimeShift {
  ms: number;
}

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Answers everything under `/cdn/`. */
export interface Images {
  /** The path after `/cdn/` is the key, the query holds format, quality, width, height. */
  handle(request: Request): Promise<Response>;
  /** Waits for running work; called when the server closes. */
  close(): Promise<void>;
}

/** A message to a player outside the app. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  /** What it is for, for example `confirm_email`. */
  readonly purpose: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  /** URL the message links to, when there is one. */
  readonly link: string | null;
}

/** Sends messages. The reference implementation stores them in the table `outbox`, which the sandbox shows. */
export interface Outbox {
  /** Runs in the caller's transaction: a rollback cancels the message. */
  send(db: Connection, message: OutgoingMessage, at: Date): Promise<void>;
}

/**
 * What domain rules, events and request handling need from outside, without knowing each other. A function names
 * only what it uses, for example `Pick<Ports, 'db' | 'clock'>`.
 */
export interface Ports {
  readonly db: Kysely<Database>;
  readonly ask: AskPrepared;
  /** Real time, advanced by the sandbox's time shift. */
  readonly clock: Clock;
  /** Writes of a player begin in it, before they take a connection. */
  readonly queue: PlayerQueue;
  readonly outbox: Outbox;
  readonly games: GameSource;
  readonly provider: PaymentProvider;
  readonly secrets: Secrets;
  /** Sends a request to another server; tests answer it themselves. */
  readonly fetch: typeof fetch;
  readonly log: Log;
  /** So many times a deposit is to be staked before it can be withdrawn; 0: no such rule. */
  readonly turnoverFactor: number;
}
