import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Moment } from './player-tables.ts';
import type { Language } from '../domain/locale/locale.ts';

/** One row per error and build, with the details of its last report. */
export interface ClientErrorsTable {
  /** Hash of name, message and build. */
  hash: string;
  name: string;
  message: string;
  stack: string | null;
  route: string;
  build: string;
  language: Language;
  platform: string;
  count: ColumnType<number | string, number, number>;
  first_at: Moment;
  last_at: Moment;
}

/** Kinds of changes that connected players are notified of. */
export type EventKind = 'balance' | 'offers' | 'notifications' | 'profile';

/** Written by triggers only. */
export interface PlayerEventsTable {
  player_id: GeneratedAlways<number>;
  kind: GeneratedAlways<EventKind>;
  /** Id of the transaction, as text. */
  xid: GeneratedAlways<string>;
  /** Clock of the database; only used to delete old rows. */
  created_at: GeneratedAlways<Date>;
}

export interface AttemptsTable {
  /** Keyed hash of the limit and its key. */
  key: string;
  times: ColumnType<Date[], never, never>;
  expires_at: Moment;
}

export interface ServerMarksTable {
  name: string;
  value: string;
}

export interface OperationTables {
  client_errors: ClientErrorsTable;
  player_events: PlayerEventsTable;
  attempts: AttemptsTable;
  server_marks: ServerMarksTable;
}
