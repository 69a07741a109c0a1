import { expect, it } from 'vitest';
import { blurHeight } from './box.ts';

it('draws a strip of the given height, never above the slider', { tags: ['BANNER-02'] }, () => {
  expect(blurHeight(120)).toBe(120);
  expect(blurHeight(119.6)).toBe(120);
  expect(blurHeight(9000)).toBe(266);
  expect(blurHeight(Number.POSITIVE_INFINITY)).toBe(266);
});

it('draws none for nothing, less than nothing and no number', () => {
  for (const height of [0, -20, Number.NaN]) expect(blurHeight(height)).toBeNull();
});
