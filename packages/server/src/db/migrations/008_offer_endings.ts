import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Time and reason of an offer's end, and the resulting amounts, minor units. */
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
