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

/** Gaps of the grid of games: closer on phones. */
export const gaps: Readonly<Record<'phone' | 'wide', GridGap>> = {
  phone: { x: 8, y: 14 },
  wide: { x: 12, y: 18 },
};

/** As many columns as fit at `min` px or more, never fewer than two; the same rule as the grid that is not virtual. */
export function gridGeometry(width: number, gap: number, min: number): GridGeometry {
  const columns = Math.max(2, Math.floor((width + gap) / (min + gap)));
  return { columns, columnWidth: Math.max((width - gap * (columns - 1)) / columns, 0) };
}

/**
 * Height of a game tile of this width, whole px: a 460 × 614 cover and a caption line. Measured again once it is drawn, in
 * whole px too: as long as both agree nothing is drawn anew for it.
 */
export function tileHeight(columnWidth: number): number {
  return Math.round((columnWidth * 614) / 460 + 22);
}

/** A key as an event names it. */
interface Key {
  key: string;
  ctrlKey: boolean;
}

/** Where a card stands: its place, the columns of the grid, how many cards there are, and rows of a screenful. */
export interface CardPosition {
  index: number;
  columns: number;
  count: number;
  pageRows: number;
}

/** Which card a key leads to, or null when the key means nothing here or leads nowhere. */
export function cardByKey(
  { key, ctrlKey }: Key,
  { index, columns, count, pageRows }: CardPosition,
): number | null {
  const column = index % columns;
  const lastRow = Math.floor((count - 1) / columns);
  // The last row may be too short for the column: then the row above ends it.
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

/** Rows drawn beyond those in sight while the page stands still. */
const IDLE = 2;
/** About so many cards may be drawn at once: more would make a wide screen slow for nothing. */
const CARDS_MAX = 44;

/** How the page moves: which way, and how many rows it went since it was last looked at. */
export interface Pace {
  direction: 'forward' | 'backward' | null;
  rows: number;
}

/** Rows to draw before and after those in sight: the faster the page moves, the more of them lie where it goes. */
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
 * Rows to keep in the page: those in sight with some more on both sides, and the row of the card used last with its
 * neighbours, so that the focus is never lost, Tab has where to enter and a screen reader can go on from there.
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
