import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A banner may move. */
export const bannerVideos: Migration = {
  async up(db) {
    await sql.raw('alter table banners add column video text').execute(db);
  },
};
