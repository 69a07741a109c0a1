import { useLayoutEffect, type RefObject } from 'react';

/** Tabbable elements of a card. */
const controls = 'a[href], button, input, select, textarea, [tabindex]';

function settle(list: HTMLElement, stop: number): void {
  for (const card of list.querySelectorAll<HTMLElement>(':scope > [data-card]')) {
    const order = Number(card.dataset['card']) === stop ? 0 : -1;
    for (const control of card.querySelectorAll<HTMLElement>(controls))
      if (control.tabIndex !== order) control.tabIndex = order;
  }
}

/**
 * Makes a list one Tab stop: only the controls of the card at `stop` are in the tab order. Those of other
 * cards still respond to presses, `focus()` and screen readers.
 */
export function useTabStop(listRef: RefObject<HTMLElement | null>, stop: number): void {
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    settle(list, stop);
    // Cards are mounted and unmounted by scrolling, and a card may add controls on hover.
    const observer = new MutationObserver(() => settle(list, stop));
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['data-card'] });
    return () => observer.disconnect();
  }, [listRef, stop]);
}
