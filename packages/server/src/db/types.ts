import type { Kysely, Transaction } from 'kysely';
import type { AccountTables, PushTables } from './account-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { OperationTables, SandboxTables } from './operation-tables.ts';
import type { ContestTables } from './contest-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type { PlayerTables } from './player-tables.ts';

export type Database = PlayerTables &
  MoneyTables &
  CatalogueTables &
  AccountTables &
  ContestTables &
  OperationTables &
  PushTables &
  SandboxTables;

/**
 * A query handle. Inside a transaction it must be the transaction: the embedded database has one connection,
 * so the outer handle would deadlock.
 */
export type Connection = Kysely<Database> | Transaction<Database>;
