import { local } from '#app/platform/storage/storage.ts';

/** Length of a stored list that is empty. */
const EMPTY = '[]'.length;

/**
 * How many rows the lobby gets from what is kept in this browser: of opened games, of favourites. It looks at the storage
 * only, so that the boxes of the rows can be counted before anything that reads them has come.
 */
export const storedRowCount = (): number =>
  ['openedGames', 'favouriteGames'].filter((key) => (local.getItem(key)?.length ?? 0) > EMPTY).length;
