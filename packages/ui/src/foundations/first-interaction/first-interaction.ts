/** Input events, and scrolling itself. */
const EVENTS = ['scroll', 'touchstart', 'wheel', 'keydown', 'pointermove'] as const;

/** The first input of the player on a page. */
export interface FirstInteraction {
  /** Whether there was any input since the page was opened. */
  hasInteracted: () => boolean;
  /** Calls the listener once, at the first input; never when that has already happened. Returns the unsubscriber. */
  onFirstInteraction: (listener: () => void) => () => void;
}

/** Listens for the first input on a page. */
export function createFirstInteraction(page: EventTarget): FirstInteraction {
  const waiting = new Set<() => void>();
  let isDone = false;
  const handle = () => {
    isDone = true;
    EVENTS.forEach((event) => page.removeEventListener(event, handle, { capture: true }));
    for (const listener of waiting) listener();
    waiting.clear();
  };
  // `scroll` of a row does not bubble, so it is caught in the capture phase.
  EVENTS.forEach((event) => page.addEventListener(event, handle, { passive: true, capture: true }));
  return {
    hasInteracted: () => isDone,
    onFirstInteraction: (listener) => {
      if (!isDone) waiting.add(listener);
      return () => waiting.delete(listener);
    },
  };
}

/**
 * Until the first input only what is on the screen is worth loading: nobody has begun to scroll. Without a window (on
 * the server) there is never any input.
 */
export const { hasInteracted, onFirstInteraction } = createFirstInteraction(
  typeof window === 'undefined' ? new EventTarget() : window,
);
