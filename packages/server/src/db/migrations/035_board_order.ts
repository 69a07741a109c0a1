import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create index tournament_order on tournament_players (tournament_id, currency, (-score), reached_at, id)`,
  `drop index tournament_board`,
];

/** The order of boards in one direction: a part of a board is one range of the index, between two of its keys. */
export const boardOrder: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
