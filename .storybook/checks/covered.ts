import { describeElement, liveFocusable } from './elements.ts';

/** The fixed or sticky element over the middle of a control, or null. A toast does not count, because it disappears. */
function coverOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit?.closest('[data-toaster]')) return null;
  for (let over = hit; over && !over.contains(element); over = over.parentElement)
    if (/^(fixed|sticky)$/.test(getComputedStyle(over).position)) return over;
  return null;
}

/** Finds controls that a fixed or sticky element covers when they get the focus, in both directions of Tab. */
export function findCoveredFocus() {
  const first = document.activeElement;
  const { scrollX, scrollY } = window;
  const controls = liveFocusable().filter((element) => element.tabIndex >= 0);
  const findings = new Set<string>();
  for (const element of [...controls, ...controls.toReversed()]) {
    if (!element.isConnected) continue;
    element.focus();
    // Skip a control that did not get the focus, because a modal layer traps it or a list moved it.
    const cover = document.activeElement === element ? coverOf(element) : null;
    if (cover) findings.add(`focus is under ${describeElement(cover)} on ${describeElement(element)}`);
  }
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  window.scrollTo(scrollX, scrollY);
  return [...findings];
}
