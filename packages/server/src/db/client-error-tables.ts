import type { ColumnType } from 'kysely';
import type { Language } from '../domain/locale/locale.ts';
import type { Moment } from './player-tables.ts';

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

export interface ClientErrorTables {
  client_errors: ClientErrorsTable;
}
