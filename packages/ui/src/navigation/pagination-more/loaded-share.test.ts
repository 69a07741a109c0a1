import { expect, it } from 'vitest';
import { loadedShare } from './PaginationMore.tsx';

it('is the part of the list that is shown', () => {
  expect(loadedShare(40, 160)).toBe(0.25);
  expect(loadedShare(160, 160)).toBe(1);
});

it('stays between nothing and all whatever it is given', () => {
  for (const [shown, total] of [
    [5, 0],
    [-4, 10],
    [Number.NaN, 10],
    [3, Number.NaN],
    [0, -1],
  ] as const)
    expect(loadedShare(shown, total)).toBe(0);
  expect(loadedShare(200, 160)).toBe(1);
  expect(loadedShare(Number.POSITIVE_INFINITY, 160)).toBe(1);
});
