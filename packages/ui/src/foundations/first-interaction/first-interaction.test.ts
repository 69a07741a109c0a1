import { expect, it, vi } from 'vitest';
import { createFirstInteraction } from './index.ts';

it.each(['scroll', 'touchstart', 'wheel', 'keydown', 'pointermove'])('%s wakes once', (sign) => {
  const page = new EventTarget();
  const { hasInteracted, onFirstInteraction } = createFirstInteraction(page);
  const listener = vi.fn();
  onFirstInteraction(listener);
  expect(hasInteracted()).toBe(false);
  page.dispatchEvent(new Event(sign));
  page.dispatchEvent(new Event(sign));
  expect(hasInteracted()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  const lateListener = vi.fn();
  onFirstInteraction(lateListener);
  page.dispatchEvent(new Event(sign));
  expect(lateListener).not.toHaveBeenCalled();
});

it('a removed listener is not called', () => {
  const page = new EventTarget();
  const listener = vi.fn();
  createFirstInteraction(page).onFirstInteraction(listener)();
  page.dispatchEvent(new Event('scroll'));
  expect(listener).not.toHaveBeenCalled();
});
