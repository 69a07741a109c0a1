import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Clock, TimeShift } from '../ports.ts';
import type { Database } from './types.ts';

/** The clock of a server that shares its database: it follows the clock of the database. */
export interface DatabaseClock extends Clock {
  /** Measures how far this machine's clock is from the database's. */
  follow(): Promise<void>;
}

/**
 * Limits, codes and tokens compare times that several servers wrote, so all of them take the time of the one database
 * they share, whatever their own clocks show. `shift` is added on top.
 */
export function createDatabaseClock(db: Kysely<Database>, shift: TimeShift): DatabaseClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead + shift.ms),
    async follow() {
      const before = Date.now();
      const { rows } = await sql<{ ms: number }>`
        select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
      const middle = (before + Date.now()) / 2;
      ahead = Math.round((rows[0]?.ms ?? middle) - middle);
    },
  };
}
