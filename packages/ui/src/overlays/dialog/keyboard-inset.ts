/** What the browser says about the part of the page in sight, in px; `scale` is the pinch zoom. */
export interface VisibleArea {
  height: number;
  offsetTop: number;
  scale: number;
}

/** Less than this (px) is a bar of the browser that slid in, not a keyboard. */
const bar = 100;

/**
 * How much (px) of the page's lower edge an on-screen keyboard covers. A page zoomed by two fingers shows a part of
 * itself too, but nothing covers it.
 */
export function keyboardInset(pageHeight: number, visible: VisibleArea): number {
  if (visible.scale > 1.01) return 0;
  const covered = Math.round(pageHeight - visible.height - visible.offsetTop);
  return covered >= bar ? covered : 0;
}
