import { useCallback } from 'react';

/** Visual viewport in px; `scale` is the pinch zoom. */
interface VisibleArea {
  height: number;
  offsetTop: number;
  scale: number;
}

/** A smaller covered height, px, is a bar of the browser, not a keyboard. */
const bar = 100;

/** Height of an on-screen keyboard over the bottom of the page, px; 0 while the page is zoomed by pinching. */
export function keyboardInset(pageHeight: number, visible: VisibleArea): number {
  if (visible.scale > 1.01) return 0;
  const covered = Math.round(pageHeight - visible.height - visible.offsetTop);
  return covered >= bar ? covered : 0;
}

/**
 * Sets `--keyboard` of an overlay to the height that an on-screen keyboard covers, px, and scrolls the focused field
 * into view. Fixed elements are otherwise behind the keyboard.
 */
export function useKeyboardInset() {
  return useCallback((layer: HTMLElement | null) => {
    const visible = window.visualViewport;
    if (!layer || !visible) return;
    let covered = 0;
    const fit = () => {
      covered = keyboardInset(window.innerHeight, visible);
      layer.style.setProperty('--keyboard', `${covered}px`);
    };
    const bring = () => {
      const field = document.activeElement;
      const body = covered > 0 && layer.contains(field) ? field?.closest('[data-layer-body]') : null;
      if (!field || !body || body === field) return;
      const [box, inside] = [body.getBoundingClientRect(), field.getBoundingClientRect()];
      if (inside.bottom > box.bottom) body.scrollTop += inside.bottom - box.bottom;
      else if (inside.top < box.top) body.scrollTop -= box.top - inside.top;
    };
    // With reduced motion every style change is a transition of 1 ms, so the layer's height is not final in `fit`.
    const watch = new ResizeObserver(bring);
    watch.observe(layer);
    fit();
    visible.addEventListener('resize', fit);
    visible.addEventListener('scroll', fit);
    return () => {
      watch.disconnect();
      visible.removeEventListener('resize', fit);
      visible.removeEventListener('scroll', fit);
    };
  }, []);
}

/** Makes a box focusable while its content overflows, so that keys can scroll it. */
export function useScrollStop() {
  return useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const check = () => {
      if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(check);
    watch.observe(box);
    for (const child of box.children) watch.observe(child);
    check();
    return () => watch.disconnect();
  }, []);
}
