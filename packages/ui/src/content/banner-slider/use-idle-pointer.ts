import { useEffect, useState, type PointerEvent } from 'react';
import { idlePointer, type IdlePointer } from './idle-pointer.ts';

/** Whether the mouse rests over the slides, and handlers to know it by. Fingers and pens have no pointer to hide. */
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
