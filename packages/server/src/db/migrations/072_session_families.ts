import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Null: the session is the first of its family. Servers of the previous version omit it.
  `alter table sessions add column family_id text`,
  `create index sessions_family on sessions ((coalesce(family_id, id))) where revoked_at is null`,
  // No foreign keys: old sessions are deleted independently of games and codes.
  `alter table game_sessions add column opened_by text`,
  `alter table one_time_codes add column session_id text`,
];

/** Families of sessions, and the games and codes of a session (SEC-04, SEC-06, SEC-13). */
export const sessionFamilies: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
