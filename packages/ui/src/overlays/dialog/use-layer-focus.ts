import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface LayerFocus {
  /** Element focused on open; default: the overlay itself, so that no on-screen keyboard opens. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Element focused on close; default: the previously focused one, else the main element. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Moves the focus into an overlay and back to its opener: overlays here are opened by state, not by a trigger
 * component.
 */
export function useLayerFocus(open: boolean, { initialFocus, returnFocus }: LayerFocus) {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // Also runs when a suspended overlay is shown again; by then the focus is inside.
    if (open && !wasOpen.current) opener.current = document.activeElement;
    wasOpen.current = open;
  }, [open]);
  return {
    onOpenAutoFocus(event: Event) {
      event.preventDefault();
      const first = initialFocus?.current ?? event.currentTarget;
      // A list in the overlay may already have taken the focus.
      if (first instanceof HTMLElement && !first.contains(document.activeElement))
        first.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const back = returnFocus?.current ?? opener.current;
      // An initially open overlay has no opener, and an opener may be removed with its page.
      const isThere = back instanceof HTMLElement && back.isConnected && back !== document.body;
      const home = isThere ? back : document.querySelector<HTMLElement>('main[tabindex]');
      home?.focus({ preventScroll: true });
    },
  };
}
