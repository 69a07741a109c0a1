import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table sessions add column device text, add column country text`,
  `create index sessions_device on sessions (player_id, device) where device is not null`,
];

export const sessionDevices: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
