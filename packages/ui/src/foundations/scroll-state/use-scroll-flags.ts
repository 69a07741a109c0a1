import { useEffect, useState, type RefObject } from 'react';
import {
  atTop,
  scrollFlags,
  type ScrollFlags,
  isInViewport,
  LAZY_THROTTLE_MS,
  SCROLL_PX,
  throttle,
} from './scroll-flags.ts';

/**
 * Whether an element has ever been within `distance` px of the window, so that its picture may load (UI-07).
 * Checked at most every 300 ms while scrolling; never becomes false again.
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

/**
 * Scroll flags of the page (UI-03…UI-06). `within`: distance that counts as the end of the page, px; default
 * 30.
 */
export function useScrollFlags(within?: number): ScrollFlags {
  const [flags, setFlags] = useState(atTop);
  useEffect(() => {
    let before = window.scrollY;
    let frame = 0;
    const read = () => {
      frame = 0;
      const root = document.documentElement;
      const position = { top: window.scrollY, height: root.clientHeight, full: root.scrollHeight };
      const from = before;
      before = position.top;
      setFlags((last) => scrollFlags(last, from, position, within));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(read);
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [within]);
  return flags;
}
