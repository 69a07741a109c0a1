import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idlePointer } from './use-controls.ts';
import { blurHeight } from './box.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a pointer that rests for 1 s is idle until it moves', { tags: ['BANNER-10'] }, () => {
  const said = vi.fn();
  const pointer = idlePointer(said);
  pointer.moved();
  vi.advanceTimersByTime(999);
  pointer.moved();
  vi.advanceTimersByTime(999);
  expect(said).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(said).toHaveBeenLastCalledWith(true);
  pointer.moved();
  expect(said).toHaveBeenLastCalledWith(false);
  expect(said).toHaveBeenCalledTimes(2);
});

it('a pointer that left is never idle', { tags: ['BANNER-10'] }, () => {
  const said = vi.fn();
  const pointer = idlePointer(said);
  pointer.moved();
  pointer.left();
  vi.advanceTimersByTime(5000);
  expect(said).not.toHaveBeenCalled();
});

it('draws a strip of the given height, never above the slider', { tags: ['BANNER-02'] }, () => {
  expect(blurHeight(120)).toBe(120);
  expect(blurHeight(119.6)).toBe(120);
  expect(blurHeight(9000)).toBe(266);
  expect(blurHeight(Number.POSITIVE_INFINITY)).toBe(266);
});

it('draws none for nothing, less than nothing and no number', () => {
  for (const height of [0, -20, Number.NaN]) expect(blurHeight(height)).toBeNull();
});
