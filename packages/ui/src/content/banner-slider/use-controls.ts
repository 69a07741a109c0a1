import { useEffect, useState, type PointerEvent } from 'react';
import type { BannerControls } from './BannerControls.tsx';

/** A pointer over a banner is hidden after this time without movement, ms (BANNER-10). */
const POINTER_MS = 1000;

/** Call `moved` on every pointer move, and `left` when the pointer leaves. */
interface IdlePointer {
  moved: () => void;
  left: () => void;
}

/** Calls `onChange` when a pointer has not moved for `ms`, and when it moves again or leaves (BANNER-10). */
export function idlePointer(onChange: (idle: boolean) => void, ms: number = POINTER_MS): IdlePointer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle = false;
  const say = (next: boolean) => {
    if (idle === next) return;
    idle = next;
    onChange(next);
  };
  return {
    moved() {
      clearTimeout(timer);
      timer = setTimeout(() => say(true), ms);
      say(false);
    },
    left() {
      clearTimeout(timer);
      say(false);
    },
  };
}

type Controls = typeof BannerControls;

let known: Controls | undefined;

/**
 * Controls and rotation of the slider; undefined while they load. The first banner is visible without them, and
 * remains if they fail to load.
 */
export function useControls(): Controls | undefined {
  const [controls, setControls] = useState(() => known);
  useEffect(() => {
    if (known) return undefined;
    let isCancelled = false;
    const load = async () => {
      known = (await import('./BannerControls.tsx')).BannerControls;
      if (!isCancelled) setControls(() => known);
    };
    // Without the controls the first banner remains; no error is shown.
    load().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, []);
  return controls;
}

/** Whether the mouse is idle over the slides, with its event handlers. Touch and pen have no pointer to hide. */
export function useIdlePointer() {
  const [idle, setIdle] = useState(false);
  const [pointer] = useState<IdlePointer>(() => idlePointer(setIdle));
  useEffect(() => pointer.left, [pointer]);
  return {
    idle,
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') pointer.moved();
    },
    onPointerLeave: () => pointer.left(),
  };
}
