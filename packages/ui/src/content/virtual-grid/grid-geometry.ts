/** Distances between cards, px. */
export interface GridGap {
  x: number;
  y: number;
}

/** Columns of a grid and the width of each, px. */
export interface GridGeometry {
  columns: number;
  columnWidth: number;
}

/** Gaps of the games grid; smaller on phones. */
export const gaps: Readonly<Record<'phone' | 'wide', GridGap>> = {
  phone: { x: 8, y: 14 },
  wide: { x: 12, y: 18 },
};

/** Minimum column width, px; a grid of two columns may have narrower ones. */
export const COLUMN_MIN = 175;

/** As many columns as fit, at least two; the same rule as in the CSS of `GameGrid`. */
export function gridGeometry(width: number, gap: number): GridGeometry {
  const columns = Math.max(2, Math.floor((width + gap) / (COLUMN_MIN + gap)));
  return { columns, columnWidth: Math.max((width - gap * (columns - 1)) / columns, 0) };
}

/**
 * Estimated height of a game tile, whole px: a 460 × 614 cover and a caption line. The measured height is
 * rounded too, so equal values cause no second render.
 */
export function tileHeight(columnWidth: number): number {
  return Math.round((columnWidth * 614) / 460 + 22);
}

/** Relevant properties of a key event. */
interface Key {
  key: string;
  ctrlKey: boolean;
}

/** Position of a card: its index, the columns of the grid, the number of cards, and rows per screen. */
export interface CardPosition {
  index: number;
  columns: number;
  count: number;
  pageRows: number;
}

/** Index of the card a key moves to, or null if it has no effect. */
export function cardByKey(
  { key, ctrlKey }: Key,
  { index, columns, count, pageRows }: CardPosition,
): number | null {
  const column = index % columns;
  const lastRow = Math.floor((count - 1) / columns);
  // If the last row has no card in this column, the row above is the last one.
  const lastOfColumn = lastRow * columns + column < count ? lastRow : lastRow - 1;
  const page = (by: number) => {
    const row = Math.floor(index / columns) + by;
    return Math.min(Math.max(row, 0), Math.max(lastOfColumn, 0)) * columns + column;
  };
  const targets = ctrlKey
    ? new Map([
        ['Home', 0],
        ['End', count - 1],
      ])
    : new Map([
        ['ArrowRight', index + 1],
        ['ArrowLeft', index - 1],
        ['ArrowDown', index + columns],
        ['ArrowUp', index - columns],
        ['Home', index - column],
        ['End', Math.min(index - column + columns - 1, count - 1)],
        ['PageDown', page(pageRows)],
        ['PageUp', page(-pageRows)],
      ]);
  const next = targets.get(key);
  if (next === undefined || next === index || next < 0 || next >= count) return null;
  return next;
}

/** Extra rows on each side while the page is not scrolling, and the least ahead while it is. */
const IDLE = 2;
/** Approximate maximum of rendered cards, to keep wide screens fast. */
const CARDS_MAX = 44;

/** Scrolling direction, and rows passed since the last update of the virtualizer. */
export interface Pace {
  direction: 'forward' | 'backward' | null;
  rows: number;
}

/** Extra rows before and after the visible ones: the faster the scrolling, the more ahead. */
export function overscanOf(
  { direction, rows }: Pace,
  { visible, columns }: { visible: number; columns: number },
): { before: number; after: number } {
  if (direction === null || rows === 0) return { before: IDLE, after: IDLE };
  const spare = Math.floor(CARDS_MAX / columns) - visible - 1;
  const ahead = Math.max(IDLE, Math.min(IDLE + rows * 3, spare));
  return direction === 'forward' ? { before: 1, after: ahead } : { before: ahead, after: 1 };
}

/**
 * Rows to render: the visible ones with extra rows on both sides, and the last used card's row with its
 * neighbours, so that the focus is never lost and Tab and screen readers can continue there.
 */
export function rowsToKeep(
  range: { startIndex: number; endIndex: number; count: number },
  overscan: { before: number; after: number },
  usedRow: number | null,
): number[] {
  const rows = new Set<number>();
  const add = (from: number, to: number) => {
    for (let row = Math.max(from, 0); row <= Math.min(to, range.count - 1); row += 1) rows.add(row);
  };
  add(range.startIndex - overscan.before, range.endIndex + overscan.after);
  if (usedRow !== null) add(usedRow - 1, usedRow + 1);
  return [...rows].sort((a, b) => a - b);
}
