import { useRef, type PointerEvent } from 'react';

/** Distance a sheet must be pulled to close, px. */
const enough = 80;

/**
 * Closes a bottom sheet by pulling its handle down, in addition to the close button, Escape and a press
 * outside.
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
