/**
 * Time after an element appeared or disappeared, ms, in which a press was still meant for what was there before.
 * Overlays ignore presses for the same time.
 */
export const SETTLING = 400;

/**
 * Ref of an element that appears over the page without a backdrop. For `SETTLING` ms it lets presses through to the
 * page, for which they were meant.
 */
export function passPresses(element: HTMLElement | null): void {
  if (!element) return;
  const { style } = element;
  style.pointerEvents = 'none';
  setTimeout(() => {
    style.pointerEvents = '';
  }, SETTLING);
}
