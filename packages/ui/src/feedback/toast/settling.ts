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

/**
 * `passPresses` for a card without a backdrop that its own buttons close: presses that follow one on it were not meant
 * for the page either.
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
