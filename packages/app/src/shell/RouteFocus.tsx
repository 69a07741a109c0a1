import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../platform/routing/router.tsx';

/**
 * A new page is news also to those who cannot see it: its title is said, and the focus goes to its main part, so that
 * the next Tab goes on there. A focus already inside stays: the page put it there, or the player walks along a row of
 * lists that stays in place.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    // Where a visit begins the browser itself says the title.
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
