import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../platform/routing/router.tsx';

/**
 * Announces a new page: its title is read out and the main element gets the focus, so that the next Tab
 * continues there. A focus already inside main stays: the page set it, or the player is tabbing through links
 * that persist.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    // On the first page the browser itself announces the title.
    if (known.current === pathname) return;
    known.current = pathname;
    setTitle(document.title);
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <span aria-live="polite" className="sr-only">
      {title}
    </span>
  );
}
