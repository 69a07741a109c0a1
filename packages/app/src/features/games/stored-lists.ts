import type { Locale } from '#app/platform/session/locale.ts';
import { storedFavourites } from './atoms.ts';
import { openedGames } from './opened-games.ts';
import { gamesOptions } from './queries.ts';

/** Most favourites in the row of the lobby; all of them have a page. */
export const FAVOURITES_SHOWN = 20;

/** What this browser remembers, as the rows of the lobby show it. */
export const storedGames = () => ({
  opened: openedGames.read(),
  favourites: storedFavourites().slice(0, FAVOURITES_SHOWN),
});

/** The list behind a row of remembered games. */
export const storedGamesOptions = (slugs: readonly string[], locale: Locale) =>
  gamesOptions({ slugs, limit: slugs.length }, locale);
