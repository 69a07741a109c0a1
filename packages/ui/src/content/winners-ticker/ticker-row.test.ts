import { expect, it } from 'vitest';
import { hasSameNeighbours, advance } from './ticker-row.ts';

const shown = ['b', 'c', 'd'];

it('new cards before or after the visible ones change nothing that is visible', () => {
  expect(hasSameNeighbours(shown, ['n', 'a', 'b', 'c', 'd', 'e'])).toBe(true);
  expect(hasSameNeighbours(shown, ['b', 'c', 'd', 'n'])).toBe(true);
});

it('a visible card that is removed or gets another neighbour is a visible change', () => {
  expect(hasSameNeighbours(shown, ['a', 'b', 'c'])).toBe(false);
  expect(hasSameNeighbours(shown, ['a', 'b', 'n', 'c', 'd'])).toBe(false);
  expect(hasSameNeighbours(shown, ['a', 'c', 'd'])).toBe(false);
});

it('a list without any of the visible cards need not wait', () => {
  expect(hasSameNeighbours(shown, ['x', 'y'])).toBe(true);
  expect(hasSameNeighbours([], ['x'])).toBe(true);
});

it('moves by speed and time', () => {
  expect(advance(10, 50, 30, 1000)).toBe(11.5);
});

it('begins again after the end of the list', () => {
  expect(advance(999, 100, 30, 1000)).toBe(2);
});

it('continues from its position after the page was hidden', () => {
  expect(advance(10, 60_000, 30, 1000)).toBe(13);
  expect(advance(10, -500, 30, 1000)).toBe(10);
});

it('does not move without a width', () => {
  expect(advance(10, 50, 30, 0)).toBe(10);
  expect(advance(10, 50, 30, Number.NaN)).toBe(10);
});
