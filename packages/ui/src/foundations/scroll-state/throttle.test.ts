import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LAZY_THROTTLE_MS, throttle } from './scroll-flags.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs immediately, then once per 300 ms, the last call included', { tags: ['UI-07'] }, () => {
  const task = vi.fn();
  const calm = throttle(task, LAZY_THROTTLE_MS);
  calm();
  expect(task).toHaveBeenCalledTimes(1);
  calm();
  calm();
  vi.advanceTimersByTime(299);
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3000);
  expect(task).toHaveBeenCalledTimes(2);
  calm();
  expect(task).toHaveBeenCalledTimes(3);
});

it('forgets what waits when it is cancelled', () => {
  const task = vi.fn();
  const calm = throttle(task, 300);
  calm();
  calm();
  calm.cancel();
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledTimes(1);
});
