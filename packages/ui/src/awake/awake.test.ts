import { expect, it, vi } from 'vitest';
import { createAwake } from './awake.ts';

it.each(['scroll', 'touchstart', 'wheel', 'keydown', 'pointermove'])('%s wakes once', (sign) => {
  const page = new EventTarget();
  const { isAwake, onAwake } = createAwake(page);
  const told = vi.fn();
  onAwake(told);
  expect(isAwake()).toBe(false);
  page.dispatchEvent(new Event(sign));
  page.dispatchEvent(new Event(sign));
  expect(isAwake()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  const late = vi.fn();
  onAwake(late);
  page.dispatchEvent(new Event(sign));
  expect(late).not.toHaveBeenCalled();
});

it('who no longer waits is not told', () => {
  const page = new EventTarget();
  const told = vi.fn();
  createAwake(page).onAwake(told)();
  page.dispatchEvent(new Event('scroll'));
  expect(told).not.toHaveBeenCalled();
});
