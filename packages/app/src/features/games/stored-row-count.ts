import { local } from '#app/platform/storage/storage.ts';

/** Length of a stored list that is empty. */
const EMPTY = '[]'.length;

/**
 * Number of lobby rows from stored games (opened, favourites). Reads the storage only, so that placeholders
 * can be rendered before the code of the rows has loaded.
 */
export const storedRowCount = (): number =>
  ['openedGames', 'favouriteGames'].filter((key) => (local.getItem(key)?.length ?? 0) > EMPTY).length;
