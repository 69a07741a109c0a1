import { expect, it } from 'vitest';
import { staysInSight } from './seam.ts';

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
