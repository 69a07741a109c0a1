import { useCallback } from 'react';

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
