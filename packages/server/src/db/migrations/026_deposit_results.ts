import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Balances before and after a credited deposit. */
export const depositResults: Migration = {
  async up(db) {
    await sql.raw(`alter table payments add column balances jsonb`).execute(db);
  },
};
