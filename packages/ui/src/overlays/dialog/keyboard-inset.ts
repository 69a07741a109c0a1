/** Visual viewport in px; `scale` is the pinch zoom. */
export interface VisibleArea {
  height: number;
  offsetTop: number;
  scale: number;
}

/** Less than this (px) is a browser bar, not a keyboard. */
const bar = 100;

/**
 * Height (px) of the page's bottom edge covered by an on-screen keyboard. A pinch-zoomed page also shows only
 * a part, but nothing covers it.
 */
export function keyboardInset(pageHeight: number, visible: VisibleArea): number {
  if (visible.scale > 1.01) return 0;
  const covered = Math.round(pageHeight - visible.height - visible.offsetTop);
  return covered >= bar ? covered : 0;
}
