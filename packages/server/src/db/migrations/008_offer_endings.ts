import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When and why an offer ended, and what became of its money, minor units. */
export const offerEndings: Migration = {
  async up(db) {
    await sql
      .raw(
        `alter table offers
           add column ended_at timestamptz,
           add column end_reason text,
           add column released_amount bigint,
           add column removed_amount bigint`,
      )
      .execute(db);
  },
};
