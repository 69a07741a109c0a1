import { useRef, type PointerEvent } from 'react';

/** How far (px) a sheet must be pulled to close when let go. */
const enough = 80;

/**
 * Pulling a bottom sheet down by its handle closes it. A convenience beside the close button, Escape and a press
 * outside, never the only way.
 */
export function useSheetDrag(onClose: () => void) {
  const from = useRef<number | null>(null);
  const sheet = useRef<HTMLElement | null>(null);

  const settle = () => {
    from.current = null;
    if (sheet.current) sheet.current.style.translate = '';
    sheet.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      from.current = event.clientY;
      sheet.current = event.currentTarget.closest<HTMLElement>('[role="dialog"]');
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current === null || !sheet.current) return;
      sheet.current.style.translate = `0 ${Math.max(event.clientY - from.current, 0)}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const pulled = from.current === null ? 0 : event.clientY - from.current;
      settle();
      if (pulled > enough) onClose();
    },
    onPointerCancel: settle,
  };
}
