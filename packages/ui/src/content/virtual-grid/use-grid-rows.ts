import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  gaps,
  gridGeometry,
  overscanOf,
  rowsToKeep,
  tileHeight,
  type GridGap,
  type GridGeometry,
  type Pace,
} from './grid-geometry.ts';

/** Input of `useGridRows`. Sizes in px. */
export interface GridRowsInput {
  count: number;
  /** Index of the card with the current or last focus. */
  used: number | null;
  initialOffset: number | undefined;
  onOffsetChange: ((offset: number) => void) | undefined;
}

/** Rows to render and the measurements of the grid. */
export interface GridRows extends GridGeometry {
  listRef: RefObject<HTMLUListElement | null>;
  gap: GridGap;
  rows: readonly VirtualItem[];
  /** Whether the page has been measured; no rows before. */
  isMeasured: boolean;
  firstSeen: number;
  /** Height of all rows, px. */
  height: number;
  /** Offset of the list on the page, px. */
  margin: number;
  /** Ref for the first card of a row, which determines the row's height. */
  measure: (element: HTMLElement | null) => void;
}

interface Box extends GridGeometry {
  gap: GridGap;
  margin: number;
}

/** Assumed layout before measuring. Its impossible `margin` differs from every measured one. */
const unmeasured: Box = { ...gridGeometry(358, gaps.phone.x), gap: gaps.phone, margin: -1 };

/** Virtual rows in the window's scroll: only those near the viewport are rendered. */
export function useGridRows(input: GridRowsInput): GridRows {
  // The virtualizer mutates in place and triggers renders; compiler memoization would freeze it.
  'use no memo';
  const { count, used, initialOffset, onOffsetChange } = input;
  const listRef = useRef<HTMLUListElement>(null);
  const [box, setBox] = useState(unmeasured);
  const pace = useRef<Pace & { from: number }>({ direction: null, rows: 0, from: 0 });
  const { columns, columnWidth, gap, margin } = box;
  // oxlint-disable-next-line react/incompatible-library -- opted out of the compiler above
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => tileHeight(columnWidth),
    overscan: 0,
    gap: gap.y,
    scrollMargin: margin,
    initialRect: { width: 390, height: 844 },
    // `flushSync` would add the work of a render to every frame of a scroll.
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
        ...gridGeometry(list.clientWidth, gap.x),
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
    // Content above the list can grow and move it; the body's size reveals that.
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    // The measured heights belong to the former column width.
    virtualizer.measure();
  }, [virtualizer, columnWidth]);

  const restored = useRef(false);
  useLayoutEffect(() => {
    // Once, and only when the list has its real height: before, the browser would limit the offset.
    if (restored.current || box === unmeasured || initialOffset === undefined) return undefined;
    // Wait a frame, until the virtualizer has read the page's own scroll offset.
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
    // No rows before the measurement: with wrong columns they would have wrong heights and move the page.
    rows: box === unmeasured ? [] : virtualizer.getVirtualItems(),
    isMeasured: box !== unmeasured,
    firstSeen: (virtualizer.range?.startIndex ?? 0) * columns,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
