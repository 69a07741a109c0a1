import { useEffect, useState, type RefObject } from 'react';
import { isInViewport, LAZY_THROTTLE_MS, SCROLL_PX } from './scroll-flags.ts';
import { throttle } from './throttle.ts';

/**
 * Whether an element has ever been in the window or within `distance` px of it: then its picture may load (UI-07).
 * Looked at while the page scrolls, at most every 300 ms; once true it stays true.
 */
export function useInViewport(ref: RefObject<Element | null>, distance: number = SCROLL_PX.lazy): boolean {
  const [inViewport, setInViewport] = useState(false);
  useEffect(() => {
    if (inViewport) return undefined;
    const check = throttle(() => {
      const box = ref.current?.getBoundingClientRect();
      if (box && isInViewport(box, document.documentElement.clientHeight, distance)) setInViewport(true);
    }, LAZY_THROTTLE_MS);
    check();
    window.addEventListener('scroll', check, { passive: true, capture: true });
    window.addEventListener('resize', check);
    return () => {
      check.cancel();
      window.removeEventListener('scroll', check, { capture: true });
      window.removeEventListener('resize', check);
    };
  }, [ref, inViewport, distance]);
  return inViewport;
}
