import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create index visits_created_at on visits (created_at)`,
  `create index analytics_created_at on analytics (created_at)`,
  `create index sandbox_conversations_created_at on sandbox_conversations (created_at)`,
];

/** Indexes for the deletion of old rows. */
export const logTimes: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
