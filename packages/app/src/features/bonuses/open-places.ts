import { matchRoute } from '#app/platform/routing/router.tsx';

/** Pages to look around on. A window of a bonus covers no payment, no result of one, no game and no form. */
const PLACES: ReadonlySet<string | undefined> = new Set([
  'lobby',
  'games',
  'gamesCategory',
  'gamesFilter',
  'providers',
  'tournaments',
  'news',
]);

/** Whether a window of a bonus may open over a page; a hash opens a window of its own there. */
export function isOpenPlace(pathname: string, hash: string): boolean {
  return PLACES.has(matchRoute(pathname)?.id) && hash === '';
}
