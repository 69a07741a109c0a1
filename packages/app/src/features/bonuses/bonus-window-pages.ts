import { matchRoute } from '#app/platform/routing/router.tsx';

/** Browsing pages only: a bonus window must not cover a payment, its result, a game or a form. */
const PAGES: ReadonlySet<string | undefined> = new Set([
  'lobby',
  'games',
  'gamesCategory',
  'gamesFilter',
  'providers',
  'tournaments',
  'news',
]);

/** Whether a bonus window may open on a page. A hash opens a window of its own. */
export function canShowBonusWindow(pathname: string, hash: string): boolean {
  return PAGES.has(matchRoute(pathname)?.id) && hash === '';
}
