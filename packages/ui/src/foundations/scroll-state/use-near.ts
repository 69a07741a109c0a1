import { useEffect, useState, type RefObject } from 'react';
import { isNear, LAZY_THROTTLE_MS, SCROLL_PX } from './scroll-flags.ts';
import { throttle } from './throttle.ts';

/**
 * Whether an element has ever been in the window or within `distance` px of it: then its picture may load (UI-07).
 * Looked at while the page scrolls, at most every 300 ms; once true it stays true.
 */
export function useNear(ref: RefObject<Element | null>, distance: number = SCROLL_PX.lazy): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near) return undefined;
    const look = throttle(() => {
      const box = ref.current?.getBoundingClientRect();
      if (box && isNear(box, document.documentElement.clientHeight, distance)) setNear(true);
    }, LAZY_THROTTLE_MS);
    look();
    window.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('resize', look);
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [ref, near, distance]);
  return near;
}
