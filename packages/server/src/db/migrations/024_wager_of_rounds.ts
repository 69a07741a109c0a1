import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index for the wagering contribution in the list of rounds. */
export const wagerOfRounds: Migration = {
  async up(db) {
    await sql.raw(`create index wager_entries_round on wager_entries (round_id)`).execute(db);
  },
};
