import type { ColumnType } from 'kysely';
import type { Language } from '../domain/locale/locale.ts';
import type { Moment } from './player-tables.ts';

/** One row a failure and build; the details are those of its last report. */
export interface ClientErrorsTable {
  /** Of name, message and build. */
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
