import { useLayoutEffect, type RefObject } from 'react';

/** What in a card the Tab key could reach. */
const controls = 'a[href], button, input, select, textarea, [tabindex]';

function settle(list: HTMLElement, stop: number): void {
  for (const card of list.querySelectorAll<HTMLElement>(':scope > [data-card]')) {
    const order = Number(card.dataset['card']) === stop ? 0 : -1;
    for (const control of card.querySelectorAll<HTMLElement>(controls))
      if (control.tabIndex !== order) control.tabIndex = order;
  }
}

/**
 * Makes a list one stop of the Tab key: only the controls of the card at `stop` are in its order, one after the other.
 * Those of all other cards still answer to presses, to `focus()` and to screen readers.
 */
export function useTabStop(listRef: RefObject<HTMLElement | null>, stop: number): void {
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    settle(list, stop);
    // Cards come and go with a scroll, and a card may draw a control of its own when a pointer meets it.
    const observer = new MutationObserver(() => settle(list, stop));
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['data-card'] });
    return () => observer.disconnect();
  }, [listRef, stop]);
}
