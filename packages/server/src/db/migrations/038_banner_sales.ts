import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A banner says which bonus it sells, so that only those see it who can have that bonus. */
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
