const EVENTS = ['scroll', 'touchstart', 'wheel', 'keydown', 'pointermove'] as const;

/** The player's first interaction with a page. */
export interface FirstInteraction {
  /** Whether there was any interaction since the page was opened. */
  hasInteracted: () => boolean;
  /**
   * Calls the listener once, on the first interaction; never if it has already happened. Returns an
   * unsubscribe function.
   */
  onFirstInteraction: (listener: () => void) => () => void;
}

/** Watches `page` for its first pointer, key or scroll event. */
export function createFirstInteraction(page: EventTarget): FirstInteraction {
  const waiting = new Set<() => void>();
  let isDone = false;
  const handle = () => {
    isDone = true;
    EVENTS.forEach((event) => page.removeEventListener(event, handle, { capture: true }));
    for (const listener of waiting) listener();
    waiting.clear();
  };
  // In the capture phase, because `scroll` of an inner element does not bubble.
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
 * The first interaction with the window; before it, load only visible content. On a server there is never an
 * interaction.
 */
export const { hasInteracted, onFirstInteraction } = createFirstInteraction(
  typeof window === 'undefined' ? new EventTarget() : window,
);
