import type { DehydratedState } from '@tanstack/query-core';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PlayerDatabase } from './databases.ts';

/** An answer of the server as it is saved: a read of the cache, with its moment. */
export type SavedAnswer = DehydratedState['queries'][number];

/** How long a saved answer is of use, ms (REACH-05). */
export const SAVED_FOR = 7 * 24 * 60 * 60_000;

/** Most answers that are saved; beyond them the oldest go. */
const MOST = 200;

interface Schema extends DBSchema {
  about: { key: 'owner'; value: string };
  answers: {
    key: string;
    value: { readonly at: number; readonly answer: SavedAnswer };
    indexes: { at: number };
  };
}

const NAME: PlayerDatabase = 'savedAnswers';

/** Opened for one piece of work each time: a database that stays open could not be deleted at a logout. */
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
 * Answers of the server saved on the device, for a time without a network (REACH-05). They belong to an owner, that is one
 * build and one sign-in: whoever comes second finds nothing, and what is written late for a former owner is dropped
 * (REACH-09).
 */
export const savedAnswers = {
  /** Makes `owner` the owner; what another one has left goes, and so does what is too old. */
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
  /** Saves answers in the place of earlier ones to the same questions. */
  save: (owner: string, answers: readonly SavedAnswer[]): Promise<void> =>
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
  /** What is saved for `owner` and not too old. */
  load: (owner: string, now: number): Promise<SavedAnswer[]> =>
    within(async (database) => {
      const look = database.transaction(['about', 'answers']);
      if ((await look.objectStore('about').get('owner')) !== owner) return [];
      const found = await look
        .objectStore('answers')
        .index('at')
        .getAll(IDBKeyRange.lowerBound(now - SAVED_FOR));
      return found.map(({ answer }) => answer);
    }),
};
