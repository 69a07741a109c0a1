import { statfs } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/types.ts';

/** Timeout of the database query, ms. */
const patience = 2_000;
/** Free disk space below which the disk counts as full, bytes. */
const leastSpace = 64 * 1024 * 1024;

export type Hindrance = 'stopping' | 'disk_full' | 'database_away';

export interface Readiness {
  /** Why the server cannot handle requests; null if it can. */
  check(): Promise<Hindrance | null>;
  /** From now on reports that the server is not ready, so that balancers use others. */
  stopping(): void;
  isStopping(): boolean;
}

const freeSpace = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === '53100';

/** Ready while the database can be written and the data folder has free space, until the server stops. */
export function createReadiness(
  db: Kysely<Database>,
  dataDir: string,
  spaceIn: (folder: string) => Promise<number> = freeSpace,
): Readiness {
  let isStopping = false;
  let checking: Promise<Hindrance | null> | null = null;
  // Write something, because a database on a full disk can still be read.
  const probe = async (): Promise<Hindrance | null> => {
    try {
      await sql`insert into server_marks (name, value) values ('readiness', now()::text)
        on conflict (name) do update set value = excluded.value`.execute(db);
      return null;
    } catch (error) {
      return isDiskFull(error) ? 'disk_full' : 'database_away';
    }
  };
  const check = async (): Promise<Hindrance | null> => {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<Hindrance>((resolve) => {
      timer = setTimeout(() => resolve('database_away'), patience);
    });
    try {
      if ((await spaceIn(dataDir).catch(() => Infinity)) < leastSpace) return 'disk_full';
      return await Promise.race([probe(), timedOut]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    async check() {
      if (isStopping) return 'stopping';
      // Concurrent checks share one query.
      checking ??= check().finally(() => {
        checking = null;
      });
      const hindrance = await checking;
      return isStopping ? 'stopping' : hindrance;
    },
    stopping() {
      isStopping = true;
    },
    isStopping: () => isStopping,
  };
}
