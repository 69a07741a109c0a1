import { Migrator } from 'kysely/migration';
import type { Kysely } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Database } from './types.ts';

/** Brings the database to the newest form; throws what stopped it. Safe with several servers starting at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
