import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idlePointer } from './use-controls.ts';

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
