import type { Locale } from '#app/platform/session/locale.ts';
import { storedFavourites } from './atoms.ts';
import { openedGames } from './opened-games.ts';
import { gamesOptions } from './queries.ts';

/** Maximum favourites in the lobby row; a separate page lists them all. */
export const FAVOURITES_SHOWN = 20;

/** Stored games for the lobby rows. */
export const storedGames = () => ({
  opened: openedGames.read(),
  favourites: storedFavourites().slice(0, FAVOURITES_SHOWN),
});

/** Query of a row of stored games. */
export const storedGamesOptions = (slugs: readonly string[], locale: Locale) =>
  gamesOptions({ slugs, limit: slugs.length }, locale);
