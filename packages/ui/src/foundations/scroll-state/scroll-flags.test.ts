import { describe, expect, it, afterEach, beforeEach, vi } from 'vitest';
import {
  atTop,
  isAtPageEnd,
  isInViewport,
  scrollFlags,
  SCROLL_PX,
  LAZY_THROTTLE_MS,
  throttle,
} from './scroll-flags.ts';

const page = (top: number) => ({ top, height: 800, full: 4000 });
const after = (before: number, top: number) => scrollFlags(atTop, before, page(top));

describe('scrollFlags', () => {
  it(
    'says "scrolled to bottom" when scrolling down beyond 120 px, and not when scrolling up',
    { tags: ['UI-03'] },
    () => {
      expect(after(0, 120).scrolledToBottom).toBe(false);
      expect(after(0, 121).scrolledToBottom).toBe(true);
      expect(after(900, 880).scrolledToBottom).toBe(false);
      const down = after(0, 500);
      expect(scrollFlags(down, 500, page(500)).scrolledToBottom).toBe(true);
      expect(scrollFlags(down, 500, page(499)).scrolledToBottom).toBe(false);
    },
  );

  it('takes a bounce at the end of the page for no move at all', { tags: ['UI-03'] }, () => {
    const down = scrollFlags(atTop, 3000, page(3200));
    const over = scrollFlags(down, 3200, page(3260));
    expect(scrollFlags(over, 3260, page(3200)).scrolledToBottom).toBe(true);
    expect(scrollFlags(atTop, -60, page(0)).scrolledToBottom).toBe(false);
  });

  it('reaches the filters above 420 px', { tags: ['UI-04'] }, () => {
    expect(after(0, 420).filtersReached).toBe(false);
    expect(after(0, 421).filtersReached).toBe(true);
    expect(after(900, 421).filtersReached).toBe(true);
  });

  it('shows the floating block beyond 322 px', { tags: ['UI-05'] }, () => {
    expect(after(0, 322).floating).toBe(false);
    expect(after(0, 323).floating).toBe(true);
  });

  it('is at the end of the page within 30 px, or 20 px when given', { tags: ['UI-06'] }, () => {
    expect(isAtPageEnd(page(3170))).toBe(true);
    expect(isAtPageEnd(page(3169))).toBe(false);
    expect(isAtPageEnd(page(3179), SCROLL_PX.pageEndTight)).toBe(false);
    expect(isAtPageEnd(page(3180), SCROLL_PX.pageEndTight)).toBe(true);
    expect(scrollFlags(atTop, 0, page(3175)).atPageEnd).toBe(true);
    expect(scrollFlags(atTop, 0, page(3175), 20).atPageEnd).toBe(false);
  });

  it('returns the same object while nothing changes', () => {
    const flags = after(0, 500);
    expect(scrollFlags(flags, 500, page(640))).toBe(flags);
    expect(scrollFlags(atTop, 0, page(60))).toBe(atTop);
  });
});

describe('isNear', () => {
  it('is 100 px before the window and 100 px after it', { tags: ['UI-07'] }, () => {
    expect(isInViewport({ top: 900, bottom: 1100 }, 800)).toBe(true);
    expect(isInViewport({ top: 901, bottom: 1100 }, 800)).toBe(false);
    expect(isInViewport({ top: -400, bottom: -100 }, 800)).toBe(true);
    expect(isInViewport({ top: -400, bottom: -101 }, 800)).toBe(false);
  });
});

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
