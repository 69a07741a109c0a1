import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The list of rounds says of each what it counted towards a bonus. */
export const wagerOfRounds: Migration = {
  async up(db) {
    await sql.raw(`create index wager_entries_round on wager_entries (round_id)`).execute(db);
  },
};
