import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Promo codes become rows, so that an operator can change them. A code without dates is always valid; a bonus
 * of the month then runs every month. The last four codes exist to demonstrate each refusal.
 */
export const promoCodes: Migration = {
  async up(db) {
    const statements = [
      `create table promo_codes (
           code text primary key,
           template text not null,
           offers_per_user integer not null,
           uses_total integer,
           first_day text,
           last_day text,
           currency text,
           player_status text,
           is_of_month boolean not null
         )`,
      `insert into promo_codes
           (code, template, offers_per_user, uses_total, last_day, player_status, is_of_month)
         values
           ('DEMO20', 'demo20', 3, null, null, null, false),
           ('MONTH10', 'month10', 3, null, null, null, true),
           ('SPIN30', 'dgs', 1, null, null, null, true),
           ('GIFT5', 'nd', 1, null, null, null, false),
           ('SPIN15', 'spin15', 1, null, null, null, false),
           ('START50', 'w1gs', 1, null, null, null, false),
           ('OLD2024', 'demo20', 1, null, '2024-12-31', null, false),
           ('FULL', 'demo20', 1, 0, null, null, false),
           ('ONCE', 'demo20', 1, null, null, null, false),
           ('VIPONLY', 'demo20', 1, null, null, 'vip', false)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
