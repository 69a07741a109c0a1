/**
 * IndexedDB databases that hold something of a player. They go with the session (REACH-09); a new one is named here, and
 * whoever opens it closes it when it is to be deleted.
 */
export const playerDatabases = ['savedAnswers', 'pictures'] as const;

/** Name of a database of a player. */
export type PlayerDatabase = (typeof playerDatabases)[number];

/** Deletes what the databases of the browser hold of a player. */
export function forgetDatabases(): void {
  try {
    for (const name of playerDatabases) globalThis.indexedDB?.deleteDatabase(name);
  } catch {
    // A browser that refuses the databases has stored nothing in them.
  }
}
