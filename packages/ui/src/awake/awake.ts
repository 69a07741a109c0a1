/** What a visitor does before he scrolls, and scrolling itself. */
const SIGNS = ['scroll', 'touchstart', 'wheel', 'keydown', 'pointermove'] as const;

/** Whether somebody is there. */
export interface Awake {
  /** Whether somebody has stirred since the page was opened. */
  isAwake: () => boolean;
  /** Calls once when somebody stirs for the first time; never when he already has. Returns how to stop waiting. */
  onAwake: (tell: () => void) => () => void;
}

/** Listens for the first sign of life on a page. */
export function createAwake(page: EventTarget): Awake {
  const waiting = new Set<() => void>();
  let awake = false;
  const wake = () => {
    awake = true;
    SIGNS.forEach((sign) => page.removeEventListener(sign, wake, { capture: true }));
    for (const tell of waiting) tell();
    waiting.clear();
  };
  // A row that scrolls sideways tells only itself: it is heard on the way down.
  SIGNS.forEach((sign) => page.addEventListener(sign, wake, { passive: true, capture: true }));
  return {
    isAwake: () => awake,
    onAwake: (tell) => {
      if (!awake) waiting.add(tell);
      return () => waiting.delete(tell);
    },
  };
}

/**
 * Whether somebody is there and may scroll: until then only what is on the screen is worth the line. Where there is no
 * page nobody ever is.
 */
export const { isAwake, onAwake } = createAwake(typeof window === 'undefined' ? new EventTarget() : window);
