import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Moment } from './player-tables.ts';

/** Kinds of change a connected player is notified of. */
export type EventKind = 'balance' | 'offers' | 'notifications' | 'profile';

/** Written by triggers alone. */
export interface PlayerEventsTable {
  player_id: GeneratedAlways<number>;
  kind: GeneratedAlways<EventKind>;
  /** Transaction that changed it, as text. */
  xid: GeneratedAlways<string>;
  /** By the clock of the database; only for throwing old rows away. */
  created_at: GeneratedAlways<Date>;
}

export interface AttemptsTable {
  /** Keyed hash of what is limited and of whom. */
  key: string;
  times: ColumnType<Date[], never, never>;
  expires_at: Moment;
}

export interface ServerMarksTable {
  name: string;
  value: string;
}

export interface EventTables {
  player_events: PlayerEventsTable;
  attempts: AttemptsTable;
  server_marks: ServerMarksTable;
}
