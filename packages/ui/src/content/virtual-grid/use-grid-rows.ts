import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  gaps,
  gridGeometry,
  overscanOf,
  rowsToKeep,
  type GridGap,
  type GridGeometry,
  type Pace,
} from './grid-geometry.ts';

/** What `useGridRows` needs. All sizes px. */
export interface GridRowsInput {
  count: number;
  columnMin: number;
  cardHeight: (columnWidth: number) => number;
  /** Index of the card that has the focus or had it last. */
  used: number | null;
  initialOffset: number | undefined;
  onOffsetChange: ((offset: number) => void) | undefined;
}

/** Rows to draw and the measures of the grid. */
export interface GridRows extends GridGeometry {
  listRef: RefObject<HTMLUListElement | null>;
  gap: GridGap;
  rows: readonly VirtualItem[];
  /** Whether the page has been measured: until then there are no rows. */
  isMeasured: boolean;
  /** Index of the first card in sight. */
  firstSeen: number;
  /** Height of all rows, px. */
  height: number;
  /** Where the list begins on the page, px. */
  margin: number;
  /** For the first card of a row: its height is the row's. */
  measure: (element: HTMLElement | null) => void;
}

interface Box extends GridGeometry {
  gap: GridGap;
  margin: number;
}

/** Before the page is measured: a phone. No list begins there, so what is measured always differs. */
const unmeasured: Box = { ...gridGeometry(358, gaps.phone.x, 175), gap: gaps.phone, margin: -1 };

/** Rows of cards over the scroll of the window: only those near it are in the page. */
export function useGridRows(input: GridRowsInput): GridRows {
  // The virtualizer changes in place and says so by a render; a compiler that remembers results would freeze them.
  'use no memo';
  const { count, columnMin, cardHeight, used, initialOffset, onOffsetChange } = input;
  const listRef = useRef<HTMLUListElement>(null);
  const [box, setBox] = useState(unmeasured);
  const pace = useRef<Pace & { from: number }>({ direction: null, rows: 0, from: 0 });
  const { columns, columnWidth, gap, margin } = box;
  // oxlint-disable-next-line react/incompatible-library -- opted out of the compiler above
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => cardHeight(columnWidth),
    overscan: 0,
    gap: gap.y,
    scrollMargin: margin,
    initialRect: { width: 390, height: 844 },
    // A render that could not wait would only add work to every frame of a scroll.
    useFlushSync: false,
    rangeExtractor: (range) =>
      rowsToKeep(
        range,
        overscanOf(pace.current, { visible: range.endIndex - range.startIndex + 1, columns }),
        used === null ? null : Math.floor(used / columns),
      ),
    onChange: (instance) => {
      const from = instance.range?.startIndex ?? 0;
      pace.current = {
        direction: instance.isScrolling ? instance.scrollDirection : null,
        rows: Math.abs(from - pace.current.from),
        from,
      };
      if (!instance.isScrolling) onOffsetChange?.(window.scrollY);
    },
  });

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const measure = () => {
      const wide = matchMedia('(min-width: 801px)').matches;
      const gap = wide ? gaps.wide : gaps.phone;
      const next: Box = {
        ...gridGeometry(list.clientWidth, gap.x, columnMin),
        gap,
        margin: Math.round(list.getBoundingClientRect().top + window.scrollY),
      };
      setBox((last) =>
        last.columnWidth === next.columnWidth && last.columns === next.columns && last.margin === next.margin
          ? last
          : next,
      );
    };
    measure();
    // What grows above the list moves it; the body is as high as all of it.
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [columnMin]);

  useLayoutEffect(() => {
    // Heights known so far belong to other columns.
    virtualizer.measure();
  }, [virtualizer, columnWidth]);

  const restored = useRef(false);
  useLayoutEffect(() => {
    // Once, when the list has its real height: an earlier scroll would be cut short.
    if (restored.current || box === unmeasured || initialOffset === undefined) return undefined;
    // After the virtualizer has taken the page's own offset for its start.
    const frame = requestAnimationFrame(() => {
      restored.current = true;
      virtualizer.scrollToOffset(initialOffset, { align: 'start', behavior: 'auto' });
    });
    return () => cancelAnimationFrame(frame);
  }, [box, initialOffset, virtualizer]);

  return {
    listRef,
    columns,
    columnWidth,
    gap,
    margin,
    // Drawn in the columns of another page, they would tell heights that move the page when they turn out wrong.
    rows: box === unmeasured ? [] : virtualizer.getVirtualItems(),
    isMeasured: box !== unmeasured,
    firstSeen: (virtualizer.range?.startIndex ?? 0) * columns,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
