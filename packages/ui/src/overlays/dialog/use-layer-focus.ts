import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Where the focus goes. */
export interface LayerFocus {
  /** What gets the focus first; the layer itself when not given, so that no keyboard jumps up on a phone. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets the focus when the layer closes; what had it before when not given, else the main part of the page. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Moves the focus into a layer and back to what opened it: layers here are opened by state, not by a trigger part. */
export function useLayerFocus(open: boolean, { initialFocus, returnFocus }: LayerFocus) {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // Also runs when a layer whose content had to wait is shown again: by then the focus is in the layer.
    if (open && !wasOpen.current) opener.current = document.activeElement;
    wasOpen.current = open;
  }, [open]);
  return {
    onOpenAutoFocus(event: Event) {
      event.preventDefault();
      const first = initialFocus?.current ?? event.currentTarget;
      // A list in the layer may have taken the focus already.
      if (first instanceof HTMLElement && !first.contains(document.activeElement))
        first.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const back = returnFocus?.current ?? opener.current;
      // A layer that stood there from the start has no opener, and an opener may be removed with its page.
      const isThere = back instanceof HTMLElement && back.isConnected && back !== document.body;
      const home = isThere ? back : document.querySelector<HTMLElement>('main[tabindex]');
      home?.focus({ preventScroll: true });
    },
  };
}
