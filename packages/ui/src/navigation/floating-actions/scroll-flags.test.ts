import { describe, expect, it } from 'vitest';
import { atTop, isAtPageEnd, scrollFlags, SCROLL_PX } from './scroll-flags.ts';

const page = (top: number) => ({ top, height: 800, full: 4000 });
const after = (before: number, top: number) => scrollFlags(atTop, before, page(top));

describe('scrollFlags', () => {
  it('says "scrolled to bottom" when scrolling down beyond 120 px', { tags: ['UI-03'] }, () => {
    expect(after(0, 120).scrolledToBottom).toBe(false);
    expect(after(0, 121).scrolledToBottom).toBe(true);
    expect(after(900, 880).scrolledToBottom).toBe(false);
    const down = after(0, 500);
    expect(scrollFlags(down, 500, page(500)).scrolledToBottom).toBe(true);
    expect(scrollFlags(down, 500, page(499)).scrolledToBottom).toBe(false);
  });

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
