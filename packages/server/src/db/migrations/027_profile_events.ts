import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  // Every open tab blocks play immediately, wherever the restriction was created.
  `create trigger players_restricted after update on players for each row
    when (new.restriction_kind is distinct from old.restriction_kind
      or new.restriction_until is distinct from old.restriction_until)
    execute function tell_profile()`,
];

/** Sends the start of a break or self-exclusion to the player's open tabs (SAFE-10). */
export const profileEvents: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
