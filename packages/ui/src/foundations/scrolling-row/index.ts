import type { FocusEvent } from 'react';
import { scrollIntoRow } from '../../internal/scroll-into-row.ts';

/**
 * `onFocus` handler of a horizontally scrolling row: scrolls the focused item fully into view, while browsers
 * may show only a part. Only the row scrolls, not the page. Pointer presses are ignored: an item that moves
 * between press and release would not be clicked.
 */
export function keepFocusInRow({ currentTarget: row, target }: FocusEvent<HTMLElement>): void {
  const child = [...row.children].find((one) => one.contains(target));
  // In a group wider than the row only the item itself can be shown.
  const item = child && child.clientWidth > row.clientWidth ? target : child;
  if (!item || !target.matches(':focus-visible')) return;
  scrollIntoRow(row, item);
}
