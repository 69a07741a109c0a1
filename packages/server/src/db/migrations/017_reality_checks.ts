import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const realityChecks: Migration = {
  async up(db) {
    await sql
      .raw(
        `create table reality_checks (
           player_id integer primary key references players (id),
           minutes integer not null,
           answered_at timestamptz
         )`,
      )
      .execute(db);
  },
};
