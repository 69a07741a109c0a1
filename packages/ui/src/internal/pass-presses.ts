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

/**
 * `passPresses` for a card without a backdrop that its own buttons close: a press that follows one on the card was not
 * meant for the page either.
 */
export function guardPresses(element: HTMLElement | null): void {
  passPresses(element);
  element?.addEventListener('click', () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const cover = document.body.appendChild(document.createElement('div'));
    cover.style.cssText = `position:fixed;z-index:40;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    setTimeout(() => cover.remove(), SETTLING);
  });
}
