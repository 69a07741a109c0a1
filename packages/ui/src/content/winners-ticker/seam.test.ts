import { expect, it } from 'vitest';
import { staysInSight, advance } from './seam.ts';

const shown = ['b', 'c', 'd'];

it('new cards before the seen ones, or after them, are not seen', () => {
  expect(staysInSight(shown, ['n', 'a', 'b', 'c', 'd', 'e'])).toBe(true);
  expect(staysInSight(shown, ['b', 'c', 'd', 'n'])).toBe(true);
});

it('a seen card that goes, or gets another neighbour, would be', () => {
  expect(staysInSight(shown, ['a', 'b', 'c'])).toBe(false);
  expect(staysInSight(shown, ['a', 'b', 'n', 'c', 'd'])).toBe(false);
  expect(staysInSight(shown, ['a', 'c', 'd'])).toBe(false);
});

it('where nothing stays there is nothing to wait for', () => {
  expect(staysInSight(shown, ['x', 'y'])).toBe(true);
  expect(staysInSight([], ['x'])).toBe(true);
});

it('moves by speed and time', () => {
  expect(advance(10, 50, 30, 1000)).toBe(11.5);
});

it('begins again after a round', () => {
  expect(advance(999, 100, 30, 1000)).toBe(2);
});

it('continues from its position after the page was hidden', () => {
  expect(advance(10, 60_000, 30, 1000)).toBe(13);
  expect(advance(10, -500, 30, 1000)).toBe(10);
});

it('does not move when there is nothing to show twice', () => {
  expect(advance(10, 50, 30, 0)).toBe(10);
  expect(advance(10, 50, 30, Number.NaN)).toBe(10);
});
