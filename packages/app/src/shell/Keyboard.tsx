import { useEffect, useEffectEvent } from 'react';
import { isSearchShortcut, focusSearchField, shortcutOnAtom } from '../features/search/index.ts';
import { href, matchRoute, useGo, useLocation } from '../platform/routing/router.tsx';
import { routes } from '../routes.ts';
import { store } from '../platform/state/store.ts';

/** Pages the shortcut must not leave: a running game. */
const GAMES: ReadonlySet<string> = new Set(['game', 'fruitCocktail', 'resident']);

/** The focused link Space should activate, or null. */
function linkOf(event: KeyboardEvent): HTMLAnchorElement | null {
  if (event.key !== ' ' || event.defaultPrevented || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const target = event.composedPath()[0];
  // A link with a role is part of a widget, such as a tab or a menu item, with its own keys.
  return target instanceof HTMLAnchorElement && target.href && !target.role ? target : null;
}

/**
 * `/` focuses the search field of the page, or opens the search, except on game pages and pages without a layout. Space
 * on a focused link acts as a click, as it does on a button (A11Y-01).
 */
export function Keyboard() {
  const go = useGo();
  const { pathname } = useLocation();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const focused = linkOf(event);
    if (focused) {
      // Prevents the browser from scrolling the page.
      event.preventDefault();
      if (!event.repeat) focused.click();
    }
    if (!store.get(shortcutOnAtom) || !isSearchShortcut(event)) return;
    const id = matchRoute(pathname)?.id ?? 'notFound';
    if (GAMES.has(id) || routes[id].frame === 'bare') return;
    event.preventDefault();
    if (focusSearchField()) return;
    const link = document.querySelector<HTMLElement>(`header a[href="${href('gamesSearch')}"]`);
    if (link) link.click();
    else go(href('gamesSearch'));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return null;
}
