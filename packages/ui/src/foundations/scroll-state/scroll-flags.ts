/** Scroll distances, px (UI-03…UI-07). */
export const SCROLL_PX = {
  bottom: 120,
  filters: 420,
  floating: 322,
  pageEnd: 30,
  pageEndTight: 20,
  lazy: 100,
} as const;

/** Minimum interval between viewport checks, ms (UI-07). */
export const LAZY_THROTTLE_MS = 300;

/** Scroll position of the page, px. */
export interface ScrollPosition {
  /** Scroll offset. */
  top: number;
  /** Height of the window. */
  height: number;
  /** Height of the page. */
  full: number;
}

/** State derived from the scroll position. */
export interface ScrollFlags {
  /** Scrolled down beyond 120 px; scrolling up resets it (UI-03). */
  scrolledToBottom: boolean;
  /** Above 420 px (UI-04). */
  filtersReached: boolean;
  /** Beyond 322 px: the floating block is shown (UI-05). */
  floating: boolean;
  /** The end of the page is within 30 px or the given distance (UI-06). */
  atPageEnd: boolean;
}

/** Initial state at the top. */
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
  // The same object if nothing changed, to avoid a render.
  return same ? last : next;
}

/** Whether a box is within `distance` px of the window vertically (UI-07). */
export function isInViewport(
  box: { top: number; bottom: number },
  windowHeight: number,
  distance: number = SCROLL_PX.lazy,
): boolean {
  return box.top <= windowHeight + distance && box.bottom >= -distance;
}

/** A task that runs immediately and then at most once per `ms`; a call in between is delayed. */
export interface Throttled {
  (): void;
  /** Cancels a delayed run. */
  cancel: () => void;
}

/** Throttles `task` to once per `ms`, including the last call (UI-07). */
export function throttle(task: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!waits) return;
      waits = false;
      run();
    }, ms);
  };
  const run = () => {
    rest();
    task();
  };
  const call = () => {
    if (timer === undefined) run();
    else waits = true;
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waits = false;
  };
  return Object.assign(call, { cancel });
}
