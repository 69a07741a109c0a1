import { useEffect, useState } from 'react';
import { atTop, scrollFlags, type ScrollFlags } from './scroll-flags.ts';

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
