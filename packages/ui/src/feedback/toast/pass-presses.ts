/**
 * How long presses are still meant for what was there before something appeared or went away, ms; as long as a new
 * overlay ignores them.
 */
export const SETTLING = 400;

/**
 * Ref of an element that appears over the page: at first it lets presses through to the page, for which they were
 * meant. Only without a backdrop; an overlay ignores them instead, because the page under it is disabled.
 */
export function passPresses(element: HTMLElement | null): void {
  if (!element) return;
  const { style } = element;
  style.pointerEvents = 'none';
  setTimeout(() => {
    style.pointerEvents = '';
  }, SETTLING);
}
