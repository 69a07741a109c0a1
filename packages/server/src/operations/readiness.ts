import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';

/** Longest the database may take to count as answering, ms. */
const patience = 2_000;

/** Whether this server can answer requests now. */
export interface Readiness {
  check(): Promise<boolean>;
  /** From now on it is not: a balancer sends new requests elsewhere. */
  stopping(): void;
}

/** Ready while the database answers, until the server is asked to stop. */
export function createReadiness(db: Kysely<Database>): Readiness {
  let isStopping = false;
  let asking: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), patience);
    });
    const answer = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([answer, timedOut]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    async check() {
      if (isStopping) return false;
      // Many questions at once are one to the database.
      asking ??= ask().finally(() => {
        asking = null;
      });
      return (await asking) && !isStopping;
    },
    stopping() {
      isStopping = true;
    },
  };
}
