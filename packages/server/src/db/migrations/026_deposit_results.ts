import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a credited deposit made of the player's balances. */
export const depositResults: Migration = {
  async up(db) {
    await sql.raw(`alter table payments add column balances jsonb`).execute(db);
  },
};
