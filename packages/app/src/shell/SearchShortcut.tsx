import { useEffect, useEffectEvent } from 'react';
import { asksForSearch, focusSearchField, shortcutOnAtom } from '../features/search/shortcut.ts';
import { href, matchRoute, useGo, useLocation } from '../platform/routing/router.tsx';
import { routes } from '../routes.ts';
import { store } from '../platform/state/store.ts';

/** Pages the shortcut must not leave: a running game. */
const GAMES: ReadonlySet<string> = new Set(['game', 'fruitCocktail', 'resident']);

/** `/` focuses the search field of the page, or opens the search. */
export function SearchShortcut() {
  const go = useGo();
  const { pathname } = useLocation();
  const search = useEffectEvent((event: KeyboardEvent) => {
    if (!store.get(shortcutOnAtom) || !asksForSearch(event)) return;
    const id = matchRoute(pathname)?.id ?? 'notFound';
    if (GAMES.has(id) || routes[id].frame === 'bare') return;
    event.preventDefault();
    if (!focusSearchField()) go(href('gamesSearch'));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => search(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return null;
}
