/** Distances of the page's scroll, px (UI-03…UI-07). */
export const SCROLL_PX = {
  bottom: 120,
  filters: 420,
  floating: 322,
  pageEnd: 30,
  pageEndTight: 20,
  lazy: 100,
} as const;

/** The least time between two checks of what is in the viewport, ms (UI-07). */
export const LAZY_THROTTLE_MS = 300;

/** Where the page stands. All px. */
export interface ScrollPosition {
  /** How far the page is scrolled. */
  top: number;
  /** Height of the window. */
  height: number;
  /** Height of the whole page. */
  full: number;
}

/** What the scroll of the page means. */
export interface ScrollFlags {
  /** Scrolling down, beyond 120 px; a move up clears it (UI-03). */
  scrolledToBottom: boolean;
  /** Above 420 px (UI-04). */
  filtersReached: boolean;
  /** Beyond 322 px: the floating block shows (UI-05). */
  floating: boolean;
  /** The end of the page is within 30 px, or within the given distance (UI-06). */
  atPageEnd: boolean;
}

/** Nothing reached: the page as it opens. */
export const atTop: ScrollFlags = {
  scrolledToBottom: false,
  filtersReached: false,
  floating: false,
  atPageEnd: false,
};

/** Whether the end of the page is within `within` px of the window's lower edge (UI-06). */
export function isAtPageEnd(position: ScrollPosition, within: number = SCROLL_PX.pageEnd): boolean {
  return position.full - (position.top + position.height) <= within;
}

/**
 * Flags after the page moved from `before` px. Above the page and below its end (a rubber band) there is no place to be:
 * the offset is taken as the nearest real one, so a bounce at the end is not a move up.
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
  // The same object when nothing changed, so that nothing renders.
  return same ? last : next;
}

/** Whether a box is in the window or closer to it than `distance` px, above or below (UI-07). */
export function isInViewport(
  box: { top: number; bottom: number },
  windowHeight: number,
  distance: number = SCROLL_PX.lazy,
): boolean {
  return box.top <= windowHeight + distance && box.bottom >= -distance;
}
