import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table client_errors (
    hash text primary key,
    name text not null,
    message text not null,
    stack text,
    route text not null,
    build text not null,
    language text not null,
    platform text not null,
    count bigint not null,
    first_at timestamptz not null,
    last_at timestamptz not null
  )`,
  `create index client_errors_last_at on client_errors (last_at)`,
  `create index analytics_vitals on analytics (created_at) where event_name = 'web-vital'`,
];

/** Client errors by build, and an index of metrics by time. */
export const clientErrors: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
