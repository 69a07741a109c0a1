import type { PGlite } from '@electric-sql/pglite';

/** Rows cached until another statement reaches the database. */
export interface RowCache {
  /** The cached row of a query; undefined if the database must be queried. */
  find(key: string): string | undefined;
  /** Runs a read on the database; returns the version to store its row with. */
  reading<Done>(work: () => Done): { readonly done: Done; readonly at: number };
  /** Stores a row read at version `at`, unless another statement has reached the database since. */
  store(key: string, row: string, at: number): void;
}

/** Maximum number of cached rows: the number of players one process is intended for. */
const most = 5_000;

/**
 * Cache for the embedded database, which only this process can change. Any other statement, including reads
 * and transactions, clears it.
 */
export function createRowCache(pglite: PGlite): RowCache {
  const rows = new Map<string, string>();
  let touches = 0;
  let isOurs = false;
  // All of PGlite's queries use this function.
  const run = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    if (!isOurs) {
      touches += 1;
      rows.clear();
    }
    return run(message);
  };
  return {
    find: (key) => rows.get(key),
    reading(work) {
      isOurs = true;
      try {
        return { done: work(), at: touches };
      } finally {
        isOurs = false;
      }
    },
    store(key, row, at) {
      if (at !== touches) return;
      if (rows.size >= most) rows.clear();
      rows.set(key, row);
    },
  };
}
