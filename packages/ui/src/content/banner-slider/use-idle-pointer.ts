import { useEffect, useState, type PointerEvent } from 'react';
import { idlePointer, type IdlePointer } from './idle-pointer.ts';

/**
 * Whether the mouse is idle over the slides, with its event handlers. Touch and pen have no pointer to hide.
 */
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
