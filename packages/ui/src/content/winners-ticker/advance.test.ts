import { expect, it } from 'vitest';
import { advance } from './advance.ts';

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
