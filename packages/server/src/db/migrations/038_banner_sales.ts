import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The bonus that a banner promotes, so that only those who can get it see the banner. */
export const bannerSales: Migration = {
  async up(db) {
    await sql
      .raw(
        `alter table banners
           add column sells text check (sells in ('welcome', 'cashback', 'promo_code')),
           add column promo_code text,
           add check ((sells is not distinct from 'promo_code') = (promo_code is not null))`,
      )
      .execute(db);
  },
};
