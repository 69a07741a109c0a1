import { expect, it, vi } from 'vitest';
import { createFirstInteraction } from './first-interaction.ts';

it.each(['scroll', 'touchstart', 'wheel', 'keydown', 'pointermove'])('%s wakes once', (sign) => {
  const page = new EventTarget();
  const { hasInteracted, onFirstInteraction } = createFirstInteraction(page);
  const told = vi.fn();
  onFirstInteraction(told);
  expect(hasInteracted()).toBe(false);
  page.dispatchEvent(new Event(sign));
  page.dispatchEvent(new Event(sign));
  expect(hasInteracted()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  const late = vi.fn();
  onFirstInteraction(late);
  page.dispatchEvent(new Event(sign));
  expect(late).not.toHaveBeenCalled();
});

it('who no longer waits is not told', () => {
  const page = new EventTarget();
  const told = vi.fn();
  createFirstInteraction(page).onFirstInteraction(told)();
  page.dispatchEvent(new Event('scroll'));
  expect(told).not.toHaveBeenCalled();
});
