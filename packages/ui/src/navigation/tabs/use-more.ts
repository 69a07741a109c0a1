import { useEffect, useRef, type RefObject } from 'react';
import { scrollIntoRow, scrollPaddingOf } from '../../internal/scroll-into-row.ts';

/**
 * Keeps `data-more` of a row of `count` items true while it scrolls and changes its size, and calls `onResize` then; gives
 * back what ends that.
 */
function watch(row: HTMLElement, count: number, onResize: () => void): () => void {
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    // Scrolled positions are fractions of a pixel, widths are not.
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
    // Also at its first call: on a busy device the texts may have changed before it comes.
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
 * For a row of `count` items that may scroll sideways: `data-more` names the ends, `start` and `end`, beyond which there
 * is more, for the styles of the row. The `current` item is kept in sight, also when another language makes the items longer.
 * Nothing is rendered anew for either.
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
    // A new row begins with its first item; asking where that is would lay the page out once more.
    const item = ref.current?.children[current];
    if (ref.current && item && !(first.current && current <= 0)) scrollIntoRow(ref.current, item);
    first.current = false;
  }, [current]);
  return ref;
}
