import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table turnovers add column deposits bigint not null default 0 check (deposits >= 0)`,
  // Every earlier deposit required a turnover of three times its amount.
  `update turnovers set deposits = required / 3 where done < required`,
  `alter table payments
     add column is_held boolean not null default false,
     add column ended_offers jsonb not null default '[]',
     add column bank_reference text`,
  `create table method_settings (
    uid text primary key,
    is_available boolean not null,
    fee_points integer not null check (fee_points between 0 and 10000),
    fee_fixed bigint not null check (fee_fixed >= 0)
  )`,
];

export const withdrawalRules: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
