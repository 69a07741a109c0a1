import { sql, type Kysely } from 'kysely';
import type { Clock, TimeShift } from '../ports.ts';
import type { Database } from './types.ts';

/** Clock of a server with a shared database; follows the clock of the database. */
export interface DatabaseClock extends Clock {
  /** Measures the offset between this machine's clock and the database's. */
  follow(): Promise<void>;
}

/**
 * Limits, codes and tokens compare times written by several servers, so all of them use the time of their
 * shared database. `shift` is added to it.
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
