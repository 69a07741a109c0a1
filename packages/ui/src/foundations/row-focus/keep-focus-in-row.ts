import type { FocusEvent } from 'react';

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
  const gutter = parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
  const room = row.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  const before = box.left - room.left - gutter;
  const after = box.right - room.right + gutter;
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += Math.min(after, before);
}
