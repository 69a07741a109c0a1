import type { DehydratedState } from '@tanstack/query-core';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PlayerDatabase } from './keys.ts';

/** A saved response: a query of the cache with its time. */
export type SavedResponse = DehydratedState['queries'][number];

/** How long a saved response can be used, ms (REACH-05). */
export const SAVED_FOR = 7 * 24 * 60 * 60_000;

/** Maximum number of saved responses; the oldest are removed. */
const MOST = 200;

interface Schema extends DBSchema {
  about: { key: 'owner'; value: string };
  answers: {
    key: string;
    value: { readonly at: number; readonly answer: SavedResponse };
    indexes: { at: number };
  };
}

const NAME: PlayerDatabase = 'savedAnswers';

/** Runs one operation on the database and closes it again: an open database could not be deleted at a logout. */
async function within<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(NAME, 1, {
    upgrade(made) {
      made.createObjectStore('about');
      made.createObjectStore('answers').createIndex('at', 'at');
    },
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/**
 * Responses saved on the device for offline use (REACH-05). They belong to an owner, which is one build and one
 * session, or this browser's guests: another owner finds nothing, and pending writes for a former owner are dropped
 * (REACH-09).
 */
export const savedResponses = {
  /** Sets the owner; removes data of another owner and expired responses. */
  claim: (owner: string, now: number): Promise<void> =>
    within(async (database) => {
      const change = database.transaction(['about', 'answers'], 'readwrite');
      const answers = change.objectStore('answers');
      if ((await change.objectStore('about').get('owner')) !== owner) await answers.clear();
      else
        for await (const old of answers.index('at').iterate(IDBKeyRange.upperBound(now - SAVED_FOR)))
          await old.delete();
      await change.objectStore('about').put(owner, 'owner');
      await change.done;
    }),
  /** Saves responses, replacing earlier ones with the same key. */
  save: (owner: string, answers: readonly SavedResponse[]): Promise<void> =>
    within(async (database) => {
      const change = database.transaction(['about', 'answers'], 'readwrite');
      const known = change.objectStore('answers');
      if ((await change.objectStore('about').get('owner')) === owner) {
        for (const answer of answers)
          await known.put({ at: answer.state.dataUpdatedAt, answer }, answer.queryHash);
        let over = (await known.count()) - MOST;
        for (let old = await known.index('at').openCursor(); old && over > 0; over -= 1) {
          await old.delete();
          old = await old.continue();
        }
      }
      await change.done;
    }),
  /**
   * Saved responses of `owner` that have not expired. Responses of the future, saved while the device's clock was
   * ahead, are left out: they would count as fresh and not be fetched again.
   */
  load: (owner: string, now: number): Promise<SavedResponse[]> =>
    within(async (database) => {
      const look = database.transaction(['about', 'answers']);
      if ((await look.objectStore('about').get('owner')) !== owner) return [];
      const found = await look
        .objectStore('answers')
        .index('at')
        .getAll(IDBKeyRange.bound(now - SAVED_FOR, now));
      return found.map(({ answer }) => answer);
    }),
};
