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
