import type { GameDetail } from '@tulpar/api/contract';
import { useCallback, useEffect, useState, type RefObject } from 'react';

type Orientation = GameDetail['orientation'];

/** `lock` exists in Chromium but not in the DOM types. */
type LockingOrientation = ScreenOrientation & { lock?: (to: 'landscape' | 'portrait') => Promise<void> };

/** Makes the page inert, except `element`, notices and overlays opened later; returns a function that restores it. */
export function isolate(element: Element): () => void {
  const silenced: Element[] = [];
  for (let child = element; child.parentElement && child !== document.body; child = child.parentElement) {
    for (const other of child.parentElement.children) {
      if (other === child || other.hasAttribute('inert') || other.matches('script, style, [data-toaster]'))
        continue;
      if (other.querySelector('[data-toaster]')) continue;
      other.setAttribute('inert', '');
      silenced.push(other);
    }
  }
  return () => {
    for (const other of silenced) other.removeAttribute('inert');
  };
}

/**
 * Requests full screen and, on phones, the game's orientation. Refusals are ignored, because the game fills the
 * window without them too.
 */
async function takeScreen(orientation: Orientation): Promise<void> {
  try {
    await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' });
    if (orientation !== 'any') await (screen.orientation as LockingOrientation).lock?.(orientation);
  } catch {
    // iPhones do not support full screen, and desktops do not support orientation lock.
  }
}

async function giveScreenBack(): Promise<void> {
  try {
    screen.orientation?.unlock?.();
    if (document.fullscreenElement) await document.exitFullscreen();
  } catch {
    // The player has already left full screen.
  }
}

/**
 * Full screen for a game. The CSS classes of `box` fix it over the page, so the iframe never moves and the game
 * continues. The browser's full screen is requested for the whole document, so that dialogs and notices remain
 * visible. Ends on Escape, when the browser leaves full screen, and on unmount.
 */
export function useFullScreen(box: RefObject<HTMLElement | null>, orientation: Orientation) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!isFull || !element) return undefined;
    const undo = isolate(element);
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    let wasNative = document.fullscreenElement !== null;
    const change = () => {
      if (document.fullscreenElement) wasNative = true;
      else if (wasNative) setFull(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
    };
    document.addEventListener('fullscreenchange', change);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('fullscreenchange', change);
      document.removeEventListener('keydown', key);
      style.overflow = overflow;
      undo();
      void giveScreenBack();
    };
  }, [isFull, box]);
  const enter = useCallback(() => {
    setFull(true);
    void takeScreen(orientation);
  }, [orientation]);
  const exit = useCallback(() => setFull(false), []);
  return { isFull, enter, exit };
}
