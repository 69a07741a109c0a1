import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from '../types.ts';
import { statements001 } from './001_players_and_money.ts';
import { statements002 } from './002_to_006.ts';
import { statements007 } from './007_to_017.ts';
import { statements024 } from './024_to_038.ts';
import { statements070 } from './070_to_079.ts';
import { statements075 } from './075_partitions.ts';

/**
 * Every migration by name; Kysely runs the missing ones in the order of their names. Never change, rename or remove
 * a released one, because databases of every earlier version must upgrade. Number a new one above all others.
 */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries({
    ...statements001,
    ...statements002,
    ...statements007,
    ...statements024,
    ...statements070,
    ...statements075,
  }).map(([name, statements]) => [
    name,
    {
      async up(db) {
        for (const statement of statements) await sql.raw(statement).execute(db);
      },
    },
  ]),
);

/**
 * Migrates the database to the latest version; throws the error of a failed migration. Safe with several
 * servers starting in parallel.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Some migrations were released after others with higher numbers.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
