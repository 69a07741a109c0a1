import type { Kysely, Transaction } from 'kysely';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type { PlayerTables } from './player-tables.ts';

/** Every table by name. */
export type Database = PlayerTables & MoneyTables & CatalogueTables;

/**
 * A handle to query with. Inside a transaction it must be the transaction: the embedded database has one
 * connection, and the outer handle would wait for the transaction that waits for it.
 */
export type Connection = Kysely<Database> | Transaction<Database>;
