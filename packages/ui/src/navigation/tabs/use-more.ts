import { useEffect, useRef, type RefObject } from 'react';
import { scrollIntoRow, scrollPaddingOf } from '../../internal/scroll-into-row.ts';

/**
 * Updates `data-more` of a row of `count` items on scroll and resize, and calls `onResize`; returns a cleanup
 * function.
 */
function watch(row: HTMLElement, count: number, onResize: () => void): () => void {
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    // Scroll positions are fractional, widths are not.
    const nothing = scrollPaddingOf(row) + 1;
    const more = [
      ...(scrollLeft > nothing ? ['start'] : []),
      ...(scrollWidth - clientWidth - scrollLeft > nothing ? ['end'] : []),
    ];
    if (more.length > 0) row.dataset['more'] = more.join(' ');
    else delete row.dataset['more'];
  };
  row.addEventListener('scroll', mark, { passive: true });
  const sizes = new ResizeObserver(() => {
    // Also on the first call: on a busy device the texts may have changed before it.
    onResize();
    mark();
  });
  for (const box of [row, ...[...row.children].slice(0, count)]) sizes.observe(box);
  return () => {
    row.removeEventListener('scroll', mark);
    sizes.disconnect();
  };
}

/**
 * For a scrollable row of `count` items: `data-more` names the ends (`start`, `end`) with hidden items, for
 * styling. The `current` item is scrolled into view, also when another language changes the widths. Renders
 * nothing itself.
 */
export function useMore<Row extends HTMLElement>(count: number, current: number): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  const first = useRef(true);
  const place = useRef(current);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    return watch(row, count, () => {
      const item = row.children[place.current];
      if (item) scrollIntoRow(row, item);
    });
  }, [count]);
  useEffect(() => {
    place.current = current;
    // A new row starts at its first item; measuring would force another layout.
    const item = ref.current?.children[current];
    if (ref.current && item && !(first.current && current <= 0)) scrollIntoRow(ref.current, item);
    first.current = false;
  }, [current]);
  return ref;
}
