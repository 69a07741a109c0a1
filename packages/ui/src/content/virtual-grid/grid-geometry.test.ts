import { describe, expect, it } from 'vitest';
import { cardByKey, gridGeometry, overscanOf, rowsToKeep, tileHeight } from './grid-geometry.ts';

describe('gridGeometry', () => {
  it('has two columns of 175 px at 390 px and never fewer than two', () => {
    expect(gridGeometry(358, 8)).toEqual({ columns: 2, columnWidth: 175 });
    expect(gridGeometry(288, 8)).toEqual({ columns: 2, columnWidth: 140 });
    expect(gridGeometry(0, 8)).toEqual({ columns: 2, columnWidth: 0 });
  });

  it('has six columns on a page of 1440 px', () => {
    expect(gridGeometry(1128, 12).columns).toBe(6);
    expect(gridGeometry(1110, 12)).toEqual({ columns: 6, columnWidth: 175 });
    expect(gridGeometry(1109, 12).columns).toBe(5);
  });
});

it('a tile is a cover and a line', () => {
  expect(tileHeight(460)).toBe(636);
});

describe('cardByKey', () => {
  const from = (key: string, index: number, ctrlKey = false) =>
    cardByKey({ key, ctrlKey }, { index, columns: 3, count: 11, pageRows: 2 });

  it('moves along the row and between rows', () => {
    expect(from('ArrowRight', 4)).toBe(5);
    expect(from('ArrowLeft', 3)).toBe(2);
    expect(from('ArrowDown', 4)).toBe(7);
    expect(from('ArrowUp', 4)).toBe(1);
  });

  it('jumps to the ends of the row, with Ctrl to the ends of the list', () => {
    expect(from('Home', 5)).toBe(3);
    expect(from('End', 3)).toBe(5);
    expect(from('End', 9)).toBe(10);
    expect(from('Home', 7, true)).toBe(0);
    expect(from('End', 7, true)).toBe(10);
  });

  it('goes a screenful up or down and stays in its column', () => {
    expect(from('PageDown', 1)).toBe(7);
    expect(from('PageDown', 4)).toBe(10);
    expect(from('PageDown', 5)).toBe(8);
    expect(from('PageUp', 10)).toBe(4);
    expect(from('PageUp', 4)).toBe(1);
    expect(from('PageDown', 10)).toBeNull();
    expect(from('PageDown', 8)).toBeNull();
    expect(from('PageUp', 2)).toBeNull();
    expect(
      cardByKey({ key: 'PageDown', ctrlKey: false }, { index: 1, columns: 3, count: 2, pageRows: 2 }),
    ).toBeNull();
  });

  it('leads nowhere past the ends, and means nothing by other keys', () => {
    expect(from('ArrowRight', 10)).toBeNull();
    expect(from('ArrowLeft', 0)).toBeNull();
    expect(from('ArrowUp', 2)).toBeNull();
    expect(from('ArrowDown', 9)).toBeNull();
    expect(from('Home', 3)).toBeNull();
    expect(from('Enter', 3)).toBeNull();
    expect(from('toString', 3)).toBeNull();
  });
});

describe('overscanOf', () => {
  const sight = { visible: 4, columns: 2 };

  it('renders two rows on both sides while the page is not scrolling', () => {
    expect(overscanOf({ direction: null, rows: 9 }, sight)).toEqual({ before: 2, after: 2 });
    expect(overscanOf({ direction: 'forward', rows: 0 }, sight)).toEqual({ before: 2, after: 2 });
  });

  it('draws the more rows ahead the faster the page moves, and only one behind', () => {
    expect(overscanOf({ direction: 'forward', rows: 1 }, sight)).toEqual({ before: 1, after: 5 });
    expect(overscanOf({ direction: 'backward', rows: 3 }, sight)).toEqual({ before: 11, after: 1 });
  });

  it('never draws more than about forty-four cards, and never fewer than two rows ahead', () => {
    for (const columns of [2, 3, 4, 6, 8, 10])
      for (const rows of [1, 5, 1000]) {
        const { before, after } = overscanOf({ direction: 'forward', rows }, { visible: 5, columns });
        expect(after).toBeGreaterThanOrEqual(2);
        expect((before + 5 + after) * columns).toBeLessThanOrEqual(Math.max(44, 8 * columns));
      }
  });
});

describe('rowsToKeep', () => {
  const range = { startIndex: 10, endIndex: 12, count: 100 };
  const two = { before: 2, after: 2 };

  it('keeps what is in sight and some more', () => {
    expect(rowsToKeep(range, two, null)).toEqual([8, 9, 10, 11, 12, 13, 14]);
    expect(rowsToKeep(range, { before: 1, after: 4 }, null)).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
    expect(rowsToKeep({ ...range, startIndex: 0, endIndex: 1 }, two, null)).toEqual([0, 1, 2, 3]);
    expect(rowsToKeep({ ...range, startIndex: 98, endIndex: 99 }, two, null)).toEqual([96, 97, 98, 99]);
  });

  it('keeps the row with the focus and its neighbours, in order', () => {
    expect(rowsToKeep(range, two, 0)).toEqual([0, 1, 8, 9, 10, 11, 12, 13, 14]);
    expect(rowsToKeep(range, two, 50)).toEqual([8, 9, 10, 11, 12, 13, 14, 49, 50, 51]);
    expect(rowsToKeep(range, two, 11)).toEqual([8, 9, 10, 11, 12, 13, 14]);
  });
});
