/** How long presses belong to what was there before something appeared or went away, ms; as for a new overlay. */
export const SETTLING = 400;

/**
 * Lets presses through what has just appeared over the page: they were meant for the page. A ref of something without
 * a backdrop; an overlay ignores them instead, because the page under it is disabled.
 */
export function passPresses(element: HTMLElement | null): void {
  if (!element) return;
  const { style } = element;
  style.pointerEvents = 'none';
  setTimeout(() => {
    style.pointerEvents = '';
  }, SETTLING);
}
