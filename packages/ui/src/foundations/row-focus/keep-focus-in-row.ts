import type { FocusEvent } from 'react';
import { scrollIntoRow } from '../../internal/scroll-into-row.ts';

/**
 * For `onFocus` of a row that scrolls sideways: brings the item with the focus wholly into sight, as browsers are
 * content with a sliver of it. Only the row scrolls, never the page. A press is left alone: what moved away between
 * press and release would not be pressed at all.
 */
export function keepFocusInRow({ currentTarget: row, target }: FocusEvent<HTMLElement>): void {
  const child = [...row.children].find((one) => one.contains(target));
  // Of a group wider than the row only the item itself can be shown.
  const item = child && child.clientWidth > row.clientWidth ? target : child;
  if (!item || !target.matches(':focus-visible')) return;
  scrollIntoRow(row, item);
}
