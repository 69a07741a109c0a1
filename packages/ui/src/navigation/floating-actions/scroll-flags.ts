import { useEffect, useState } from 'react';

/** Scroll distances, px (UI-03…UI-06). */
export const SCROLL_PX = {
  bottom: 120,
  filters: 420,
  floating: 322,
  pageEnd: 30,
  pageEndTight: 20,
} as const;

/** Scroll position of the page, px. */
interface ScrollPosition {
  /** Scroll offset. */
  top: number;
  /** Height of the window. */
  height: number;
  /** Height of the page. */
  full: number;
}

interface ScrollFlags {
  /** Scrolled down beyond 120 px; scrolling up resets it (UI-03). */
  scrolledToBottom: boolean;
  /** Scrolled beyond 420 px (UI-04). */
  filtersReached: boolean;
  /** Scrolled beyond 322 px (UI-05). */
  floating: boolean;
  /** The end of the page is at most 30 px, or the given distance, below the window (UI-06). */
  atPageEnd: boolean;
}

/** Flags of a page that is not scrolled. */
export const atTop: ScrollFlags = {
  scrolledToBottom: false,
  filtersReached: false,
  floating: false,
  atPageEnd: false,
};

/** Whether the end of the page is within `within` px of the window's bottom edge (UI-06). */
export function isAtPageEnd(position: ScrollPosition, within: number = SCROLL_PX.pageEnd): boolean {
  return position.full - (position.top + position.height) <= within;
}

/**
 * Flags after scrolling from `before` px. Offsets beyond the ends of the page (overscroll) are clamped, so a
 * bounce at the end does not count as scrolling up.
 */
export function scrollFlags(
  last: ScrollFlags,
  before: number,
  position: ScrollPosition,
  within?: number,
): ScrollFlags {
  const furthest = Math.max(position.full - position.height, 0);
  const real = (top: number) => Math.min(Math.max(top, 0), furthest);
  const top = real(position.top);
  const move = top - real(before);
  const next: ScrollFlags = {
    scrolledToBottom:
      move === 0 ? last.scrolledToBottom && top > SCROLL_PX.bottom : move > 0 && top > SCROLL_PX.bottom,
    filtersReached: top > SCROLL_PX.filters,
    floating: top > SCROLL_PX.floating,
    atPageEnd: isAtPageEnd(position, within),
  };
  const same = (Object.keys(next) as (keyof ScrollFlags)[]).every((flag) => next[flag] === last[flag]);
  // The same object if no flag changed, because React then skips the render.
  return same ? last : next;
}

/** Scroll flags of the page (UI-03…UI-06). `within`: distance that counts as its end, px; default 30. */
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
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [within]);
  return flags;
}
