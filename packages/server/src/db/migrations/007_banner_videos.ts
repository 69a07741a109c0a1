import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const bannerVideos: Migration = {
  async up(db) {
    await sql.raw('alter table banners add column video text').execute(db);
  },
};
