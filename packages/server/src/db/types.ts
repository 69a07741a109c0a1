import type { Kysely, Transaction } from 'kysely';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { OperationTables, SandboxTables } from './operation-tables.ts';
import type { ContestTables } from './contest-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type { DocumentTables } from './document-tables.ts';
import type { LimitTables } from './limit-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { PlayerTables } from './player-tables.ts';

export type Database = PlayerTables &
  MoneyTables &
  CatalogueTables &
  DocumentTables &
  LimitTables &
  ContestTables &
  OperationTables &
  NotificationTables &
  SandboxTables;

/**
 * A handle for queries. Code inside a transaction must use the transaction: the embedded database has a single
 * connection, so a query outside would wait for it forever.
 */
export type Connection = Kysely<Database> | Transaction<Database>;
