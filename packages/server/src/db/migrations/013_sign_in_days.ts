import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  'alter table players add column sign_in_days integer not null default 0',
  // Days in account time, as in `domain/locale/account-time.ts`.
  `update players set sign_in_days = days.counted
   from (
     select sessions.player_id, count(distinct (
       (sessions.created_at at time zone 'UTC')
         + case players.currency when 'AZN' then interval '4 hours' else interval '5 hours' end
     )::date) as counted
     from sessions join players on players.id = sessions.player_id
     group by sessions.player_id
   ) days
   where players.id = days.player_id`,
  'create index notifications_created on notifications (created_at)',
];

/** Number of login days of each player, and the age of notifications. */
export const signInDays: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
