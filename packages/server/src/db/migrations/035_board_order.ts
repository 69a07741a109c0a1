import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create index tournament_order on tournament_players (tournament_id, currency, (-score), reached_at, id)`,
  `drop index tournament_board`,
];

/** An index in leaderboard order, so that a part of a leaderboard is one range of it. */
export const boardOrder: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
