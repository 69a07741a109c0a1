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

/** Padding before the first and after the last item of a row, px. */
export function scrollPaddingOf(row: HTMLElement): number {
  return parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
}
