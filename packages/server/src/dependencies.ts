import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { AskPrepared } from './db/prepared.ts';
import type { Database } from './db/types.ts';
import type { AttemptLimits } from './domain/sessions/index.ts';
import type { EventHub } from './events/index.ts';
import type { Metrics, Readiness } from './operations/index.ts';
import type { GameSource } from './domain/rounds/game-source.ts';
import type { Outbox } from './outbox.ts';
import type { Secrets } from './secrets.ts';

/** The one source of time; tests move it by hand. */
export interface Clock {
  now(): Date;
}

/** How far the sandbox has moved the time on; every process takes it from the database. */
export interface TimeShift {
  ms: number;
}

/** Answers everything under `/cdn/`. */
export interface Images {
  /** The path after `/cdn/` is the key, the query holds format, quality, width, height. */
  handle(request: Request): Promise<Response>;
  /** Lets running work end; the server is closing. */
  close(): Promise<void>;
}

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** What the app is made of; built once in `main.ts`, and by the test kit. */
export interface Dependencies {
  readonly db: Kysely<Database>;
  readonly ask: AskPrepared;
  /** Real time, moved on by `timeShift`. */
  readonly clock: Clock;
  readonly timeShift: TimeShift;
  readonly outbox: Outbox;
  readonly images: Images;
  readonly games: GameSource;
  readonly secrets: Secrets;
  readonly limits: AttemptLimits;
  readonly events: EventHub;
  readonly readiness: Readiness;
  /** Null when nobody asks for figures. */
  readonly metrics: Metrics | null;
  /** Number this server is known by to the others on its database; null when there are none. */
  readonly instance: number | null;
  readonly config: Config;
  readonly log: Log;
}
