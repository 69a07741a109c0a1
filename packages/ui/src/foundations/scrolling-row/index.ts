import type { FocusEvent } from 'react';

/** Scroll padding at each end of a row, px. */
export function scrollPaddingOf(row: HTMLElement): number {
  return parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
}

/** Scrolls a row horizontally until an item is fully visible; never scrolls the page. */
export function scrollIntoRow(row: HTMLElement, item: Element): void {
  const gutter = scrollPaddingOf(row);
  const rowBox = row.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  const before = box.left - rowBox.left - gutter;
  const after = box.right - rowBox.right + gutter;
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += Math.min(after, before);
}

/**
 * `onFocus` handler of a horizontally scrolling row: scrolls the focused item fully into view, while browsers may show
 * only a part. Pointer presses are ignored: an item that moves between press and release would not be clicked.
 */
export function keepFocusInRow({ currentTarget: row, target }: FocusEvent<HTMLElement>): void {
  const child = [...row.children].find((one) => one.contains(target));
  // A group wider than the row cannot be shown completely, so show the focused item itself.
  const item = child && child.clientWidth > row.clientWidth ? target : child;
  if (item && target.matches(':focus-visible')) scrollIntoRow(row, item);
}
