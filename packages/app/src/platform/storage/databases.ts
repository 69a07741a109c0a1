/**
 * IndexedDB databases with data of a player, deleted at the end of the session (REACH-09). Add each new one
 * here; its connections must close on `versionchange`.
 */
export const playerDatabases = ['savedAnswers', 'pictures'] as const;

export type PlayerDatabase = (typeof playerDatabases)[number];

export function forgetDatabases(): void {
  try {
    for (const name of playerDatabases) globalThis.indexedDB?.deleteDatabase(name);
  } catch {
    // A browser without IndexedDB has stored nothing in it.
  }
}
