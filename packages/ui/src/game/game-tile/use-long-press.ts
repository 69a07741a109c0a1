import { useEffect, useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';

/** Duration of a long press, ms. */
const LONG = 400;
/** A press that moves further than this is a scroll, px. */
const SLACK = 8;

/** Handlers for the pressed element, and whether a long press has opened its overlay. */
export interface LongPress {
  isHeld: boolean;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onContextMenu: (event: SyntheticEvent) => void;
    onClickCapture: (event: SyntheticEvent) => void;
  };
}

/** Opens on a long touch press; closes on a press outside, on scrolling or Escape. Mouse and pen use hover instead. */
export function useLongPress(): LongPress {
  const [isHeld, setHeld] = useState(false);
  const press = useRef<{ timer: number; x: number; y: number; isLong: boolean } | null>(null);
  const element = useRef<Element | null>(null);

  const cancel = () => {
    if (press.current) clearTimeout(press.current.timer);
    if (press.current?.isLong === false) press.current = null;
  };

  useEffect(() => {
    if (!isHeld) return undefined;
    const close = () => setHeld(false);
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && element.current?.contains(target))) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', closeOutside, true);
    document.addEventListener('scroll', close, { capture: true, passive: true });
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside, true);
      document.removeEventListener('scroll', close, true);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isHeld]);
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  return {
    isHeld,
    handlers: {
      onPointerDown: (event) => {
        cancel();
        press.current = null;
        if (event.pointerType !== 'touch' || isHeld) return;
        element.current = event.currentTarget;
        const timer = window.setTimeout(() => {
          if (!press.current) return;
          press.current.isLong = true;
          navigator.vibrate?.(10);
          setHeld(true);
        }, LONG);
        press.current = { timer, x: event.clientX, y: event.clientY, isLong: false };
      },
      onPointerMove: (event) => {
        const from = press.current;
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      // Otherwise the browser's menu for links would cover the tile.
      onContextMenu: (event) => {
        if (press.current) event.preventDefault();
      },
      // The click at the end of a long press must not navigate.
      onClickCapture: (event) => {
        if (!press.current?.isLong) return;
        press.current = null;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
