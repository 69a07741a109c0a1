import type { PGlite } from '@electric-sql/pglite';

/** Rows that are given again while nothing else has reached the database. */
export interface Untouched {
  /** The row kept for a question; undefined when it has to be asked. */
  find(key: string): string | undefined;
  /** Does work on the database that changes nothing; tells what to keep its row with. */
  reading<Done>(work: () => Done): { readonly done: Done; readonly at: number };
  /** Keeps a row read at `at`, unless something has reached the database since. */
  keep(key: string, row: string, at: number): void;
}

/** Rows kept at once: as many players as one process is meant for. */
const most = 5_000;

/**
 * For the embedded database, where all work passes through this one process: what nobody has touched is as it was. A
 * statement of anybody else, also one that only reads or that opens a transaction, ends it for every row.
 */
export function untouchedRows(pglite: PGlite): Untouched {
  const rows = new Map<string, string>();
  let touches = 0;
  let isOurs = false;
  // All of PGlite's ways in end here.
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
    keep(key, row, at) {
      if (at !== touches) return;
      if (rows.size >= most) rows.clear();
      rows.set(key, row);
    },
  };
}
