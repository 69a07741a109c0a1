import type { GameDetail } from '@tulpar/api/contract';
import { useCallback, useEffect, useState, type RefObject } from 'react';

type Orientation = GameDetail['orientation'];

/** Chromium can hold the screen in a position while it is full; the type of the DOM library does not know it. */
type LockingOrientation = ScreenOrientation & { lock?: (to: 'landscape' | 'portrait') => Promise<void> };

/**
 * Makes everything but `element` and what is opened later unreachable; returns the way back. Notices stay in reach.
 */
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

/** Asks the browser for the whole screen, and for the game's position on a phone. Refusals are no news: the page fills the window anyway. */
async function takeScreen(orientation: Orientation): Promise<void> {
  try {
    await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' });
    if (orientation !== 'any') await (screen.orientation as LockingOrientation).lock?.(orientation);
  } catch {
    // An iPhone has no full screen for pages, and desktops do not turn.
  }
}

async function giveScreenBack(): Promise<void> {
  try {
    screen.orientation?.unlock?.();
    if (document.fullscreenElement) await document.exitFullscreen();
  } catch {
    // The player was faster: it is given back already.
  }
}

/**
 * The game over the whole screen. `box` is laid over the page by its own classes, so its frame never moves and the game
 * goes on; the browser's full screen comes on top where there is one. Windows and notices stay visible over it, because
 * the whole document is what is shown. Ends on Escape, with the browser's full screen, and when the game is left.
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
