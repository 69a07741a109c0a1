import { sql, type Kysely } from 'kysely';
import type { Clock, TimeShift } from '../ports.ts';
import { presenceClass } from './announcements.ts';
import type { Connection, Database } from './types.ts';

/** Whether the server with this number is connected to the database. */
export async function isAlive(db: Kysely<Database>, instance: number): Promise<boolean> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks
    where locktype = 'advisory' and classid::bigint = ${presenceClass} and objid::bigint = ${instance}
      and objsubid = 2 and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length > 0;
}

/** Advisory locks of tasks that only one server may run at a time. */
const locks = { jobs: 1, seeding: 2, relay: 3 } as const;

/**
 * Runs work unless another server is running it; returns whether it ran. The lock belongs to the connection,
 * so a crashed server releases it.
 */
export async function runOnDuty(
  db: Kysely<Database>,
  duty: 'jobs' | 'relay',
  work: (connection: Connection) => Promise<void>,
): Promise<boolean> {
  return await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${presenceClass}, ${-locks[duty]}) as taken`.execute(connection);
    if (rows[0]?.taken !== true) return false;
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${presenceClass}, ${-locks[duty]})`.execute(connection);
    }
    return true;
  });
}

/** Waits until no other server is seeding, then runs the work under the same lock. */
export async function runInTurn(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${presenceClass}, ${-locks.seeding})`.execute(connection);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${presenceClass}, ${-locks.seeding})`.execute(connection);
    }
  });
}

/** Clock of a server with a shared database; follows the clock of the database. */
export interface DatabaseClock extends Clock {
  /** Measures the offset between the clocks of this machine and of the database. */
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
